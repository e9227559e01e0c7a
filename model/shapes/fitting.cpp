#include "model/shapes/fitting.h"

#include "model/core/core_texts.h"
#include "model/core/threads.h"
#include "model/geometry/convex_hull.h"
#include "model/geometry/prim.h"
#include "model/geometry/simplify.h"
#include "model/shapes/detail/cover_bound.h"
#include "model/shapes/detail/hull_cover.h"
#include "model/shapes/detail/panel_surface.h"
#include "model/shapes/detail/passage.h"
#include "model/shapes/detail/plain_rivals.h"
#include "model/shapes/detail/search_constants.h"
#include "model/shapes/detail/shape_error.h"
#include "model/shapes/detail/shapes_texts.h"
#include "model/shapes/detail/simplified_surface.h"
#include "model/shapes/detail/zone_error.h"
#include "model/shapes/method.h"

#include <bullet/HACD/hacdHACD.h>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <functional>
#include <iterator>
#include <utility>
#include <vector>

// The methods of fitMethods() that need no file of their own.
// hacd: hierarchical approximate convex decomposition (Mamou & Ghorbel 2009) by Bullet's library,
// of a mesh simplified to few triangles, at falling concavities until the tolerance holds. boxes:
// octree boxes, depth after depth. drop: greedy reduction (reduce_hulls.h) of hulls that there are.
// base: one enclosing hull. hacd is bounded to about a second. Constants: search_constants.h.

namespace wb::shape {

/// Hierarchical approximate convex decomposition by Bullet's HACD library: the surface split into
/// patches that are joined for as long as their hulls stay close to it. Of a mesh that is first
/// welded and simplified to few triangles, in bounded time. Gives the closest it has where the
/// tolerance cannot be held; fails where every hull would be flat.
Result<std::vector<Piece>> hierarchicalHulls(const Solid& solid, const FitOptions& options,
                                             const Task& task);

namespace {

using Point = HACD::Vec3<HACD::Real>;
using Triple = HACD::Vec3<long>;

constexpr double hacdExtent = 1000;  ///< Of the box's diagonal in the library's unit.

/// Thrown through the library, which cannot be stopped otherwise, and caught around its call.
struct Stopped {};

/// The library's callback is told no context. It asks seldom: who waits for it does not, see
/// runApart.
thread_local const Task* running = nullptr;

bool goOn(const char* /*message*/, double /*percent*/, double /*concavity*/,
          std::size_t /*vertices*/) {
  if (!running->step()) throw Stopped();
  return true;
}

/// The library takes front sides for the outer ones.
void turnOutside(mesh::TriangleMesh& mesh) {
  double volume = 0;
  for (const auto& [a, b, c] : mesh.triangles)
    volume += glm::dot(mesh.positions[a], glm::cross(mesh.positions[b], mesh.positions[c]));
  if (volume >= 0) return;
  for (mesh::Triangle& triangle : mesh.triangles) std::swap(triangle[1], triangle[2]);
}

/// The library takes what has corners in common as connected, and divides by lengths.
mesh::TriangleMesh cleaned(const mesh::TriangleMesh& whole, double diagonal) {
  const double narrowest = 1e-6 * diagonal;
  mesh::TriangleMesh mesh = prim::welded(whole, narrowest);
  if (mesh.triangles.size() > tuned::peers::maxTriangles)
    mesh = prim::welded(mesh::simplified(mesh, tuned::peers::maxTriangles).mesh, narrowest);
  turnOutside(mesh);
  return mesh;
}

std::vector<glm::dvec3> hullOf(HACD::HACD& made, std::size_t number) {
  std::vector<Point> points(made.GetNPointsCH(number));
  std::vector<Triple> triangles(made.GetNTrianglesCH(number));
  made.GetCH(number, points.data(), triangles.data());
  std::vector<glm::dvec3> corners;
  corners.reserve(points.size());
  for (const Point& point : points) corners.emplace_back(point.X(), point.Y(), point.Z());
  return corners;
}

/// The hulls of patches whose surface is at most so deep below them, in the library's unit; none
/// where it was stopped.
ConvexPieces decomposed(const mesh::TriangleMesh& mesh, double concavity, std::size_t mostCorners,
                        const Task& task) {
  std::vector<Point> points;
  for (const glm::dvec3& place : mesh.positions) points.emplace_back(place.x, place.y, place.z);
  std::vector<Triple> triangles;
  for (const auto& [a, b, c] : mesh.triangles)
    triangles.emplace_back(static_cast<long>(a), static_cast<long>(b), static_cast<long>(c));
  HACD::HACD made;
  made.SetPoints(points.data());
  made.SetNPoints(points.size());
  made.SetTriangles(triangles.data());
  made.SetNTriangles(triangles.size());
  made.SetNClusters(1);
  made.SetScaleFactor(hacdExtent);
  made.SetConcavity(concavity);
  made.SetConnectDist(tuned::peers::connectDistance * hacdExtent);
  made.SetCompacityWeight(tuned::peers::compactness);
  made.SetVolumeWeight(0);
  made.SetNVerticesPerCH(std::min(tuned::peers::maxPatchVertices, mostCorners));
  made.SetAddExtraDistPoints(true);
  made.SetAddFacesPoints(true);
  made.SetCallBack(goOn);
  running = &task;
  try {
    made.Compute();
  } catch (const Stopped&) {
    return {};
  }
  made.DenormalizeData();
  ConvexPieces hulls;
  for (std::size_t i = 0; i < made.GetNClusters(); ++i) hulls.push_back(hullOf(made, i));
  return hulls;
}

/// Those of some volume: the grid refuses others. The largest, where there are too many.
std::vector<Piece> solidOnes(const ConvexPieces& hulls, const PieceRules& rules,
                             std::size_t mostPieces) {
  std::vector<Piece> pieces;
  for (const auto& corners : hulls)
    if (auto piece = Piece::of(corners); piece && rules.isThick(*piece))
      pieces.push_back(std::move(*piece));
  if (pieces.size() <= mostPieces) return pieces;
  std::ranges::stable_sort(pieces, std::ranges::greater(), &Piece::volume);
  return {pieces.begin(), pieces.begin() + static_cast<std::ptrdiff_t>(mostPieces)};
}

double farthestOf(const Solid& solid, const std::vector<Piece>& pieces, const Task& task) {
  return std::max(overfillOf(solid, pieces, task).distance,
                  shortfallOf(solid, pieces, task).distance);
}

}  // namespace

Result<std::vector<Piece>> hierarchicalHulls(const Solid& solid, const FitOptions& options,
                                             const Task& task) {
  const auto mesh = runApart(
      [whole = solid.mesh(), diagonal = solid.diagonal()] { return cleaned(whole, diagonal); },
      task);
  if (!mesh) return failure(baseTexts["task.cancelled"]);
  if (mesh->triangles.empty()) return failure(shapeTexts["shape.no_volume"]);
  if (mesh->triangles.size() > tuned::peers::maxSplit)
    return failure(shapeTexts["shape.in_fragments"],
                   {{"triangles", mesh->triangles.size()}, {"limit", tuned::peers::maxSplit}});
  const PieceRules rules = rulesWithin(solid, options.rules, options.tolerance);
  std::vector<Piece> best;
  double least = 0;
  // What patches hide of each other and what is between them and the solid is not concavity.
  for (const double share : tuned::peers::concavities) {
    const double concavity = hacdExtent * share * options.tolerance / solid.diagonal();
    const auto hulls = runApart(
        [whole = *mesh, concavity, most = options.rules.mostCorners, cancel = task.cancel] {
          return decomposed(whole, concavity, most, {cancel, {}});
        },
        task);
    if (!hulls) return failure(baseTexts["task.cancelled"]);
    std::vector<Piece> pieces = solidOnes(*hulls, rules, options.mostPieces);
    if (pieces.empty()) break;
    const double error = farthestOf(solid, pieces, task);
    if (best.empty() || error < least) {
      best = std::move(pieces);
      least = error;
    }
    if (least <= options.tolerance) break;
  }
  if (best.empty()) return failure(shapeTexts["shape.flat_patches"]);
  return best;
}

namespace {

/// With the corners that the grid counts: what lies on an edge between two others is none.
Result<Piece> enclosing(const std::vector<glm::dvec3>& points, std::size_t mostCorners) {
  auto hull = mesh::enclosingHull(points, std::max<std::size_t>(mostCorners, 8));
  if (!hull) return failure(std::move(hull));
  if (auto piece = Piece::of(hull->vertices)) return std::move(*piece);
  // Where many corners are all but in one plane, rounding has another builder fail.
  if (auto piece = Piece::again(hull->vertices, hull->triangles)) return std::move(*piece);
  return failure(shapeTexts["shape.no_volume"]);
}

/// Of finite corners that span a volume.
Result<Piece> pieceAround(const std::vector<glm::dvec3>& points, std::size_t mostCorners) {
  if (auto piece = Piece::of(points); piece && piece->corners().size() <= mostCorners)
    return std::move(*piece);
  return enclosing(points, mostCorners);
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

bool isWithin(const Solid& solid, const std::vector<Piece>& pieces, const FitOptions& options,
              const Task& task) {
  if (!isClose(solid, pieces, options, task)) return false;
  return !options.avatar ||
         Passage(solid, *options.avatar, task).isKeptBy(pieces, options.contactTolerance(), task);
}

/// Only what the pieces come close to must stay covered.
std::vector<glm::dvec3> placesNear(const Solid& solid, const std::vector<Piece>& pieces,
                                   double tolerance, const Task& task) {
  std::vector<glm::dvec3> places;
  const double spacing = std::max(tolerance / tuned::reduction::dropSamplesPerTolerance,
                                  solid.diagonal() / tuned::reduction::dropSamplesPerDiagonal);
  for (const SurfaceSample& sample : surfaceSamples(solid, spacing, task))
    if (!task.cancelled() &&
        unionDistance(pieces, sample.place) <= solid.shareAt(sample.place) * tolerance)
      places.push_back(sample.place);
  return places;
}

/// Drops corners of pieces and merges them while what they come close to stays covered.
Result<std::vector<Piece>> reducedPieces(const Solid& solid, std::vector<Piece> pieces,
                                         const FitOptions& options, const Task& task) {
  const double reach = std::max(options.tolerance * tuned::reduction::dropReach, 0.0);
  Coverage coverage(placesOn(solid, placesNear(solid, pieces, reach, task), reach));
  for (Piece& piece : pieces) coverage.add(std::move(piece));
  reduce(solid, coverage, rulesWithin(solid, options.rules, options.tolerance), task);
  if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
  if (coverage.size() == 0) return failure(shapeTexts["shape.hulls_elsewhere"]);
  return coverage.pieces();
}

}  // namespace

namespace {

std::vector<FitMethod> searchedMethods() {
  return {
      {.name = "existing",
       .oldName = "own",
       .title = methodTexts["method.existing"],
       .help = methodTexts["method.existing_help"],
       .fit = ownHulls,
       .followsTolerance = false,
       .canWin = false,
       .needsOwn = true},
      {.name = baseHullMethod,
       .title = methodTexts["method.base"],
       .help = methodTexts["method.base_help"],
       .fit = baseHull,
       .followsTolerance = false,
       .usualTime = 0.1},
      {.name = "boxes",
       .title = methodTexts["method.boxes"],
       .help = methodTexts["method.boxes_help"],
       .fit = mergedBoxes,
       .followsTolerance = false,
       .canWin = false},
      {.name = "hacd",
       .title = methodTexts["method.hacd"],
       .help = methodTexts["method.hacd_help"],
       .fit = hierarchicalHulls,
       .canWin = false},
      {.name = "drop",
       .title = methodTexts["method.drop"],
       .help = methodTexts["method.drop_help"],
       .fit = dropped},
      {.name = "cover",
       .title = methodTexts["method.cover"],
       .help = methodTexts["method.cover_help"],
       .fit = covered,
       .usualTime = 5},
      {.name = "panels",
       .oldName = "sheets",
       .title = methodTexts["method.panels"],
       .help = methodTexts["method.panels_help"],
       .fit = panels,
       .followsZones = true,
       .usualTime = 8},
      {.name = "simplify",
       .title = methodTexts["method.simplify"],
       .help = methodTexts["method.simplify_help"],
       .fit = simplifiedSurface,
       .triesCloser = true},
      {.name = "prims",
       .title = methodTexts["method.prims"],
       .help = methodTexts["method.prims_help"],
       .fit = primLinkset,
       .build = Build::linkedPrims},
      {.name = "hull-linkset",
       .title = methodTexts["method.hull_linkset"],
       .help = methodTexts["method.hull_linkset_help"],
       .fit = hullLinkset,
       .build = Build::linkedHulls},
  };
}

}  // namespace

const std::vector<FitMethod>& fitMethods() {
  static const std::vector<FitMethod> all = [] {
    std::vector<FitMethod> methods = searchedMethods();
    std::ranges::copy(plainRivals(), std::back_inserter(methods));
    return methods;
  }();
  return all;
}

bool FitMethod::arrivesExact() const {
  return isLinked() || name == baseHullMethod || std::holds_alternative<FitSurface>(fit);
}

std::vector<FitMethod> winningMethods() {
  std::vector<FitMethod> winning;
  std::ranges::copy_if(fitMethods(), std::back_inserter(winning), &FitMethod::canWin);
  return winning;
}

Result<std::vector<Piece>> baseHull(const Solid& solid, const FitOptions& options,
                                    const Task& task) {
  if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
  const bool isGiven = !options.baseHullPoints.empty();
  auto piece = enclosing(isGiven ? options.baseHullPoints : solid.mesh().positions,
                         options.rules.mostCorners);
  if (!piece) return failure(std::move(piece));
  return std::vector<Piece>{std::move(*piece)};
}

Result<std::vector<Piece>> mergedBoxes(const Solid& solid, const FitOptions& options,
                                       const Task& task) {
  std::vector<Piece> best;
  for (std::size_t depth = 1; depth <= tuned::peers::maxBoxDepth; ++depth) {
    if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
    const auto boxes = octreeBoxes(solid.mesh(), {.voxels = {depth, octree::Fill::surface}}, task);
    if (!boxes) return tl::unexpected(boxes.error());
    if (boxes->size() > options.mostPieces) break;
    auto pieces = piecesOf(*boxes, options);
    if (!pieces) return pieces;
    if (!best.empty() && costOf(*pieces, options.rules) > options.mostCost) break;
    best = std::move(*pieces);
    if (isWithin(solid, best, options, task)) break;
  }
  if (best.empty())
    return failure(shapeTexts["shape.too_many_boxes"], {{"limit", options.mostPieces}});
  return best;
}

Result<std::vector<Piece>> ownHulls(const Solid& /*solid*/, const FitOptions& options,
                                    const Task& task) {
  if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
  if (options.own.empty()) return failure(shapeTexts["shape.no_own"]);
  return piecesOf(options.own, options);
}

Result<std::vector<Piece>> dropped(const Solid& solid, const FitOptions& options,
                                   const Task& task) {
  auto pieces =
      options.own.empty() ? mergedBoxes(solid, options, task) : piecesOf(options.own, options);
  if (!pieces) return pieces;
  return reducedPieces(solid, std::move(*pieces), options, task);
}

namespace {

struct QuickHulls {
  std::vector<Piece> pieces;
  bool isWhole = false;  ///< Within the tolerance.
};

/// Hulls that take next to no time to make: the base hull without vertices it has no need of, else
/// what `dropped` makes. The cheaper of those within the tolerance; of others, where none is.
QuickHulls quickHulls(const Solid& solid, const FitOptions& options, double least,
                      const Task& task) {
  QuickHulls best;
  const auto offer = [&](Result<std::vector<Piece>> made) {
    if (!made) return;
    const bool isWhole = isWithin(solid, *made, options, task);
    const bool isCheaper = costOf(*made, options.rules) < costOf(best.pieces, options.rules);
    if (best.pieces.empty() || (isWhole == best.isWhole ? isCheaper : isWhole))
      best = {std::move(*made), isWhole};
  };
  if (auto hull = baseHull(solid, options, task); hull && isWithin(solid, *hull, options, task)) {
    best = {*hull, true};
    offer(reducedPieces(solid, std::move(*hull), options, task));
  }
  if (!best.isWhole || costOf(best.pieces, options.rules) > least + 1e-9)
    offer(dropped(solid, options, task));
  return best;
}

/// Whether a solid is all but its own hull: then it has no openings to close.
bool isConvex(const Solid& solid, FitOptions options, const Task& task) {
  options.tolerance *= tuned::simple::convexShare;
  options.zones.reset();
  options.avatar.reset();
  const auto hull = baseHull(solid, options, task);
  return hull && isWithin(solid, *hull, options, task);
}

/// Whether a short search finds what the long one does: it closes doorways that the other leaves
/// open.
bool isSimple(const Solid& solid, const FitOptions& options, const Task& task) {
  if (solid.mesh().triangles.size() > tuned::simple::maxTriangles) return false;
  return !options.avatar || isConvex(solid, options, task);
}

}  // namespace

Result<std::vector<Piece>> covered(const Solid& solid, const FitOptions& options,
                                   const Task& task) {
  CoverOptions cover;
  cover.tolerance = options.tolerance;
  cover.rules = options.rules;
  cover.mostPieces = options.mostPieces;
  cover.mostCost = options.mostCost;
  cover.effort = options.effort;
  cover.threads = options.threads;
  cover.isSimple = isSimple(solid, options, task);
  QuickHulls quick;
  if (cover.isSimple) {
    const double least = leastCoverCost(solid, options.tolerance, options.rules);
    quick = quickHulls(solid, options, least, task);
    if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
    if (quick.isWhole && costOf(quick.pieces, options.rules) <= least + 1e-9) return quick.pieces;
    cover.start = quick.pieces;
  }
  auto pieces = coverOf(solid, cover, task);
  const auto isQuickBetter = [&] {
    return costOf(quick.pieces, options.rules) <= costOf(pieces, options.rules) ||
           !isWithin(solid, pieces, options, task);
  };
  if (pieces.empty() || (quick.isWhole && isQuickBetter())) pieces = std::move(quick.pieces);
  if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
  if (pieces.empty()) return failure(shapeTexts["shape.nothing_fits"]);
  return pieces;
}

double costOf(const std::vector<Piece>& pieces, const PieceRules& rules) {
  double cost = 0;
  for (const Piece& piece : pieces) cost += rules.costOf(piece);
  return cost;
}

}  // namespace wb::shape
