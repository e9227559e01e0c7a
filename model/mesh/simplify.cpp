#include "model/mesh/simplify.h"

#include <glm/common.hpp>
#include <meshoptimizer.h>

#include <algorithm>
#include <limits>

namespace wb::mesh {
namespace {

using Indices = std::vector<unsigned int>;
using Points = std::vector<glm::vec3>;

/// How far the surface may move, as a share of its extent: the number of triangles decides alone.
constexpr float anyError = 1;

Indices indicesOf(const TriangleMesh& mesh) {
  Indices indices;
  indices.reserve(mesh.triangles.size() * 3);
  for (const Triangle& triangle : mesh.triangles)
    indices.insert(indices.end(), triangle.begin(), triangle.end());
  return indices;
}

/// About their middle and within 1 of it, where floats are finest and never overflow.
Points pointsOf(const TriangleMesh& mesh) {
  glm::dvec3 low = mesh.positions.front();
  glm::dvec3 high = low;
  for (const glm::dvec3& position : mesh.positions) {
    low = glm::min(low, position);
    high = glm::max(high, position);
  }
  const glm::dvec3 size = high - low;
  const double largest = std::max({size.x, size.y, size.z});
  const glm::dvec3 middle = low + size * 0.5;
  Points points;
  points.reserve(mesh.positions.size());
  for (const glm::dvec3& position : mesh.positions)
    points.emplace_back(largest > 0 ? (position - middle) / largest : glm::dvec3(0));
  return points;
}

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

}  // namespace

Simplified simplified(const TriangleMesh& mesh, std::size_t triangles) {
  if (mesh.triangles.empty()) return {};
  return partOf(mesh, fewer(indicesOf(mesh), pointsOf(mesh), triangles * 3));
}

}  // namespace wb::mesh
