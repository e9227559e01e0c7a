#pragma once

#include "model/core/core.h"
#include "model/geometry/geometry.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace wb::mesh {

/// Triangles of the convex hull of at least four points, as indices into them, outward. Nothing
/// when qhull finds the points flat. Points should be of the order of one around the origin.
std::optional<std::vector<Triangle>> qhullTriangles(std::span<const glm::dvec3> points);

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

/// Makes a hull of few vertices that contains every point (to within hullTolerance) and stays
/// inside their bounding box: the exact hull when that is small enough. Of more than manyPoints the
/// hull is cached by their content, so asking again is cheap.
/// @param points  In any unit. Fewer than four distinct ones, or all in one plane, are an error.
/// @param maximumVertices  The most vertices that the hull may have, at least 8.
/// @return  The hull, in the points' unit; an error as convexHull gives it.
Result<ConvexHull> enclosingHull(std::span<const glm::dvec3> points,
                                 std::size_t maximumVertices = 256);

/// Returns the distinct positions among `points`, in order of first appearance: equal to the bit
/// (with -0 equal to 0). Empty for no points.
std::vector<glm::dvec3> distinctPoints(std::span<const glm::dvec3> points);

/// Returns the enclosingHull of points that are stored as something smaller.
/// @param key  Tells these points from all others that have a key: their hull is cached by it.
/// @param points  Makes the points; called only where the cache has no hull of this key.
/// @param maximumVertices  As for enclosingHull; hulls of other numbers are cached apart.
/// @return  As enclosingHull; an error is not cached.
Result<ConvexHull> rememberedHull(const std::string& key,
                                  const std::function<std::vector<glm::dvec3>()>& points,
                                  std::size_t maximumVertices);

}  // namespace wb::mesh
