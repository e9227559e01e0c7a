#include "model/mesh/convex_hull.h"
#include "model/mesh/qhull.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <span>
#include <vector>

namespace wb::mesh {
namespace {

// The enclosing hull is what a few supporting planes cut out of space. Where every corner lies on
// three planes, F planes make 2F - 4 corners; more planes through a corner only make fewer. So a
// limit on corners is a limit on planes, and every plane that is added cuts off the corner that
// sticks out farthest.

/// The half-space normal * x <= offset; the normal has length one.
struct Plane {
  glm::dvec3 normal;
  double offset;
};

Plane supportingPlane(const glm::dvec3& normal, std::span<const glm::dvec3> points) {
  double offset = glm::dot(normal, points.front());
  for (const glm::dvec3& point : points) offset = std::max(offset, glm::dot(normal, point));
  return {normal, offset};
}

constexpr std::size_t mostDirections = 2048;

/// Evenly spread over the sphere (a Fibonacci spiral).
std::vector<glm::dvec3> evenDirections() {
  std::vector<glm::dvec3> result;
  for (std::size_t i = 0; i < mostDirections; ++i) {
    const double z = 1 - (2 * static_cast<double>(i) + 1) / mostDirections;
    const double radius = std::sqrt(1 - z * z);
    const double angle = 2 * std::numbers::pi * static_cast<double>(i) / std::numbers::phi;
    result.emplace_back(radius * std::cos(angle), radius * std::sin(angle), z);
  }
  return result;
}

std::vector<glm::dvec3> faceNormals(const ConvexHull& hull) {
  std::vector<glm::dvec3> result;
  for (const auto& [a, b, c] : hull.triangles) {
    const glm::dvec3 normal =
        glm::cross(hull.vertices[b] - hull.vertices[a], hull.vertices[c] - hull.vertices[a]);
    if (const double length = glm::length(normal); length > 0) result.push_back(normal / length);
  }
  return result;
}

/// Planes to choose from: the hull's own faces, or even directions where these are too many.
std::vector<Plane> candidatePlanes(const ConvexHull& hull) {
  const bool few = hull.triangles.size() <= mostDirections;
  std::vector<Plane> planes;
  for (const glm::dvec3& normal : few ? faceNormals(hull) : evenDirections())
    planes.push_back(supportingPlane(normal, hull.vertices));
  return planes;
}

/// The sides of the unit cube, so that the result never leaves the bounding box.
std::vector<Plane> boxPlanes() {
  std::vector<Plane> planes;
  for (int axis = 0; axis < 3; ++axis)
    for (const double sign : {-1.0, 1.0}) {
      glm::dvec3 normal(0);
      normal[axis] = sign;
      planes.push_back({normal, 0.5});
    }
  return planes;
}

/// Corners of what the planes enclose, around a point inside: the faces of the hull of the dual
/// points normal / distance.
std::vector<glm::dvec3> corners(const std::vector<Plane>& planes, const glm::dvec3& inside) {
  std::vector<glm::dvec3> duals;
  duals.reserve(planes.size());
  for (const Plane& plane : planes)
    duals.push_back(plane.normal / (plane.offset - glm::dot(plane.normal, inside)));
  const auto faces = qhullTriangles(duals);
  if (!faces) return {};
  std::vector<glm::dvec3> result;
  for (const auto& [a, b, c] : *faces) {
    const glm::dvec3 normal = glm::cross(duals[b] - duals[a], duals[c] - duals[a]);
    const double offset = glm::dot(normal, duals[a]);
    if (offset != 0) result.push_back(inside + normal / offset);
  }
  return result;
}

/// The candidate that some corner is farthest outside of; null if none is beyond the tolerance.
const Plane* mostViolated(const std::vector<Plane>& candidates,
                          const std::vector<glm::dvec3>& outer, double tolerance) {
  const Plane* worst = nullptr;
  double excess = tolerance;
  for (const Plane& plane : candidates) {
    for (const glm::dvec3& corner : outer) {
      const double out = glm::dot(plane.normal, corner) - plane.offset;
      if (out <= excess) continue;
      excess = out;
      worst = &plane;
    }
  }
  return worst;
}

glm::dvec3 middleOf(const ConvexHull& hull) {
  glm::dvec3 sum(0);
  for (const glm::dvec3& vertex : hull.vertices) sum += vertex;
  return sum / static_cast<double>(hull.vertices.size());
}

std::vector<Plane> chosenPlanes(const ConvexHull& hull, std::size_t count) {
  const std::vector<Plane> candidates = candidatePlanes(hull);
  const glm::dvec3 inside = middleOf(hull);
  std::vector<Plane> chosen = boxPlanes();
  while (chosen.size() < count) {
    const Plane* worst = mostViolated(candidates, corners(chosen, inside), hullTolerance);
    if (worst == nullptr) break;
    chosen.push_back(*worst);
  }
  return chosen;
}

/// Stretches the bounding box of a hull to the unit cube: enclosing survives it, and a thin body
/// becomes one that rounding does not harm.
struct CubeFrame {
  glm::dvec3 low;
  glm::dvec3 size;

  explicit CubeFrame(const ConvexHull& hull) : low(hull.vertices.front()), size(low) {
    for (const glm::dvec3& vertex : hull.vertices) {
      low = glm::min(low, vertex);
      size = glm::max(size, vertex);
    }
    size -= low;
  }
  glm::dvec3 toCube(const glm::dvec3& point) const { return (point - low) / size - 0.5; }
  /// Clamped: rounding may put a corner a little outside the box that its planes state.
  glm::dvec3 fromCube(const glm::dvec3& point) const {
    return glm::clamp(low + (point + 0.5) * size, low, low + size);
  }
};

}  // namespace

Result<ConvexHull> enclosingHull(std::span<const glm::dvec3> points, std::size_t maximumVertices) {
  auto exact = convexHull(points);
  if (!exact || exact->vertices.size() <= maximumVertices) return exact;
  const CubeFrame frame(*exact);
  ConvexHull inCube = *exact;
  for (glm::dvec3& vertex : inCube.vertices) vertex = frame.toCube(vertex);
  std::vector<Plane> planes = chosenPlanes(inCube, (maximumVertices + 4) / 2);
  for (;;) {
    std::vector<glm::dvec3> outer = corners(planes, middleOf(inCube));
    for (glm::dvec3& corner : outer) corner = frame.fromCube(corner);
    auto hull = convexHull(outer);
    if (!hull || hull->vertices.size() <= maximumVertices) return hull;
    planes.pop_back();
  }
}

}  // namespace wb::mesh
