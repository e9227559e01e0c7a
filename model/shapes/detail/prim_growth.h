#pragma once

#include "model/shapes/detail/prim_candidates.h"

#include <array>
#include <optional>

namespace wb::shape {

/// Grows a box along a frame for as long as its surface stays within `fill` metres of a solid.
/// @param solid   What it is to stay close to.
/// @param frame   The axes of the box.
/// @param from    Where it begins, m.
/// @param fill    How far outside of the solid it may be, m.
/// @param order   Its sides, 2 * axis + (1: upper), in the order in which they are moved.
/// @return Nothing where it cannot begin.
std::optional<Primitive> grownBox(const Solid& solid, const PrimFrame& frame,
                                  const glm::dvec3& from, double fill,
                                  const std::array<int, 6>& order);

/// The same of a cylinder of a `radius`, m, along the third axis of a `frame`, both ways.
std::optional<Primitive> grownCylinder(const Solid& solid, const PrimFrame& frame,
                                       const glm::dvec3& from, double radius, double fill);

}  // namespace wb::shape
