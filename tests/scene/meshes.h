#pragma once

#include "model/geometry/geometry.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

/// Meshes to make octrees of, and what can be said of a mesh by adding up.
namespace wb::octree::test {

inline mesh::TriangleMesh boxMesh(const glm::dvec3& min, const glm::dvec3& max) {
  mesh::TriangleMesh box;
  for (int i = 0; i < 8; ++i)
    box.positions.emplace_back(i & 4 ? max.x : min.x, i & 2 ? max.y : min.y, i & 1 ? max.z : min.z);
  box.triangles = {{0, 1, 3}, {0, 3, 2}, {4, 6, 7}, {4, 7, 5}, {0, 4, 5}, {0, 5, 1},
                   {2, 3, 7}, {2, 7, 6}, {1, 5, 7}, {1, 7, 3}, {0, 2, 6}, {0, 6, 4}};
  return box;
}

inline void append(mesh::TriangleMesh& mesh, const mesh::TriangleMesh& other) {
  const auto base = static_cast<std::uint32_t>(mesh.positions.size());
  mesh.positions.insert(mesh.positions.end(), other.positions.begin(), other.positions.end());
  for (const auto& [a, b, c] : other.triangles)
    mesh.triangles.push_back({a + base, b + base, c + base});
}

/// By the tetrahedra that triangles make with the origin: positive where they are turned outwards.
inline double enclosedVolume(const mesh::TriangleMesh& mesh) {
  double sum = 0;
  for (const auto& [a, b, c] : mesh.triangles)
    sum += glm::dot(mesh.positions[a], glm::cross(mesh.positions[b], mesh.positions[c]));
  return sum / 6;
}

/// Every edge is passed as often one way as the other.
inline bool isClosed(const mesh::TriangleMesh& mesh) {
  std::map<std::pair<std::uint32_t, std::uint32_t>, int> passes;
  for (const mesh::Triangle& triangle : mesh.triangles)
    for (std::size_t i = 0; i < 3; ++i) {
      const auto from = triangle[i];
      const auto to = triangle[(i + 1) % 3];
      passes[std::minmax(from, to)] += from < to ? 1 : -1;
    }
  for (const auto& [edge, sum] : passes)
    if (sum != 0) return false;
  return true;
}

}  // namespace wb::octree::test
