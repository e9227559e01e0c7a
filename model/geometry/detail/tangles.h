#pragma once

#include <glm/vec3.hpp>

#include <span>

namespace wb::mesh {

/// Returns whether so many triangles meet in single points that collapsing their edges would take
/// time that grows with the square of their number: meshoptimizer looks at all triangles of a
/// point for each of them. No mesh that is meant to be seen has such points.
/// @param indices  Three a triangle, below the number of points.
/// @param points   Equal ones count as one point.
bool isTangled(std::span<const unsigned int> indices, std::span<const glm::vec3> points);

}  // namespace wb::mesh
