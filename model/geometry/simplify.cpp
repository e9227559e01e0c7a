// Problem: a mesh by fewer of its own triangles.
// Method: edge collapse by quadric error (Garland and Heckbert 1997), and vertex clustering
// (Rossignac and Borrel 1993) where collapsing gets stuck, both by meshoptimizer. It works in
// floats, so meshes are moved to around the origin and to a size of 1 first.
// Complexity: O(n log n) a call; all coarser levels together cost little more than the first.
// Constants: handful, factor and isWorthIt() only decide how finely pictures are drawn.
// trianglesPerMadeTriangle and the shares of lowerLevel() decide costs: compare with
// tests/benchmarks/levels.py.
#include "model/geometry/simplify.h"

#include "model/geometry/convex_hull.h"
#include "model/geometry/detail/tangles.h"

#include <glm/common.hpp>
#include <meshoptimizer.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>
#include <optional>
#include <utility>

namespace wb::mesh {
namespace {

/// Keeps what hangs together; nothing of what cannot be collapsed in time.
Indices collapsed(const Indices& indices, const Points& points, std::size_t target) {
  if (isTangled(indices, points)) return {};
  Indices result(indices.size());
  result.resize(meshopt_simplify(result.data(), indices.data(), indices.size(), &points.front().x,
                                 points.size(), sizeof(glm::vec3), target, anyError, 0, nullptr));
  return result;
}

/// Joins what lies close together, even to nothing.
Indices joined(const Indices& indices, const Points& points, std::size_t target) {
  Indices result(indices.size());
  result.resize(meshopt_simplifySloppy(result.data(), indices.data(), indices.size(),
                                       &points.front().x, points.size(), sizeof(glm::vec3), target,
                                       anyError, nullptr));
  return result;
}

Indices fewer(const Indices& indices, const Points& points, std::size_t target) {
  Indices best = collapsed(indices, points, target);
  if (best.empty()) best = indices;
  if (best.size() <= target) return best;
  Indices other = joined(indices, points, target);
  return !other.empty() && other.size() < best.size() ? other : best;
}

}  // namespace

Simplified simplified(const TriangleMesh& mesh, std::size_t triangles) {
  if (mesh.triangles.empty()) return {};
  return partOf(mesh, fewer(indicesOf(mesh), pointsOf(mesh), triangles * 3));
}

Simplified simplifiedWithin(const TriangleMesh& mesh, double error) {
  if (mesh.triangles.empty()) return {};
  const Indices indices = indicesOf(mesh);
  const Points points = pointsOf(mesh);
  if (isTangled(indices, points)) return partOf(mesh, indices);
  const double extent = extentOf(mesh);
  auto share = static_cast<float>(extent > 0 ? std::min(error / extent, 1.0) : 1.0);
  constexpr int tries = 8;  ///< Errors, each half of the one before.
  Indices result;
  for (int i = 0; i < tries && result.empty(); ++i, share /= 2) {
    result.resize(indices.size());
    result.resize(meshopt_simplify(result.data(), indices.data(), indices.size(), &points.front().x,
                                   points.size(), sizeof(glm::vec3), 0, share, 0, nullptr));
  }
  return partOf(mesh, result.empty() ? indices : result);
}

Simplified inStrips(const TriangleMesh& mesh) {
  const Indices indices = indicesOf(mesh);
  Indices ordered(indices.size());
  meshopt_optimizeVertexCacheStrip(ordered.data(), indices.data(), indices.size(),
                                   mesh.positions.size());
  return partOf(mesh, ordered);
}

namespace {

struct Box {
  glm::dvec3 low;
  glm::dvec3 high;
};

Box boxAround(const TriangleMesh& mesh) {
  Box box{mesh.positions.front(), mesh.positions.front()};
  for (const glm::dvec3& position : mesh.positions) {
    box.low = glm::min(box.low, position);
    box.high = glm::max(box.high, position);
  }
  return box;
}

double longestSide(const Box& box) {
  const glm::dvec3 size = box.high - box.low;
  return std::max({size.x, size.y, size.z});
}

}  // namespace

Indices indicesOf(const TriangleMesh& mesh) {
  Indices indices;
  indices.reserve(mesh.triangles.size() * 3);
  for (const Triangle& triangle : mesh.triangles)
    indices.insert(indices.end(), triangle.begin(), triangle.end());
  return indices;
}

double extentOf(const TriangleMesh& mesh) { return longestSide(boxAround(mesh)); }

Points pointsOf(const TriangleMesh& mesh) {
  const Box box = boxAround(mesh);
  const double largest = longestSide(box);
  const glm::dvec3 middle = box.low + (box.high - box.low) * 0.5;
  Points points;
  points.reserve(mesh.positions.size());
  for (const glm::dvec3& position : mesh.positions)
    points.emplace_back(largest > 0 ? (position - middle) / largest : glm::dvec3(0));
  return points;
}

Simplified partOf(const TriangleMesh& mesh, const Indices& indices) {
  constexpr auto unused = std::numeric_limits<std::uint32_t>::max();
  std::vector<std::uint32_t> numbers(mesh.positions.size(), unused);
  Simplified result;
  const auto numberOf = [&](std::uint32_t vertex) {
    if (numbers[vertex] == unused) {
      numbers[vertex] = static_cast<std::uint32_t>(result.vertices.size());
      result.vertices.push_back(vertex);
      result.mesh.positions.push_back(mesh.positions[vertex]);
    }
    return numbers[vertex];
  };
  for (std::size_t i = 0; i + 2 < indices.size(); i += 3) {
    Triangle triangle;
    for (std::size_t corner = 0; corner < 3; ++corner)
      triangle[corner] = numberOf(indices[i + corner]);
    result.mesh.triangles.push_back(triangle);
  }
  return result;
}

namespace {

constexpr std::size_t handful = 24;
constexpr std::size_t factor = 4;

/// Indices into the points of the finest mesh, and how far off they are in its unit.
struct Level {
  Indices indices;
  double error = 0;
};

std::size_t targetOf(const Level& above) { return above.indices.size() / 3 / factor * 3; }

/// Keeps what hangs together; nothing of what cannot be collapsed in time.
Level collapsedLevel(const Level& above, const Points& points) {
  if (isTangled(above.indices, points)) return {};
  Indices indices(above.indices.size());
  float error = 0;
  indices.resize(meshopt_simplify(indices.data(), above.indices.data(), above.indices.size(),
                                  &points.front().x, points.size(), sizeof(glm::vec3),
                                  targetOf(above), anyError, 0, &error));
  return {std::move(indices), above.error + static_cast<double>(error)};
}

/// Joins what lies close together, even to nothing.
Level joinedLevel(const Level& above, const Points& points) {
  Indices indices(above.indices.size());
  float error = 0;
  indices.resize(meshopt_simplifySloppy(indices.data(), above.indices.data(), above.indices.size(),
                                        &points.front().x, points.size(), sizeof(glm::vec3),
                                        targetOf(above), anyError, &error));
  return {std::move(indices), above.error + static_cast<double>(error)};
}

/// Another level must be worth its memory.
bool isWorthIt(const Level& level, const Level& above) {
  return !level.indices.empty() && level.indices.size() * 4 <= above.indices.size() * 3;
}

std::optional<Level> lower(const Level& above, const Points& points) {
  Level level = collapsedLevel(above, points);
  if (!isWorthIt(level, above)) level = joinedLevel(above, points);
  if (!isWorthIt(level, above)) return {};
  return level;
}

}  // namespace

std::vector<Coarser> coarserMeshes(const TriangleMesh& mesh) {
  std::vector<Coarser> result;
  if (mesh.triangles.size() <= handful) return result;
  const Points points = pointsOf(mesh);
  const double extent = extentOf(mesh);
  Level level{indicesOf(mesh), 0};
  while (level.indices.size() > handful * 3) {
    auto next = lower(level, points);
    if (!next) break;
    level = std::move(*next);
    result.push_back({partOf(mesh, level.indices), level.error * extent});
  }
  return result;
}

namespace {

Simplified unchanged(const TriangleMesh& face) {
  Simplified same{face, std::vector<std::uint32_t>(face.positions.size())};
  std::iota(same.vertices.begin(), same.vertices.end(), 0U);
  return same;
}

Simplified withShare(const TriangleMesh& face, double share) {
  const auto count = static_cast<double>(face.triangles.size());
  if (share == 1 || count == 0) return unchanged(face);
  return simplified(face, static_cast<std::size_t>(std::ceil(count * share)));
}

std::vector<Simplified> withShare(const std::vector<TriangleMesh>& faces, double share) {
  std::vector<Simplified> made;
  made.reserve(faces.size());
  for (const TriangleMesh& face : faces) made.push_back(withShare(face, share));
  return made;
}

/// 0 where it is flat.
double hullVolume(const std::vector<glm::dvec3>& points) {
  const auto hull = convexHull(points);
  return hull ? hull->volume : 0;
}

/// Of many points it has: only a surface of few triangles is changed as a whole.
bool keepsVolume(const std::vector<Simplified>& made, const std::vector<TriangleMesh>& above,
                 double share) {
  constexpr std::size_t many = 256;
  std::vector<glm::dvec3> points;
  for (const Simplified& face : made)
    points.insert(points.end(), face.mesh.positions.begin(), face.mesh.positions.end());
  if (points.size() > many) return true;
  std::vector<glm::dvec3> before;
  for (const TriangleMesh& face : above)
    before.insert(before.end(), face.positions.begin(), face.positions.end());
  const double volume = hullVolume(before);
  return volume == 0 || hullVolume(points) > share * volume;
}

}  // namespace

std::vector<Simplified> lowerLevel(const std::vector<TriangleMesh>& above, double volumeShare) {
  constexpr std::array shares{1.0 / trianglesPerMadeTriangle, 0.375, 0.5, 0.625, 0.75};
  for (const double share : shares)
    if (auto made = withShare(above, share); keepsVolume(made, above, volumeShare)) return made;
  return withShare(above, 1);
}

std::vector<Triangle> inCacheOrder(std::span<const Triangle> triangles, std::size_t vertices) {
  std::vector<Triangle> ordered(triangles.size());
  if (triangles.empty()) return ordered;
  meshopt_optimizeVertexCache(ordered.front().data(), triangles.front().data(),
                              triangles.size() * std::size_t{3}, vertices);
  return ordered;
}

}  // namespace wb::mesh
