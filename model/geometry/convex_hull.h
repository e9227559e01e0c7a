#pragma once

#include "model/core/result.h"
#include "model/geometry/triangle_mesh.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <span>
#include <vector>

namespace wb::mesh {

/// A closed convex surface. Vertices are the extreme points only; triangles are counter-clockwise
/// seen from outside; volume is in the cube of the points' unit.
struct ConvexHull {
  std::vector<glm::dvec3> vertices;
  std::vector<Triangle> triangles;
  double volume = 0;
};

/// A point is extreme if it lies farther than this, times the diagonal of the points' bounding box,
/// from the hull of the others.
inline constexpr double hullTolerance = 1e-6;

/// The hull of finite points. Fails when they have no volume: fewer than four distinct points, or
/// all within the tolerance of one plane.
Result<ConvexHull> convexHull(std::span<const glm::dvec3> points);

/// Of more points a hull is made in steps, which takes long; it is remembered.
inline constexpr std::size_t manyPoints = 4096;

/// A hull of at most `maximumVertices` (at least 8) vertices that contains every point (to within
/// the tolerance) and stays inside their bounding box. The exact hull when that is small enough.
Result<ConvexHull> enclosingHull(std::span<const glm::dvec3> points,
                                 std::size_t maximumVertices = 256);

/// Distinct positions, in order of first appearance: equal to the bit (with -0 equal to 0).
std::vector<glm::dvec3> distinctPoints(std::span<const glm::dvec3> points);

}  // namespace wb::mesh
