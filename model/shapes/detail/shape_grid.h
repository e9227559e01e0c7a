#pragma once

#include <glm/common.hpp>
#include <glm/vec3.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace wb::shape {

/// Nodes on a lattice of cubes, x fastest.
struct Grid {
  glm::dvec3 origin{0};  ///< The first node, m.
  double step = 1;       ///< Between nodes, m.
  glm::ivec3 size{0};    ///< Nodes along each axis, at least 2.

  std::size_t count() const {
    return static_cast<std::size_t>(size.x) * static_cast<std::size_t>(size.y) *
           static_cast<std::size_t>(size.z);
  }
  std::size_t index(const glm::ivec3& node) const {
    return static_cast<std::size_t>(node.x) +
           static_cast<std::size_t>(size.x) *
               (static_cast<std::size_t>(node.y) +
                static_cast<std::size_t>(size.y) * static_cast<std::size_t>(node.z));
  }
  glm::ivec3 node(std::size_t index) const {
    const auto x = static_cast<std::size_t>(size.x);
    const auto y = static_cast<std::size_t>(size.y);
    return {static_cast<int>(index % x), static_cast<int>(index / x % y),
            static_cast<int>(index / (x * y))};
  }
  glm::dvec3 position(const glm::ivec3& node) const { return origin + step * glm::dvec3(node); }
  bool has(const glm::ivec3& node) const {
    return node.x >= 0 && node.y >= 0 && node.z >= 0 && node.x < size.x && node.y < size.y &&
           node.z < size.z;
  }
  /// The lowest node of the cube that a point lies in; of the nearest cube for one outside.
  glm::ivec3 cubeOf(const glm::dvec3& point) const {
    const glm::dvec3 at = (point - origin) / step;
    return glm::ivec3(glm::clamp(at, glm::dvec3(0), glm::dvec3(size - 2)));
  }
};

/// The six neighbours along the axes.
inline constexpr std::array<std::array<int, 3>, 6> gridNeighbours{
    {{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {0, 0, 1}, {0, 0, -1}}};

/// Calls `visit(index)` for each neighbour of a node that the grid has.
template <class Visit>
void forNeighbours(const Grid& grid, std::size_t index, const Visit& visit) {
  const glm::ivec3 node = grid.node(index);
  for (const auto& [x, y, z] : gridNeighbours)
    if (const glm::ivec3 other = node + glm::ivec3(x, y, z); grid.has(other))
      visit(grid.index(other));
}

}  // namespace wb::shape
