#include "model/shape/made_shapes.h"

#include "model/base/texts.h"
#include "model/cost/weigh.h"
#include "model/scene/seen_mesh.h"
#include "model/shape/texts.h"

#include <algorithm>
#include <string>
#include <tuple>
#include <utility>

namespace wb::shape {
namespace {

FitOptions optionsFor(const FittedPart& part, const ShapeRequest& request, double diagonal) {
  FitOptions options;
  const double factor = request.within.isShare ? diagonal : 1;
  options.tolerance = request.within.value * factor;
  options.rules.perHull = part.profile[cost::Key::hull_cost];
  options.rules.perCorner = part.profile[cost::Key::hull_vertex_cost];
  options.rules.mostCorners = request.mostCorners;
  options.mostPieces = request.mostPieces;
  options.threads = request.threads;
  if (!part.asset || !part.asset->physicsConvex) return options;
  const asset::PhysicsConvex& convex = *part.asset->physicsConvex;
  for (const asset::HullPoints& hull : convex.hulls) {
    options.own.push_back(asset::toPoints(hull, convex.domain));
    for (glm::dvec3& point : options.own.back()) point *= part.itself().scale;
  }
  return options;
}

/// What the linkset costs with that shape.
void weighWith(const FittedPart& part, MadeShape& made) {
  scene::Linkset linkset = part.linkset;
  linkset.parts[part.part].shapeType = scene::ShapeType::prim;
  std::vector<cost::PartStatistics> statistics = part.statistics;
  cost::PartStatistics& own = statistics[part.part];
  own.decomposition = {made.shape.pieces.size(), 0};
  for (const Piece& piece : made.shape.pieces) own.decomposition.vertices += piece.corners().size();
  own.triangleMesh.reset();
  own.unknown.hullList = false;
  own.unknown.physicsMesh = false;
  const cost::LinksetCost costs = cost::weigh(linkset, statistics, part.profile);
  made.physics = costs.parts[part.part].physicsStatic;
  made.physicsPhysical = costs.parts[part.part].physicsDynamic;
  made.landImpact = costs.landImpact;
}

bool isBeaten(const MadeShape& shape, const MadeShape& other) {
  const double cost = shape.physics.value_or(0);
  const double otherCost = other.physics.value_or(0);
  const double error = shape.shape.error.error();
  const double otherError = other.shape.error.error();
  return otherCost <= cost && otherError <= error && (otherCost < cost || otherError < error);
}

void markBest(std::vector<MadeShape>& shapes, const std::optional<double>& budget) {
  MadeShape* best = nullptr;
  const auto rank = [&](const MadeShape& shape) {
    const double cost = shape.physics.value_or(0);
    const double error = shape.shape.error.error();
    return budget ? std::tuple(error, cost) : std::tuple(cost, error);
  };
  for (MadeShape& shape : shapes) {
    shape.isOnFront = std::ranges::none_of(
        shapes, [&](const MadeShape& other) { return isBeaten(shape, other); });
    const bool isAllowed =
        budget ? shape.physics && *shape.physics <= *budget + 1e-9 : shape.shape.isWithin();
    if (isAllowed && (!best || rank(shape) < rank(*best))) best = &shape;
  }
  if (best) best->isChosen = true;
}

Result<FittedShape> made(const mesh::TriangleMesh& seen, const Result<Solid>& solid,
                         const FitMethod& method, const FitOptions& options,
                         const std::optional<double>& budget, const Task& task) {
  if (budget) return fittedFor(seen, *budget, method, options, task);
  return fitted(*solid, method, options, task);
}

}  // namespace

Result<Loaded<std::vector<MadeShape>>> makeShapes(const FittedPart& part,
                                                  const ShapeRequest& request, const Task& task) {
  if (part.itself().kind != scene::PartKind::mesh) return failure(shapeTexts["shape.no_mesh"]);
  const mesh::TriangleMesh seen = scene::seenMesh(part.itself(), part.asset);
  if (seen.triangles.empty()) return failure(shapeTexts["shape.no_triangles"]);
  const FitOptions options = optionsFor(part, request, boxDiagonal(seen));
  const auto solid = solidFor(seen, options.tolerance, task);
  if (!solid) return tl::unexpected(solid.error());
  Loaded<std::vector<MadeShape>> all;
  for (std::size_t i = 0; i < request.methods.size(); ++i) {
    const FitMethod& method = request.methods[i];
    const Task inner = task.inside([&](double fraction, std::string_view) {
      task.report((static_cast<double>(i) + fraction) / static_cast<double>(request.methods.size()),
                  method.name);
    });
    inner.report(0, {});
    auto shape = made(seen, solid, method, options, request.budget, inner);
    if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
    if (!shape) {
      all.findings.push_back(inPlace(std::move(shape).error(), method.name));
      all.findings.back().severity = Severity::warning;
      continue;
    }
    MadeShape& added = all.value.emplace_back();
    added.shape = std::move(*shape);
    weighWith(part, added);
  }
  markBest(all.value, request.budget);
  return all;
}

ConvexPieces inUnitCube(const std::vector<Piece>& pieces, const glm::dvec3& scale) {
  ConvexPieces hulls;
  for (const Piece& piece : pieces) {
    hulls.push_back(piece.corners());
    for (glm::dvec3& point : hulls.back()) point /= scale;
  }
  return hulls;
}

}  // namespace wb::shape
