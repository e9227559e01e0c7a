#include "model/shapes/fitting.h"

#include "model/core/core_texts.h"
#include "model/geometry/convex_hull.h"
#include "model/octree/boxes.h"
#include "model/shapes/detail/cover.h"
#include "model/shapes/detail/hacd.h"
#include "model/shapes/detail/octree_shapes.h"
#include "model/shapes/detail/shape_texts.h"
#include "model/shapes/detail/sheets.h"
#include "model/shapes/detail/simplified_surface.h"
#include "model/shapes/detail/surface_samples.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <memory>
#include <unordered_set>
#include <utility>

namespace wb::shape {
namespace {

constexpr std::size_t deepestBoxes = 7;

struct HashOfTriangle {
  std::size_t operator()(const mesh::Triangle& triangle) const {
    std::uint64_t hash = 0;
    for (const std::uint32_t corner : triangle) hash = (hash ^ corner) * 0x9E37'79B9'7F4A'7C15U;
    return static_cast<std::size_t>(hash ^ hash >> 32);
  }
};

/// With the corners that the grid counts: what lies on an edge between two others is none.
Result<Piece> enclosing(const std::vector<glm::dvec3>& points, std::size_t mostCorners) {
  auto hull = mesh::enclosingHull(points, std::max<std::size_t>(mostCorners, 8));
  if (!hull) return failure(std::move(hull));
  if (auto piece = Piece::of(hull->vertices)) return std::move(*piece);
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
  if (overfillOf(solid, pieces, task).distance > options.tolerance ||
      shortfallOf(solid, pieces, task).distance > options.tolerance)
    return false;
  return !options.avatar ||
         Passage(solid, *options.avatar, task).isKeptBy(pieces, options.tolerance, task);
}

/// Only what the pieces come close to must stay covered.
std::vector<glm::dvec3> placesNear(const Solid& solid, const std::vector<Piece>& pieces,
                                   double tolerance, const Task& task) {
  std::vector<glm::dvec3> places;
  const double spacing = std::max(tolerance / 4, solid.diagonal() / 250);
  for (const SurfaceSample& sample : surfaceSamples(solid, spacing, task))
    if (!task.cancelled() && unionDistance(pieces, sample.place) <= tolerance)
      places.push_back(sample.place);
  return places;
}

}  // namespace

mesh::TriangleMesh usablePart(const mesh::TriangleMesh& mesh) {
  mesh::TriangleMesh usable;
  constexpr std::uint32_t none = 0xFFFF'FFFF;
  std::vector<std::uint32_t> places(mesh.positions.size(), none);
  std::unordered_set<mesh::Triangle, HashOfTriangle> known(mesh.triangles.size());
  const auto isNew = [&](mesh::Triangle triangle) {
    std::ranges::sort(triangle);
    return known.insert(triangle).second;
  };
  for (mesh::Triangle triangle : mesh.triangles) {
    const bool isFinite = std::ranges::all_of(triangle, [&](std::uint32_t corner) {
      const glm::dvec3& place = mesh.positions[corner];
      return std::isfinite(place.x) && std::isfinite(place.y) && std::isfinite(place.z);
    });
    if (!isFinite || !isNew(triangle)) continue;
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

const std::vector<FitMethod>& fitMethods() {
  static const std::vector<FitMethod> all{
      {.name = "existing",
       .oldName = "own",
       .fit = ownHulls,
       .followsTolerance = false,
       .canWin = false,
       .needsOwn = true},
      {.name = "base", .fit = baseHull, .followsTolerance = false},
      {.name = "boxes", .fit = mergedBoxes, .followsTolerance = false, .canWin = false},
      {.name = "hacd", .fit = hierarchicalHulls, .canWin = false},
      {.name = "drop", .fit = dropped},
      {.name = "cover", .fit = covered},
      {.name = "panels", .oldName = "sheets", .fit = sheets},
      {.name = "simplify", .fit = simplifiedSurface}};
  return all;
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
  for (std::size_t depth = 1; depth <= deepestBoxes; ++depth) {
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
  constexpr double slack = 0.95;  // Between places, the distance is a little more.
  const double reach = std::max(options.tolerance * slack, 0.0);
  Coverage coverage(std::make_shared<const Places>(placesNear(solid, *pieces, reach, task), reach));
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
  cover.effort = options.effort;
  cover.threads = options.threads;
  auto pieces = coverOf(solid, cover, task);
  if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
  if (pieces.empty()) return failure(shapeTexts["shape.nothing_fits"]);
  return pieces;
}

namespace {

/// `longest` is what its steps are at most, m, if that does not make too many.
Result<Solid> solidOf(const mesh::TriangleMesh& usable, double tolerance, double longest,
                      const Task& task) {
  constexpr double fewest = 96;
  constexpr double most = 240;
  if (usable.triangles.empty()) return failure(shapeTexts["shape.no_triangles"]);
  const double diagonal = boxDiagonal(usable);
  const double share = diagonal > 0 ? tolerance / diagonal : 1;
  SolidOptions options;
  const double cells = std::max(3.2 / share, diagonal / longest);
  options.cells = static_cast<int>(std::clamp(cells, fewest, most));
  options.margin = std::min(share, 0.25) + 0.005;
  return Solid::of(usable, options, task);
}

}  // namespace

Result<Solid> solidFor(const mesh::TriangleMesh& mesh, double tolerance, const Task& task) {
  return solidOf(usablePart(mesh), tolerance, tolerance, task);
}

Result<Solid> solidFor(const mesh::TriangleMesh& usable, const FitOptions& options,
                       const Task& task) {
  if (!options.avatar) return solidOf(usable, options.tolerance, options.tolerance, task);
  auto solid = solidOf(usable, options.tolerance, options.avatar->width / 6, task);
  if (!solid) return solid;
  const double reach = fillShare * options.tolerance;
  const Passage passage(*solid, *options.avatar, task);
  const std::vector<glm::dvec3> ways = passage.waysToKeep(reach, task);
  if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
  // What is between nodes of the grid may stand in by a part of a step.
  const double width = options.avatar->width + 0.6 * solid->grid().step;
  solid->keepFree(ways, width, options.avatar->height * options.avatar->up, reach, task);
  if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
  return solid;
}

double costOf(const std::vector<Piece>& pieces, const PieceRules& rules) {
  double cost = 0;
  for (const Piece& piece : pieces) cost += rules.costOf(piece);
  return cost;
}

}  // namespace wb::shape
