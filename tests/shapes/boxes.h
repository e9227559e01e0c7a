#pragma once

#include "model/geometry/geometry.h"
#include "model/shapes/detail/solid_of_mesh.h"
#include "model/shapes/fitting_hull.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <vector>

/// Solids of boxes, whose distances are known without any grid.
namespace wb::shape::test {

struct TestBox {
  glm::dvec3 low;
  glm::dvec3 high;
};

inline std::vector<glm::dvec3> cornersOfBox(const TestBox& box) {
  std::vector<glm::dvec3> corners;
  for (int i = 0; i < 8; ++i)
    corners.emplace_back((i & 1) != 0 ? box.high.x : box.low.x,
                         (i & 2) != 0 ? box.high.y : box.low.y,
                         (i & 4) != 0 ? box.high.z : box.low.z);
  return corners;
}

inline mesh::TriangleMesh meshOfBoxes(const std::vector<TestBox>& boxes) {
  constexpr std::array<mesh::Triangle, 12> faces{{{0, 2, 3},
                                                  {0, 3, 1},
                                                  {4, 5, 7},
                                                  {4, 7, 6},
                                                  {0, 1, 5},
                                                  {0, 5, 4},
                                                  {2, 6, 7},
                                                  {2, 7, 3},
                                                  {0, 4, 6},
                                                  {0, 6, 2},
                                                  {1, 3, 7},
                                                  {1, 7, 5}}};
  mesh::TriangleMesh mesh;
  for (const TestBox& box : boxes) {
    const auto first = static_cast<std::uint32_t>(mesh.positions.size());
    for (const glm::dvec3& corner : cornersOfBox(box)) mesh.positions.push_back(corner);
    for (const auto& [a, b, c] : faces) mesh.triangles.push_back({first + a, first + b, first + c});
  }
  return mesh;
}

inline Solid solidFromBoxes(const std::vector<TestBox>& boxes) {
  return *Solid::of(meshOfBoxes(boxes), {.cells = 120});
}

inline std::vector<Piece> piecesOfBoxes(const std::vector<TestBox>& boxes) {
  std::vector<Piece> pieces;
  for (const TestBox& box : boxes) pieces.push_back(*Piece::of(cornersOfBox(box)));
  return pieces;
}

inline double distanceToBoxes(const std::vector<TestBox>& boxes, const glm::dvec3& point) {
  double nearest = std::numeric_limits<double>::max();
  for (const TestBox& box : boxes)
    nearest = std::min(
        nearest, glm::length(glm::max(glm::max(box.low - point, point - box.high), glm::dvec3(0))));
  return nearest;
}

/// Never less than the distance of a point from the hull of others: what minimising over their
/// weights (Frank and Wolfe, in pairs) has come to.
double distanceToHull(const std::vector<glm::dvec3>& corners, const glm::dvec3& point);

/// From the nearest of them, likewise.
double distanceToPieces(const std::vector<Piece>& pieces, const glm::dvec3& point);

/// Points all over triangles, so many along each edge.
std::vector<glm::dvec3> pointsOn(const std::vector<glm::dvec3>& corners,
                                 const std::vector<mesh::Triangle>& triangles, int count);

/// How far places all over one surface, so many along each edge, are from the nearest triangle of
/// another.
double sampledDistance(const mesh::TriangleMesh& from, const mesh::TriangleMesh& to, int count);

}  // namespace wb::shape::test
