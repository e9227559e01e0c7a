#include "model/shapes/shapes.h"

#include "model/asset/make_blocks.h"
#include "model/core/core_texts.h"
#include "model/core/limits.h"
#include "model/core/number.h"
#include "model/core/threads.h"
#include "model/cost/cost.h"
#include "model/cost/statistics.h"
#include "model/formats/physics_hulls.h"
#include "model/scene/part.h"
#include "model/scene/part_placement.h"
#include "model/shapes/detail/avatar_space.h"
#include "model/shapes/detail/part_fitter.h"
#include "model/shapes/detail/search_cache.h"
#include "model/shapes/detail/shapes_texts.h"
#include "model/shapes/detail/solid_of_mesh.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

// Makes and weighs shapes of a part. The front is that of Pareto by cost and error, by comparing
// all pairs.

namespace wb::shape {
namespace {

/// Who walks about a part, upright in the region.
Avatar avatarAt(const scene::Placement& place, Avatar avatar) {
  avatar.up = upIn(place.rotation);
  return avatar;
}

constexpr std::size_t mostParts = 256;  ///< That the grid links.

FitOptions optionsFor(const FittedPart& part, const ShapeRequest& request, double diagonal) {
  FitOptions options;
  // What a budget is measured by is as fine as for this.
  options.tolerance = metresOf(request.within.value_or(Tolerance()), diagonal);
  if (!request.within && !request.budget) {
    options.zones = tolerancesFor(request.zones, diagonal);
    options.tolerance = options.zones->looser();
    options.toucher = avatarAt({part.linkset, part.itself()}, request.avatar);
  }
  options.rules.perHull = part.profile[cost::Key::hull_cost];
  options.rules.perCorner = part.profile[cost::Key::hull_vertex_cost];
  options.surfaces.perInverseWidth = part.profile[cost::Key::triangle_constant];
  options.surfaces.least = part.profile[cost::Key::minimum_mesh_cost];
  options.linked.perPart = part.profile[cost::Key::server_per_prim];
  options.linked.perPrimitive = part.profile[cost::Key::primitive_cost];
  options.linked.smallSide = part.profile[cost::Key::small_side];
  const std::size_t others = part.linkset.parts.size();
  options.linked.most = others < mostParts ? (mostParts - others) / (1 + part.alike.size()) : 0;
  options.rules.mostCorners = request.mostCorners;
  options.mostPieces = request.mostPieces;
  options.effort = request.effort;
  options.threads = request.threads;
  const glm::dvec3& size = part.itself().scale;
  const double longest = std::max({size.x, size.y, size.z});
  if (request.keepsPassage.value_or(longest > ShapeRequest::usualPassage))
    options.avatar = avatarAt({part.linkset, part.itself()}, request.avatar);
  if (!part.asset) return options;
  // No file of physics comes with it: whatever hull the part has now, these make the one to come.
  options.baseHullPoints = exporting::levelsHullPoints(*part.asset);
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

/// Whether a body collides as what it is: a prim as such, a mesh as its hull or, tiny, as its box.
bool isBodyUsed(const LinkedBody& body, cost::Representation collidesAs) {
  if (!body.asset) return collidesAs == cost::Representation::primitive;
  return collidesAs == cost::Representation::baseHull ||
         collidesAs == cost::Representation::primitive;
}

/// What the bodies of the part cost together; the decision is that of one that is not used, if any.
void takeBodyCosts(const cost::LinksetCost& costs, std::size_t first, MadeShape& made) {
  made.physics = made.physicsPhysical = made.physicsNow = 0;
  made.isUsed = !made.bodies.empty();
  const auto add = [](std::optional<double>& sum, const std::optional<double>& cost) {
    sum = sum && cost ? std::optional(*sum + *cost) : std::nullopt;
  };
  for (std::size_t i = 0; i < made.bodies.size(); ++i) {
    const cost::PartCost& body = costs.parts[first + i];
    add(made.physics, body.physicsStatic);
    add(made.physicsPhysical, body.physicsDynamic);
    add(made.physicsNow, body.physics);
    const bool isBodyAsMade = isBodyUsed(made.bodies[i], body.decision.representation);
    if (i == 0 || (made.isUsed && !isBodyAsMade)) made.decision = body.decision;
    made.isUsed = made.isUsed && isBodyAsMade;
  }
}

/// What the linkset costs with that shape.
void weighWith(const FittedPart& part, const ShapeRequest& request, MadeShape& made) {
  scene::Linkset linkset = part.linkset;
  std::vector<cost::PartStatistics> statistics = part.statistics;
  const std::size_t first = linkset.parts.size();
  const auto use = [&](std::size_t which) {
    useShape(linkset, statistics, which, made);
    // A mesh asset holds the hull as it was made, with no more corners than were asked for.
    if (made.shape.isBaseHull() && !request.prefersExact)
      statistics[which].decomposition.vertices = made.shape.pieces.front().corners().size();
  };
  use(part.part);
  for (const std::size_t other : part.alike) use(other);
  const cost::LinksetCost costs = weighWithBodies(linkset, statistics, part.profile);
  const cost::PartCost& own = costs.parts[part.part];
  made.physics = own.physicsStatic;
  made.physicsPhysical = own.physicsDynamic;
  made.physicsNow = own.physics;
  made.landImpact = costs.landImpact;
  made.decision = own.decision;
  made.isUsed = isUsed(made.shape, own.decision.representation);
  made.server = part.profile[cost::Key::server_per_prim] * static_cast<double>(made.bodies.size());
  if (made.shape.isLinked()) takeBodyCosts(costs, first, made);
  const bool isCheap = made.physicsNow && *made.physicsNow <= request.budget.value_or(0) + 1e-9;
  made.isAsAsked = made.isUsed && made.shape.keepsPassage() &&
                   (request.budget ? isCheap : made.shape.isWithin());
}

bool isBeaten(const MadeShape& shape, const MadeShape& other) {
  const double cost = std::max(costOnGrid(shape), shape.server);
  const double otherCost = std::max(costOnGrid(other), other.server);
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

void reportLost(const FittedShape& shape, Diagnostics& findings) {
  constexpr std::size_t mostReported = 3;  ///< Places, of each shape.
  if (!shape.lost) return;
  for (std::size_t i = 0; i < std::min(mostReported, shape.lost->size()); ++i)
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
void reportNotUsed(const std::vector<MadeShape>& shapes, Diagnostics& findings) {
  using Why = std::pair<cost::Representation, cost::Reason>;
  std::vector<std::pair<Why, std::string>> reported;
  for (const MadeShape& made : shapes) {
    if (made.isUsed) continue;
    const Why why{made.decision.representation, made.decision.reason};
    const auto same = std::ranges::find(reported, why, &std::pair<Why, std::string>::first);
    if (same == reported.end())
      reported.emplace_back(why, made.shape.method);
    else
      same->second += ", " + std::string(made.shape.method);
  }
  for (const auto& [why, methods] : reported) {
    const auto of = std::ranges::find_if(shapes, [&why = why](const MadeShape& made) {
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
  reportNotUsed(shapes, why);
  for (const MadeShape& made : shapes) reportLost(made.shape, why);
  findings.insert(findings.begin(), why.begin(), why.end());
}

/// What surfaces need not be much more expensive than: of most things those of panels cost a
/// hundredfold.
double leastCost(const std::vector<MadeShape>& shapes, const FitMethod& method) {
  double least = FitOptions().mostCost;
  if (!std::holds_alternative<FitSurface>(method.fit) || method.isRival) return least;
  for (const MadeShape& shape : shapes)
    if (shape.isAsAsked && shape.physics)
      least = std::min(least, shape.analyzed ? shape.analyzed->least : *shape.physics);
  return least;
}

/// Whether a linked shape cannot win: for a budget beside any other, else where even one body that
/// costs no physics would not lower the land impact, as the server's weight counts each part.
bool isHopeless(const FittedPart& part, const ShapeRequest& request,
                const std::vector<MadeShape>& found) {
  if (request.triesHopeless) return false;
  const double parts = static_cast<double>(part.linkset.parts.size() + 1 + part.alike.size());
  const double least = part.profile[cost::Key::server_per_prim] * parts;
  return std::ranges::any_of(found, [&](const MadeShape& made) {
    const bool arrives = !request.prefersExact || arrivalOf(made.shape) == Arrival::exact;
    const bool isCheapest = request.budget || made.landImpact <= std::round(least);
    return made.isAsAsked && arrives && isCheapest;
  });
}

/// What the uploader reads of hulls, once they were stored.
std::optional<mesh::TriangleMesh> uploadedHulls(const std::vector<Piece>& pieces,
                                                const glm::dvec3& scale) {
  const ConvexPieces hulls = inUnitCube(pieces, scale);
  std::vector<glm::dvec3> corners;
  for (const auto& hull : hulls) corners.insert(corners.end(), hull.begin(), hull.end());
  const auto convex = asset::makeNearestConvex(corners, hulls);
  if (!convex) return {};
  return exporting::hullsForAnalyze(*convex);
}

/// What becomes of its hulls, or of the model that is `seen`, if the part collides as hulls at all.
std::optional<AnalyzedPhysics> physicsAfterAnalyze(const MadeShape& made,
                                                   const mesh::TriangleMesh& seen,
                                                   const FittedPart& part, const Task& task) {
  if (arrivalOf(made.shape) == Arrival::exact || !made.isUsed) return {};
  const bool isOfModel = made.shape.method == analyzeMethod;
  const auto uploaded =
      isOfModel ? std::optional(seen) : uploadedHulls(made.shape.pieces, part.itself().scale);
  if (!uploaded) return {};
  const auto range = analyzedRange(*uploaded, task);
  if (!range) return {};
  const cost::NumberSink sink(part.profile);
  return AnalyzedPhysics{*range, decompositionCost(sink, range->least),
                         decompositionCost(sink, range->most)};
}

/// What rivals must cost less than to be of any use, PE: what is as asked costs that on the grid.
double costToBeat(const std::vector<MadeShape>& found) {
  double least = FitOptions().mostCost;
  for (const MadeShape& made : found)
    if (made.isAsAsked) least = std::min(least, std::max(costOnGrid(made), made.server));
  return least;
}

/// Of a hull. The uploader makes the base hull, however many corners are asked for.
std::size_t mostCornersOf(const FitMethod& method, const ShapeRequest& request) {
  const bool isUploaders = method.name == baseHullMethod && request.prefersExact;
  return isUploaders ? limits::verticesPerHull : request.mostCorners;
}

/// What shapes of one part are made and weighed by.
struct ShapeMaking {
  const FittedPart& part;
  const ShapeRequest& request;
  const FitOptions& options;
  const mesh::TriangleMesh& seen;
  const mesh::TriangleMesh& usable;

  /// What nobody named is shown only where it is better than all that was searched for.
  bool isOnlyIfBetter(const FitMethod& method) const {
    return method.isRival && !request.triesHopeless;
  }

  /// Whether there is no use in a method beside what was found.
  bool isPassedOver(const FitMethod& method, const std::vector<MadeShape>& found,
                    const Task& task) const {
    // Beside other methods that there is nothing to look at is no news.
    if (method.needsOwn && options.own.empty() && request.methods.size() > 1) return true;
    if (method.isLinked() && isHopeless(part, request, found)) return true;
    return isOnlyIfBetter(method) &&
           (request.budget || leastOfRival(method, task) >= costToBeat(found));
  }

  /// Fails where its bodies cannot be, and where it is cancelled.
  Result<MadeShape> weighed(TimedFit fit, const Task& task) const {
    auto bodies = makeBodies(fit.fit, part.profile);
    if (!bodies) return failure(std::move(bodies));
    MadeShape made;
    made.shape = std::move(fit.fit);
    made.bodies = std::move(*bodies);
    made.diagonal = boxDiagonal(seen);
    made.seconds = fit.seconds;
    weighWith(part, request, made);
    if (request.prefersExact)
      made.analyzed = physicsAfterAnalyze(made, seen, part, task.inside({}));
    if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
    return made;
  }

  /// Whether a shape is to be shown beside what was found before.
  bool isKept(const FitMethod& method, const MadeShape& made,
              const std::vector<MadeShape>& found) const {
    return !isOnlyIfBetter(method) || (made.isAsAsked && costOnGrid(made) < costToBeat(found));
  }

 private:
  /// What a rival costs on the grid at least, PE, as far as that can be told before it is made.
  double leastOfRival(const FitMethod& method, const Task& task) const {
    constexpr std::size_t cornersOfBox = 8;
    if (std::holds_alternative<FitSurface>(method.fit)) return options.surfaces.costOf(usable);
    cost::Decomposition hulls{1, cornersOfBox};
    if (method.name == analyzeMethod) {
      const auto range = analyzedRange(seen, task.inside({}));
      if (!range) return FitOptions().mostCost;
      hulls = range->most;
    }
    return options.rules.perHull * static_cast<double>(hulls.hulls) +
           options.rules.perCorner * static_cast<double>(hulls.vertices);
  }
};

}  // namespace

ZoneTolerances tolerancesFor(const TolerancesByZone& asked, double diagonal) {
  const auto usual = [&](double metres) {
    const bool isSmall = diagonal < TolerancesByZone::smallDiagonal;
    return isSmall ? std::min(metres, TolerancesByZone::usualSmallShare * diagonal) : metres;
  };
  ZoneTolerances tolerances{usual(TolerancesByZone::usualContact),
                            usual(TolerancesByZone::usualElsewhere)};
  if (asked.contact) {
    tolerances.contact = metresOf(*asked.contact, diagonal);
    tolerances.elsewhere = std::max(tolerances.elsewhere, tolerances.contact);
  }
  if (asked.elsewhere) {
    tolerances.elsewhere = metresOf(*asked.elsewhere, diagonal);
    if (!asked.contact) tolerances.contact = std::min(tolerances.contact, tolerances.elsewhere);
  }
  return tolerances;
}

TolerancesByZone chosenTolerances(double contact, double elsewhere) {
  TolerancesByZone tolerances{Tolerance{contact, false}};
  if (elsewhere != TolerancesByZone::usualElsewhere)
    tolerances.elsewhere = Tolerance{elsewhere, false};
  else if (contact == TolerancesByZone::usualContact)
    tolerances.contact.reset();
  return tolerances;
}

double metresOf(const Tolerance& tolerance, double diagonal) {
  return tolerance.isShare ? tolerance.value * diagonal : tolerance.value;
}

double costOnGrid(const MadeShape& shape) {
  const double made = shape.physicsNow.value_or(0);
  return shape.analyzed ? std::max(made, shape.analyzed->most) : made;
}

Arrival arrivalOf(const FittedShape& shape) {
  const bool isExact = shape.isSurface() || shape.isLinked() || shape.isBaseHull();
  return isExact ? Arrival::exact : Arrival::analyze;
}

void weighAgain(const FittedPart& part, const ShapeRequest& request, MadeShape& made) {
  weighWith(part, request, made);
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
  if (!part.asset) return failure(shapeTexts["shape.missing"]);
  const mesh::TriangleMesh seen = scene::seenMesh(part.itself(), part.asset);
  if (seen.triangles.empty()) return failure(shapeTexts["shape.no_triangles"]);
  const FitOptions options = optionsFor(part, request, boxDiagonal(seen));
  const auto usable = runApart([seen] { return usablePart(seen); }, task);
  if (!usable) return failure(baseTexts["task.cancelled"]);
  PartFitter fitter(seen, *usable, options, task);
  const ShapeMaking making{part, request, options, seen, *usable};
  Loaded<std::vector<MadeShape>> all;
  const auto tellWhy = [&](Diagnostic why, const FitMethod& method) {
    if (making.isOnlyIfBetter(method)) return;
    all.findings.push_back(inPlace(std::move(why), method.name));
    all.findings.back().severity = Severity::warning;
  };
  double whole = 0;
  for (const FitMethod& method : request.methods) whole += method.usualTime;
  double begun = 0;
  for (const FitMethod& method : request.methods) {
    const double before = std::exchange(begun, begun + method.usualTime);
    const bool isPassedOver = making.isPassedOver(method, all.value, task);
    if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
    if (isPassedOver) continue;
    const Task inner = task.inside([&](double fraction, std::string_view) {
      task.report((before + fraction * method.usualTime) / whole, method.name);
    });
    inner.report(0, {});
    auto fit = fitter.make(method, request.budget, leastCost(all.value, method),
                           mostCornersOf(method, request), inner);
    if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
    if (const Diagnostic* why = fitter.noSolid()) return tl::unexpected(*why);
    auto made = fit ? making.weighed(std::move(*fit), inner)
                    : Result<MadeShape>(tl::unexpected(std::move(fit).error()));
    if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
    if (!made) {
      tellWhy(std::move(made).error(), method);
    } else if (making.isKept(method, *made, all.value)) {
      all.value.push_back(std::move(*made));
      if (tell) tell(all.value.back());
    }
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

}  // namespace wb::shape
