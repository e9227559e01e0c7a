#pragma once

#include "model/formats/models3d/detail/vector3.h"
#include "model/formats/models3d/detail/weld_model.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace wb::import3d {

/// Triangles of a polygon, as numbers of its corners, turning as it does. `rings` are how many
/// corners each ring has: the outline first, then the holes. n corners and h holes make n + 2h - 2
/// triangles, if convex a fan about the first corner; none of fewer than three. A polygon that
/// crosses itself gets as many, some of them over each other, as may one that is made to take very
/// long (clipEars()); one of very many holes becomes a fan of its outline. StatedPolygon tells.
std::vector<FlatTriangle> triangulate(std::span<const Vector3> corners,
                                      std::span<const std::size_t> rings);

}  // namespace wb::import3d
