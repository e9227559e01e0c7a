#include "model/mesh/simplify.h"

#include "model/mesh/meshoptimizer_input.h"

#include <meshoptimizer.h>

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

}  // namespace wb::mesh
