#include "model/shape/fitting.h"

#include "model/base/texts.h"
#include "model/mesh/convex_hull.h"
#include "model/octree/boxes.h"
#include "model/shape/cover.h"
#include "model/shape/octree_shapes.h"
#include "model/shape/surface_samples.h"
#include "model/shape/texts.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

namespace wb::shape {
namespace {

constexpr std::size_t deepestBoxes = 7;

/// Of finite corners that span a volume.
Result<Piece> pieceAround(const std::vector<glm::dvec3>& points, std::size_t mostCorners) {
  if (auto piece = Piece::of(points); piece && piece->corners().size() <= mostCorners)
    return std::move(*piece);
  auto hull = mesh::enclosingHull(points, std::max<std::size_t>(mostCorners, 8));
  if (!hull) return failure(std::move(hull));
  if (auto piece = Piece::of(hull->vertices)) return std::move(*piece);
  return failure(shapeTexts["shape.no_volume"]);
}

Result<std::vector<Piece>> piecesOf(const ConvexPieces& hulls, const FitOptions& options) {
  std::vector<Piece> pieces;
  for (std::size_t i = 0; i < hulls.size(); ++i) {
    auto piece = pieceAround(hulls[i], options.rules.mostCorners);
    if (!piece)
      return tl::unexpected(inPlace(std::move(piece).error(), "hull " + std::to_string(i + 1)));
    pieces.push_back(std::move(*piece));
  }
  return pieces;
}

double errorWithin(const Solid& solid, const std::vector<Piece>& pieces) {
  return std::max(overfillOf(solid, pieces).distance, shortfallOf(solid, pieces).distance);
}

/// Only what the pieces come close to must stay covered.
std::vector<glm::dvec3> placesNear(const Solid& solid, const std::vector<Piece>& pieces,
                                   double tolerance) {
  std::vector<glm::dvec3> places;
  const double spacing = std::max(tolerance / 4, solid.diagonal() / 250);
  for (const SurfaceSample& sample : surfaceSamples(solid, spacing))
    if (unionDistance(pieces, sample.place) <= tolerance) places.push_back(sample.place);
  return places;
}

/// Triangles with finite corners, and only those corners.
mesh::TriangleMesh usablePart(const mesh::TriangleMesh& mesh) {
  mesh::TriangleMesh usable;
  constexpr std::uint32_t none = 0xFFFF'FFFF;
  std::vector<std::uint32_t> places(mesh.positions.size(), none);
  for (mesh::Triangle triangle : mesh.triangles) {
    const bool isFinite = std::ranges::all_of(triangle, [&](std::uint32_t corner) {
      const glm::dvec3& place = mesh.positions[corner];
      return std::isfinite(place.x) && std::isfinite(place.y) && std::isfinite(place.z);
    });
    if (!isFinite) continue;
    for (std::uint32_t& corner : triangle) {
      std::uint32_t& place = places[corner];
      if (place == none) {
        place = static_cast<std::uint32_t>(usable.positions.size());
        usable.positions.push_back(mesh.positions[corner]);
      }
      corner = place;
    }
    usable.triangles.push_back(triangle);
  }
  return usable;
}

}  // namespace

const std::vector<FitMethod>& fitMethods() {
  static const std::vector<FitMethod> all{
      {"base", baseHull}, {"boxes", mergedBoxes}, {"drop", dropped}, {"cover", covered}};
  return all;
}

Result<std::vector<Piece>> baseHull(const Solid& solid, const FitOptions& options,
                                    const Task& task) {
  if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
  auto piece = pieceAround(solid.mesh().positions, options.rules.mostCorners);
  if (!piece) return failure(std::move(piece));
  return std::vector<Piece>{std::move(*piece)};
}

Result<std::vector<Piece>> mergedBoxes(const Solid& solid, const FitOptions& options,
                                       const Task& task) {
  std::vector<Piece> best;
  for (std::size_t depth = 1; depth <= deepestBoxes; ++depth) {
    if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
    const auto boxes = octreeBoxes(solid.mesh(), {.voxels = {depth, octree::Fill::surface}}, task);
    if (!boxes) return tl::unexpected(boxes.error());
    if (boxes->size() > options.mostPieces) break;
    auto pieces = piecesOf(*boxes, options);
    if (!pieces) return pieces;
    best = std::move(*pieces);
    if (errorWithin(solid, best) <= options.tolerance) break;
  }
  if (best.empty())
    return failure(shapeTexts["shape.too_many_boxes"], {{"limit", options.mostPieces}});
  return best;
}

Result<std::vector<Piece>> dropped(const Solid& solid, const FitOptions& options,
                                   const Task& task) {
  auto pieces =
      options.own.empty() ? mergedBoxes(solid, options, task) : piecesOf(options.own, options);
  if (!pieces) return pieces;
  constexpr double slack = 0.95;  // Between places, the distance is a little more.
  const double reach = std::max(options.tolerance * slack, 0.0);
  Coverage coverage(std::make_shared<const Places>(placesNear(solid, *pieces, reach), reach));
  for (Piece& piece : *pieces) coverage.add(std::move(piece));
  tighten(solid, coverage, rulesWithin(solid, options.rules, options.tolerance), task);
  if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
  return coverage.pieces();
}

Result<std::vector<Piece>> covered(const Solid& solid, const FitOptions& options,
                                   const Task& task) {
  CoverOptions cover;
  cover.tolerance = options.tolerance;
  cover.rules = options.rules;
  cover.mostPieces = options.mostPieces;
  cover.mostCost = options.mostCost;
  cover.threads = options.threads;
  auto pieces = coverOf(solid, cover, task);
  if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
  if (pieces.empty()) return failure(shapeTexts["shape.nothing_fits"]);
  return pieces;
}

Result<Solid> solidFor(const mesh::TriangleMesh& mesh, double tolerance, const Task& task) {
  const mesh::TriangleMesh usable = usablePart(mesh);
  if (usable.triangles.empty()) return failure(shapeTexts["shape.no_triangles"]);
  const double diagonal = boxDiagonal(usable);
  const double share = diagonal > 0 ? tolerance / diagonal : 1;
  SolidOptions options;
  options.cells = static_cast<int>(std::clamp(3.2 / share, 96.0, 240.0));
  options.margin = std::min(share, 0.25) + 0.005;
  return Solid::of(usable, options, task);
}

Result<FittedShape> fitted(const Solid& solid, const FitMethod& method, const FitOptions& options,
                           const Task& task) {
  auto pieces = method.fit(solid, options, task);
  if (!pieces) return failure(std::move(pieces));
  FittedShape shape{method.name, std::move(*pieces), {}, options.tolerance};
  shape.error = errorOf(solid, shape.pieces);
  return shape;
}

Result<FittedShape> fittedFor(const mesh::TriangleMesh& mesh, double budget,
                              const FitMethod& method, const FitOptions& given, const Task& task) {
  constexpr int trials = 5;
  const mesh::TriangleMesh usable = usablePart(mesh);
  if (usable.triangles.empty()) return failure(shapeTexts["shape.no_triangles"]);
  const double diagonal = boxDiagonal(usable);
  double low = std::log(0.008);
  double high = std::log(0.2);
  std::optional<FittedShape> best;
  for (int trial = 0; trial < trials; ++trial) {
    FitOptions options = given;
    const double middle = (low + high) / 2;
    options.tolerance = diagonal * std::exp(middle);
    options.mostCost = budget;
    const auto solid = solidFor(usable, options.tolerance, task);
    if (!solid) return tl::unexpected(solid.error());
    auto shape = fitted(*solid, method, options, task);
    if (!shape) return shape;
    const double cost = costOf(shape->pieces, options.rules);
    const bool isAffordable = cost <= budget;
    const bool isBetter = !best || (isAffordable && costOf(best->pieces, options.rules) <= budget
                                        ? shape->error.error() < best->error.error()
                                        : cost < costOf(best->pieces, options.rules));
    if (isBetter) best = std::move(*shape);
    (isAffordable ? high : low) = middle;
  }
  return std::move(*best);
}

double costOf(const std::vector<Piece>& pieces, const PieceRules& rules) {
  double cost = 0;
  for (const Piece& piece : pieces) cost += rules.costOf(piece);
  return cost;
}

}  // namespace wb::shape
