#include "model/geometry/simplify.h"

#include "model/geometry/detail/meshoptimizer_input.h"

#include <meshoptimizer.h>

#include <algorithm>

namespace wb::mesh {
namespace {

/// Keeps what hangs together.
Indices collapsed(const Indices& indices, const Points& points, std::size_t target) {
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
  const double extent = extentOf(mesh);
  const auto share = static_cast<float>(extent > 0 ? std::min(error / extent, 1.0) : 1.0);
  Indices result(indices.size());
  result.resize(meshopt_simplify(result.data(), indices.data(), indices.size(), &points.front().x,
                                 points.size(), sizeof(glm::vec3), 0, share, 0, nullptr));
  return partOf(mesh, result.empty() ? indices : result);
}

Simplified inStrips(const TriangleMesh& mesh) {
  const Indices indices = indicesOf(mesh);
  Indices ordered(indices.size());
  meshopt_optimizeVertexCacheStrip(ordered.data(), indices.data(), indices.size(),
                                   mesh.positions.size());
  return partOf(mesh, ordered);
}

}  // namespace wb::mesh
