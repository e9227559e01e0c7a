#pragma once

#include "model/formats/models3d/detail/weld_model.h"

#include <glm/vec2.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace wb::import3d {

/// Twice the area of a triangle, positive where it turns left.
inline double turn(const glm::dvec2& a, const glm::dvec2& b, const glm::dvec2& c) {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/// Triangles of the polygon whose corners are `points[ring[0]]`, `points[ring[1]]`… and that turns
/// left: ear clipping (Meisters 1975). A corner that sees the line between its neighbours is cut
/// off, until three are left.
///
/// Only corners that turn right can stand in an ear's way (Eberly, "Triangulation by ear
/// clipping"). They lie in a grid, so that an ear is held against those near it alone; and a corner
/// whose ear one of them blocks waits for that one, instead of being tried again at each turn. So a
/// polygon of n corners takes about n log n steps. One that is made to take n squared is stopped:
/// the rest of it becomes a fan, as does that of a polygon that crosses itself and has no ear.
std::vector<FlatTriangle> clipEars(std::span<const glm::dvec2> points,
                                   const std::vector<std::uint32_t>& ring);

}  // namespace wb::import3d
