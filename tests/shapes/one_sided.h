#pragma once

#include "model/geometry/geometry.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <algorithm>
#include <cstdint>
#include <vector>

/// Buildings whose walls are single planes without thickness.
namespace wb::shape::test {

/// A rectangle that is left out of a wall, m along its sides.
struct Opening {
  glm::dvec2 low;
  glm::dvec2 high;
};

/// A rectangle in space from one corner along two sides, m.
struct Wall {
  glm::dvec3 corner;
  glm::dvec3 across;
  glm::dvec3 up;
  std::vector<Opening> openings{};

  glm::dvec3 at(const glm::dvec2& place) const {
    return corner + place.x * glm::normalize(across) + place.y * glm::normalize(up);
  }
};

inline void addQuad(mesh::TriangleMesh& mesh, const glm::dvec3& a, const glm::dvec3& b,
                    const glm::dvec3& c, const glm::dvec3& d) {
  const auto first = static_cast<std::uint32_t>(mesh.positions.size());
  for (const glm::dvec3& corner : {a, b, c, d}) mesh.positions.push_back(corner);
  mesh.triangles.push_back({first, first + 1, first + 2});
  mesh.triangles.push_back({first, first + 2, first + 3});
}

inline void addTriangle(mesh::TriangleMesh& mesh, const glm::dvec3& a, const glm::dvec3& b,
                        const glm::dvec3& c) {
  const auto first = static_cast<std::uint32_t>(mesh.positions.size());
  for (const glm::dvec3& corner : {a, b, c}) mesh.positions.push_back(corner);
  mesh.triangles.push_back({first, first + 1, first + 2});
}

/// As modellers do: cut along all lines of its openings.
inline void addWall(mesh::TriangleMesh& mesh, const Wall& wall) {
  std::vector<double> xs{0, glm::length(wall.across)};
  std::vector<double> ys{0, glm::length(wall.up)};
  for (const Opening& opening : wall.openings) {
    for (const double x : {opening.low.x, opening.high.x}) xs.push_back(x);
    for (const double y : {opening.low.y, opening.high.y}) ys.push_back(y);
  }
  for (std::vector<double>* lines : {&xs, &ys}) {
    std::ranges::sort(*lines);
    lines->erase(std::unique(lines->begin(), lines->end()), lines->end());
  }
  for (std::size_t i = 0; i + 1 < xs.size(); ++i)
    for (std::size_t j = 0; j + 1 < ys.size(); ++j) {
      const glm::dvec2 low(xs[i], ys[j]);
      const glm::dvec2 high(xs[i + 1], ys[j + 1]);
      const glm::dvec2 middle = (low + high) / 2.0;
      const bool isOpen = std::ranges::any_of(wall.openings, [&](const Opening& opening) {
        return opening.low.x < middle.x && middle.x < opening.high.x && opening.low.y < middle.y &&
               middle.y < opening.high.y;
      });
      if (!isOpen)
        addQuad(mesh, wall.at(low), wall.at({high.x, low.y}), wall.at(high),
                wall.at({low.x, high.y}));
    }
}

inline mesh::TriangleMesh meshOfWalls(const std::vector<Wall>& walls) {
  mesh::TriangleMesh mesh;
  for (const Wall& wall : walls) addWall(mesh, wall);
  return mesh;
}

}  // namespace wb::shape::test
