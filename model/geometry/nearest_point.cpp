#include "model/geometry/nearest_point.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>

namespace wb::mesh {
namespace {

glm::dvec3 nearestOfEdge(const glm::dvec3& point, const glm::dvec3& a, const glm::dvec3& b) {
  const glm::dvec3 along = b - a;
  const double squared = glm::dot(along, along);
  if (!(squared > 0)) return a;
  return a + std::clamp(glm::dot(point - a, along) / squared, 0.0, 1.0) * along;
}

double squaredDistance(const glm::dvec3& a, const glm::dvec3& b) { return glm::dot(a - b, a - b); }

/// Of the edges that the point is beyond, as seen along the normal: no other can be nearer.
glm::dvec3 nearestOfEdges(const glm::dvec3& point, const glm::dvec3& a, const glm::dvec3& b,
                          const glm::dvec3& c, const std::array<bool, 3>& isBeyond) {
  glm::dvec3 nearest = a;
  double least = std::numeric_limits<double>::infinity();
  const std::array corners{a, b, c};
  for (std::size_t i = 0; i < 3; ++i) {
    if (!isBeyond[i]) continue;
    const glm::dvec3 other = nearestOfEdge(point, corners[i], corners[(i + 1) % 3]);
    const double squared = squaredDistance(point, other);
    if (squared >= least) continue;
    least = squared;
    nearest = other;
  }
  return nearest;
}

}  // namespace

glm::dvec3 nearestPoint(const glm::dvec3& point, const glm::dvec3& a, const glm::dvec3& b,
                        const glm::dvec3& c) {
  const glm::dvec3 ab = b - a;
  const glm::dvec3 ac = c - a;
  const glm::dvec3 normal = glm::cross(ab, ac);
  const double squared = glm::dot(normal, normal);
  if (!(squared > 0)) return nearestOfEdges(point, a, b, c, {true, true, true});
  const glm::dvec3 ap = point - a;
  const double v = glm::dot(glm::cross(ap, ac), normal) / squared;
  const double w = glm::dot(glm::cross(ab, ap), normal) / squared;
  if (v >= 0 && w >= 0 && v + w <= 1) return a + v * ab + w * ac;
  constexpr double straight = 1e-8;  // Sine squared below which rounding may decide on sides.
  if (squared < straight * glm::dot(ab, ab) * glm::dot(ac, ac))
    return nearestOfEdges(point, a, b, c, {true, true, true});
  const bool isBeyondAb = w < 0;
  const bool isBeyondBc = v + w > 1;
  const bool isBeyondCa = v < 0;
  return nearestOfEdges(point, a, b, c, {isBeyondAb, isBeyondBc, isBeyondCa});
}

}  // namespace wb::mesh
