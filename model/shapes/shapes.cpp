#include "model/shapes/shapes.h"

#include "model/core/core_texts.h"
#include "model/core/limits.h"
#include "model/core/number.h"
#include "model/core/threads.h"
#include "model/cost/cost.h"
#include "model/cost/number_sink.h"
#include "model/cost/physics_rules.h"
#include "model/cost/statistics.h"
#include "model/scene/part.h"
#include "model/scene/part_placement.h"
#include "model/shapes/detail/shapes_texts.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>
#include <string>
#include <tuple>
#include <utility>

// Makes, weighs and chooses shapes of a part. Chosen is the cheapest that is close enough, then,
// where another weight decides the land impact anyway, greedily part after part the closest that
// keeps it. The front is that of Pareto by cost and error, by comparing all pairs. freeBudget is a
// bisection over vertices: land impact never falls with them.

namespace wb::shape {
namespace {

/// Who walks about a part, upright in the region.
Avatar avatarAt(const scene::Placement& place, Avatar avatar) {
  avatar.up = upIn(place.rotation);
  return avatar;
}

FitOptions optionsFor(const FittedPart& part, const ShapeRequest& request, double diagonal) {
  FitOptions options;
  const double factor = request.within.isShare ? diagonal : 1;
  options.tolerance = request.within.value * factor;
  options.rules.perHull = part.profile[cost::Key::hull_cost];
  options.rules.perCorner = part.profile[cost::Key::hull_vertex_cost];
  options.surfaces.perInverseWidth = part.profile[cost::Key::triangle_constant];
  options.surfaces.least = part.profile[cost::Key::minimum_mesh_cost];
  options.rules.mostCorners = request.mostCorners;
  options.mostPieces = request.mostPieces;
  options.effort = request.effort;
  options.threads = request.threads;
  const glm::dvec3& size = part.itself().scale;
  const double longest = std::max({size.x, size.y, size.z});
  if (request.keepsPassage.value_or(longest > ShapeRequest::usualPassage))
    options.avatar = avatarAt({part.linkset, part.itself()}, request.avatar);
  if (!part.asset) return options;
  options.baseHullPoints = cost::baseHullPoints(*part.asset, part.profile.baseHullSource);
  for (glm::dvec3& point : options.baseHullPoints) point *= size;
  options.own = request.hulls;
  if (!options.own.empty() || !part.asset->physicsConvex) return options;
  const asset::PhysicsConvex& convex = *part.asset->physicsConvex;
  for (const asset::HullPoints& hull : convex.hulls) {
    options.own.push_back(asset::toPoints(hull, convex.domain));
    for (glm::dvec3& point : options.own.back()) point *= part.itself().scale;
  }
  return options;
}

bool isUsed(const FittedShape& shape, cost::Representation collidesAs) {
  if (shape.isSurface()) return collidesAs == cost::Representation::triangleMesh;
  const bool isOneHull = shape.pieces.size() == 1;
  return collidesAs == cost::Representation::decomposition ||
         (isOneHull && collidesAs == cost::Representation::baseHull);
}

/// What the linkset costs with that shape.
void weighWith(const FittedPart& part, const ShapeRequest& request, MadeShape& made) {
  scene::Linkset linkset = part.linkset;
  std::vector<cost::PartStatistics> statistics = part.statistics;
  useShape(linkset, statistics, part.part, made.shape);
  for (const std::size_t other : part.alike) useShape(linkset, statistics, other, made.shape);
  const cost::LinksetCost costs = cost::weigh(linkset, statistics, part.profile);
  const cost::PartCost& own = costs.parts[part.part];
  made.physics = own.physicsStatic;
  made.physicsPhysical = own.physicsDynamic;
  made.physicsNow = own.physics;
  made.landImpact = costs.landImpact;
  made.decision = own.decision;
  made.isUsed = isUsed(made.shape, own.decision.representation);
  const bool isCheap = made.physicsNow && *made.physicsNow <= request.budget.value_or(0) + 1e-9;
  made.isAsAsked = made.isUsed && made.shape.keepsPassage() &&
                   (request.budget ? isCheap : made.shape.isWithin());
}

/// What it costs on the grid at most, as far as that is known.
double costOf(const MadeShape& shape) {
  const double made = shape.physicsNow.value_or(0);
  return shape.analyzed ? std::max(made, shape.analyzed->most) : made;
}

bool isBeaten(const MadeShape& shape, const MadeShape& other) {
  const double cost = costOf(shape);
  const double otherCost = costOf(other);
  const double error = shape.shape.error.error();
  const double otherError = other.shape.error.error();
  return otherCost <= cost && otherError <= error && (otherCost < cost || otherError < error);
}

/// As near as it is meant; 0 is added against -0.
Number toCentimetres(double metres) { return lengthInMetres(std::round(metres * 100) / 100 + 0.0); }

Diagnostic notKept(const LostPassage& lost, std::string_view method) {
  const Text text =
      lost.loss == Loss::way ? shapeTexts["shape.way_lost"] : shapeTexts["shape.floor_lost"];
  auto failed = failure(text, {{"x", toCentimetres(lost.place.x)},
                               {"y", toCentimetres(lost.place.y)},
                               {"z", toCentimetres(lost.place.z)}});
  Diagnostic finding = inPlace(std::move(failed).value(), method);
  finding.severity = Severity::warning;
  return finding;
}

void tellLost(const FittedShape& shape, Diagnostics& findings) {
  constexpr std::size_t mostTold = 3;  ///< Places, of each shape.
  if (!shape.lost) return;
  for (std::size_t i = 0; i < std::min(mostTold, shape.lost->size()); ++i)
    findings.push_back(notKept((*shape.lost)[i], shape.method));
}

Diagnostic notUsed(const cost::Decision& decision, std::string_view methods) {
  auto failed = failure(shapeTexts["shape.not_used"],
                        {{"representation", Word{std::string(cost::name(decision.representation)),
                                                 Spelling::inWords}},
                         {"because", Sentence{cost::text(decision.reason), {}}}});
  Diagnostic finding = inPlace(std::move(failed).value(), methods);
  finding.severity = Severity::warning;
  return finding;
}

/// One reason a sentence, however many shapes it is of: a thin part refuses all surfaces, a tiny
/// one everything.
void tellNotUsed(const std::vector<MadeShape>& shapes, Diagnostics& findings) {
  using Why = std::pair<cost::Representation, cost::Reason>;
  std::vector<std::pair<Why, std::string>> told;
  for (const MadeShape& made : shapes) {
    if (made.isUsed) continue;
    const Why why{made.decision.representation, made.decision.reason};
    const auto same = std::ranges::find(told, why, &std::pair<Why, std::string>::first);
    if (same == told.end())
      told.emplace_back(why, made.shape.method);
    else
      same->second += ", " + std::string(made.shape.method);
  }
  for (const auto& [why, methods] : told) {
    const auto of = std::ranges::find_if(shapes, [&](const MadeShape& made) {
      return !made.isUsed && Why{made.decision.representation, made.decision.reason} == why;
    });
    findings.push_back(notUsed(of->decision, methods));
  }
}

/// Why none will do, what nothing can change first; where one does, nobody need know what is wrong
/// with the others.
void tellWhyNone(const std::vector<MadeShape>& shapes, Diagnostics& findings) {
  if (std::ranges::any_of(shapes, &MadeShape::isChosen)) return;
  Diagnostics why;
  tellNotUsed(shapes, why);
  for (const MadeShape& made : shapes) tellLost(made.shape, why);
  findings.insert(findings.begin(), why.begin(), why.end());
}

/// What surfaces need not be much dearer than: of most things those of panels cost a hundredfold.
double leastCost(const std::vector<MadeShape>& shapes, const FitMethod& method) {
  double least = FitOptions().mostCost;
  if (!std::holds_alternative<FitSurface>(method.fit)) return least;
  for (const MadeShape& shape : shapes)
    if (shape.isAsAsked && shape.physics)
      least = std::min(least, shape.analyzed ? shape.analyzed->least : *shape.physics);
  return least;
}

using Clock = std::chrono::steady_clock;

Result<FittedShape> made(const mesh::TriangleMesh& seen, const Result<Solid>& solid,
                         const FitMethod& method, const FitOptions& options,
                         const std::optional<double>& budget, const Task& task) {
  if (budget) return fittedFor(seen, *budget, method, options, task);
  return fitted(*solid, method, options, task);
}

/// What is uploaded of hulls: closed pieces.
mesh::TriangleMesh closedPieces(const std::vector<Piece>& pieces) {
  mesh::TriangleMesh mesh;
  for (const Piece& piece : pieces) {
    const auto first = static_cast<std::uint32_t>(mesh.positions.size());
    mesh.positions.insert(mesh.positions.end(), piece.corners().begin(), piece.corners().end());
    for (const auto& [a, b, c] : piece.triangles())
      mesh.triangles.push_back({first + a, first + b, first + c});
  }
  return mesh;
}

/// What becomes of its hulls, if the part collides as hulls at all.
std::optional<AnalyzedPhysics> physicsAfterAnalyze(const MadeShape& made,
                                                   const cost::Profile& profile, const Task& task) {
  if (arrivalOf(made.shape) == Arrival::exact || !made.isUsed) return {};
  const auto range = analyzedRange(closedPieces(made.shape.pieces), task);
  if (!range) return {};
  const cost::NumberSink sink(profile);
  return AnalyzedPhysics{*range, decompositionCost(sink, range->least),
                         decompositionCost(sink, range->most)};
}

}  // namespace

Arrival arrivalOf(const FittedShape& shape) {
  return shape.isSurface() || shape.method == "base" ? Arrival::exact : Arrival::analyze;
}

void markFront(std::vector<MadeShape>& shapes) {
  for (MadeShape& shape : shapes)
    shape.isOnFront = shape.isUsed && std::ranges::none_of(shapes, [&](const MadeShape& other) {
                        return other.isUsed && isBeaten(shape, other);
                      });
}

Result<Loaded<std::vector<MadeShape>>> makeShapes(const FittedPart& part,
                                                  const ShapeRequest& request, const Task& task,
                                                  const TellShape& tell) {
  if (part.itself().kind != scene::PartKind::mesh) return failure(shapeTexts["shape.no_mesh"]);
  const mesh::TriangleMesh seen = scene::seenMesh(part.itself(), part.asset);
  if (seen.triangles.empty()) return failure(shapeTexts["shape.no_triangles"]);
  const double diagonal = boxDiagonal(seen);
  FitOptions options = optionsFor(part, request, diagonal);
  const auto usable = runApart([seen] { return usablePart(seen); }, task);
  if (!usable) return failure(baseTexts["task.cancelled"]);
  const auto solid = solidFor(*usable, options, task);
  if (!solid) return tl::unexpected(solid.error());
  Loaded<std::vector<MadeShape>> all;
  for (std::size_t i = 0; i < request.methods.size(); ++i) {
    const FitMethod& method = request.methods[i];
    // Beside other methods that there is nothing to look at is no news.
    if (method.needsOwn && options.own.empty() && request.methods.size() > 1) continue;
    const Task inner = task.inside([&](double fraction, std::string_view) {
      task.report((static_cast<double>(i) + fraction) / static_cast<double>(request.methods.size()),
                  method.name);
    });
    inner.report(0, {});
    const auto begin = Clock::now();
    options.mostCost = leastCost(all.value, method);
    auto shape = made(seen, solid, method, options, request.budget, inner);
    if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
    if (!shape) {
      all.findings.push_back(inPlace(std::move(shape).error(), method.name));
      all.findings.back().severity = Severity::warning;
      continue;
    }
    MadeShape& added = all.value.emplace_back();
    added.shape = std::move(*shape);
    added.diagonal = diagonal;
    added.seconds = std::chrono::duration<double>(Clock::now() - begin).count();
    weighWith(part, request, added);
    if (request.prefersExact)
      added.analyzed = physicsAfterAnalyze(added, part.profile, inner.inside({}));
    if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
    if (tell) tell(added);
  }
  markFront(all.value);
  const PartShapes own{part.part, &all.value, part.alike};
  chooseShapes(part.linkset, part.statistics, part.profile, {&own, 1}, request.budget.has_value(),
               request.prefersExact);
  tellWhyNone(all.value, all.findings);
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

mesh::TriangleMesh inUnitCube(mesh::TriangleMesh surface, const glm::dvec3& scale) {
  for (glm::dvec3& position : surface.positions) position /= scale;
  return surface;
}

namespace {

using Statistics = std::vector<cost::PartStatistics>;

/// A linkset that is tried with other shapes.
struct TriedLinkset {
  scene::Linkset linkset;
  Statistics statistics;

  void use(const PartShapes& parts, const MadeShape& made) {
    useShape(linkset, statistics, parts.part, made.shape);
    for (const std::size_t part : parts.alike) useShape(linkset, statistics, part, made.shape);
  }
  double landImpact(const cost::Profile& profile) const {
    return cost::weigh(linkset, statistics, profile).landImpact;
  }
};

std::tuple<double, double> byCost(const MadeShape& shape) {
  return {costOf(shape), shape.shape.error.error()};
}

std::tuple<double, double> byError(const MadeShape& shape) {
  return {shape.shape.error.error(), costOf(shape)};
}

bool isExact(const MadeShape* made) { return arrivalOf(made->shape) == Arrival::exact; }

/// Takes out what does not arrive as it is, unless all else is sure to be dearer.
void keepExact(std::vector<MadeShape*>& found) {
  double exact = std::numeric_limits<double>::infinity();
  double hulls = exact;
  for (const MadeShape* made : found) {
    const bool isKnown = isExact(made) || made->analyzed;
    double& least = isExact(made) ? exact : hulls;
    least = std::min(least, isKnown ? costOf(*made) : mostByAnalyze * costOf(*made));
  }
  if (exact <= hulls) std::erase_if(found, [](const MadeShape* made) { return !isExact(made); });
}

/// Those as asked, the least by `key` first.
template <class Key>
std::vector<MadeShape*> askedFor(const PartShapes& part, bool prefersExact, const Key& key) {
  std::vector<MadeShape*> found;
  for (MadeShape& shape : *part.shapes)
    if (shape.isAsAsked) found.push_back(&shape);
  if (prefersExact) keepExact(found);
  std::ranges::stable_sort(found, {}, [&](const MadeShape* shape) { return key(*shape); });
  return found;
}

/// The closest that keeps the land impact.
void chooseClosest(TriedLinkset& trial, const PartShapes& part, const cost::Profile& profile,
                   bool prefersExact) {
  const double before = trial.landImpact(profile);
  for (MadeShape* shape : askedFor(part, prefersExact, byError)) {
    TriedLinkset tried = trial;
    tried.use(part, *shape);
    if (tried.landImpact(profile) > before) continue;
    trial = std::move(tried);
    shape->isChosen = true;
    return;
  }
}

}  // namespace

void useShape(scene::Linkset& linkset, Statistics& statistics, std::size_t part,
              const FittedShape& shape) {
  linkset.parts[part].shapeType = scene::ShapeType::prim;
  cost::PartStatistics& own = statistics[part];
  own.unknown.hullList = false;
  own.unknown.physicsMesh = false;
  own.decomposition = {shape.pieces.size(), 0};
  for (const Piece& piece : shape.pieces) own.decomposition.vertices += piece.corners().size();
  own.triangleMesh.reset();
  if (shape.isSurface()) own.triangleMesh = mesh::widthStatistics(shape.surface, glm::dvec3(1));
}

void chooseShapes(const scene::Linkset& linkset, const Statistics& statistics,
                  const cost::Profile& profile, std::span<const PartShapes> parts, bool isByBudget,
                  bool prefersExact) {
  TriedLinkset trial{linkset, statistics};
  for (const PartShapes& part : parts) {
    for (MadeShape& shape : *part.shapes) shape.isChosen = false;
    const auto found =
        isByBudget ? askedFor(part, prefersExact, byError) : askedFor(part, prefersExact, byCost);
    if (found.empty()) continue;
    if (isByBudget) found.front()->isChosen = true;
    trial.use(part, *found.front());
  }
  if (isByBudget) return;
  for (const PartShapes& part : parts) chooseClosest(trial, part, profile, prefersExact);
}

double freeBudget(const scene::Linkset& linkset, const Statistics& statistics,
                  const cost::Profile& profile, std::span<const std::size_t> parts) {
  TriedLinkset trial{linkset, statistics};
  const auto landImpact = [&](std::size_t vertices) {
    for (const std::size_t part : parts) {
      trial.linkset.parts[part].shapeType = scene::ShapeType::prim;
      trial.statistics[part].unknown = {};
      trial.statistics[part].decomposition = {1, vertices};
    }
    return trial.landImpact(profile);
  };
  const double least = landImpact(0);
  std::size_t low = 0;
  std::size_t high = limits::hullsPerAsset * limits::verticesPerHull;
  while (low < high) {
    const std::size_t middle = (low + high + 1) / 2;
    if (landImpact(middle) <= least) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return low == 0 ? 0 : cost::decompositionCost(cost::NumberSink(profile), {1, low});
}

}  // namespace wb::shape
