#pragma once

#include "model/geometry/detail/support_tree.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace wb::mesh {

/// Directions spread evenly over the sphere (a Fibonacci spiral).
std::vector<glm::dvec3> evenDirections(std::size_t count);

/// Indices of points of whose hull no other is farther outside than the tolerance. Nothing where
/// that takes more than `most`, or where the points are flat. The points should be of the order of
/// one around the origin; `tree` is over them.
std::optional<std::vector<std::uint32_t>> extremePoints(std::span<const glm::dvec3> points,
                                                        SupportTree& tree, std::size_t most,
                                                        double tolerance);

}  // namespace wb::mesh
