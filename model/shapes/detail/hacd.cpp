#include "model/shapes/detail/hacd.h"

#include "model/core/apart.h"
#include "model/core/core_texts.h"
#include "model/geometry/simplify.h"
#include "model/geometry/weld_prim.h"
#include "model/shapes/detail/cover.h"
#include "model/shapes/detail/shape_texts.h"

#include <bullet/HACD/hacdHACD.h>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cstddef>
#include <functional>
#include <utility>
#include <vector>

namespace wb::shape {
namespace {

using Point = HACD::Vec3<HACD::Real>;
using Triple = HACD::Vec3<long>;

constexpr std::size_t mostTriangles = 1200;  // Time grows as their square: a second.
// What hangs together too little gets no smaller; the library asks for nothing meanwhile.
constexpr std::size_t mostSplit = 2 * mostTriangles;
constexpr std::size_t mostPatchCorners = 32;
constexpr double extent = 1000;  // Of the box's diagonal in the library's unit.

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
  if (mesh.triangles.size() > mostTriangles)
    mesh = prim::welded(mesh::simplified(mesh, mostTriangles).mesh, narrowest);
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
  made.SetScaleFactor(extent);
  made.SetConcavity(concavity);
  made.SetConnectDist(0.03 * extent);
  made.SetCompacityWeight(0.0001);
  made.SetVolumeWeight(0);
  made.SetNVerticesPerCH(std::min(mostPatchCorners, mostCorners));
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
  if (mesh->triangles.size() > mostSplit)
    return failure(shapeTexts["shape.in_fragments"],
                   {{"triangles", mesh->triangles.size()}, {"limit", mostSplit}});
  const PieceRules rules = rulesWithin(solid, options.rules, options.tolerance);
  std::vector<Piece> best;
  double least = 0;
  // What patches hide of each other and what is between them and the solid is not concavity.
  for (const double share : {1.0, 0.5, 0.25}) {
    const double concavity = extent * share * options.tolerance / solid.diagonal();
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

}  // namespace wb::shape
