#include "model/geometry/geometry.h"
#include "tests/shapes/boxes.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <limits>

namespace wb::shape::test {
namespace {

/// No point of what is inside a box is nearer than the box.
struct Box {
  glm::dvec3 low{std::numeric_limits<double>::infinity()};
  glm::dvec3 high{-std::numeric_limits<double>::infinity()};

  void include(const glm::dvec3& point) {
    low = glm::min(low, point);
    high = glm::max(high, point);
  }
  double distance(const glm::dvec3& point) const {
    return glm::length(glm::max(glm::max(low - point, point - high), glm::dvec3(0)));
  }
};

}  // namespace

double distanceToHull(const std::vector<glm::dvec3>& corners, const glm::dvec3& point) {
  std::vector<double> weights(corners.size(), 0);
  weights.front() = 1;
  glm::dvec3 nearest = corners.front() - point;
  for (int step = 0; step < 5000; ++step) {
    std::size_t to = 0;
    std::size_t from = corners.size();
    for (std::size_t i = 0; i < corners.size(); ++i) {
      const double along = glm::dot(nearest, corners[i]);
      if (along < glm::dot(nearest, corners[to])) to = i;
      if (weights[i] > 0 && (from == corners.size() || along > glm::dot(nearest, corners[from])))
        from = i;
    }
    const double length = glm::length(nearest);
    if (length < 1e-4 || glm::dot(nearest, corners[to] - point) > length * (length - 1e-4)) break;
    const glm::dvec3 change = corners[to] - corners[from];
    const double squared = glm::dot(change, change);
    if (!(squared > 0)) break;
    const double share = std::clamp(-glm::dot(nearest, change) / squared, 0.0, weights[from]);
    weights[to] += share;
    weights[from] -= share;
    nearest += share * change;
  }
  return glm::length(nearest);
}

double distanceToPieces(const std::vector<Piece>& pieces, const glm::dvec3& point) {
  double nearest = std::numeric_limits<double>::max();
  for (const Piece& piece : pieces) {
    Box box;
    for (const glm::dvec3& corner : piece.corners()) box.include(corner);
    if (box.distance(point) < nearest)
      nearest = std::min(nearest, distanceToHull(piece.corners(), point));
  }
  return nearest;
}

std::vector<glm::dvec3> pointsOn(const std::vector<glm::dvec3>& corners,
                                 const std::vector<mesh::Triangle>& triangles, int count) {
  std::vector<glm::dvec3> points;
  for (const auto& [a, b, c] : triangles)
    for (int i = 0; i <= count; ++i)
      for (int j = 0; i + j <= count; ++j) {
        const double v = static_cast<double>(i) / count;
        const double w = static_cast<double>(j) / count;
        points.push_back(corners[a] * (1 - v - w) + corners[b] * v + corners[c] * w);
      }
  return points;
}

double sampledDistance(const mesh::TriangleMesh& from, const mesh::TriangleMesh& to, int count) {
  std::vector<Box> boxes;
  for (const mesh::Triangle& triangle : to.triangles) {
    Box& box = boxes.emplace_back();
    for (const std::uint32_t corner : triangle) box.include(to.positions[corner]);
  }
  double farthest = 0;
  for (const glm::dvec3& place : pointsOn(from.positions, from.triangles, count)) {
    double nearest = 1e300;
    for (std::size_t i = 0; i < boxes.size(); ++i) {
      if (boxes[i].distance(place) >= nearest) continue;
      const auto& [a, b, c] = to.triangles[i];
      const glm::dvec3 there =
          mesh::nearestPoint(place, to.positions[a], to.positions[b], to.positions[c]);
      nearest = std::min(nearest, glm::distance(place, there));
    }
    farthest = std::max(farthest, nearest);
  }
  return farthest;
}

}  // namespace wb::shape::test
