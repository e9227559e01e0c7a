#include "model/mesh/nearest_point.h"

#include <glm/geometric.hpp>

#include <algorithm>

namespace wb::mesh {
namespace {

glm::dvec3 nearestOfEdge(const glm::dvec3& point, const glm::dvec3& a, const glm::dvec3& b) {
  const glm::dvec3 along = b - a;
  const double squared = glm::dot(along, along);
  if (!(squared > 0)) return a;
  return a + std::clamp(glm::dot(point - a, along) / squared, 0.0, 1.0) * along;
}

double squaredDistance(const glm::dvec3& a, const glm::dvec3& b) { return glm::dot(a - b, a - b); }

glm::dvec3 nearestOfEdges(const glm::dvec3& point, const glm::dvec3& a, const glm::dvec3& b,
                          const glm::dvec3& c) {
  glm::dvec3 nearest = nearestOfEdge(point, a, b);
  for (const glm::dvec3& other : {nearestOfEdge(point, b, c), nearestOfEdge(point, c, a)})
    if (squaredDistance(point, other) < squaredDistance(point, nearest)) nearest = other;
  return nearest;
}

}  // namespace

glm::dvec3 nearestPoint(const glm::dvec3& point, const glm::dvec3& a, const glm::dvec3& b,
                        const glm::dvec3& c) {
  const glm::dvec3 ab = b - a;
  const glm::dvec3 ac = c - a;
  const glm::dvec3 normal = glm::cross(ab, ac);
  const double squared = glm::dot(normal, normal);
  if (!(squared > 0)) return nearestOfEdges(point, a, b, c);
  const glm::dvec3 ap = point - a;
  const double v = glm::dot(glm::cross(ap, ac), normal) / squared;
  const double w = glm::dot(glm::cross(ab, ap), normal) / squared;
  if (v >= 0 && w >= 0 && v + w <= 1) return a + v * ab + w * ac;
  return nearestOfEdges(point, a, b, c);
}

}  // namespace wb::mesh
