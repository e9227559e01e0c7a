#pragma once

#include <glm/vec3.hpp>

#include <span>
#include <vector>

namespace wb::exporting {

/// Moves the points that are farthest on each side of each axis onto a box, all within 1 nm of the
/// farthest so that what is flat stays flat, and all that lie beyond it. An axis on which the box
/// is flat is left alone. Two passes over the points for each of six sides.
/// @param lists  Points that belong together, changed in place; null is not allowed.
/// @param low    Of the box.
/// @param high   Of the box.
void fillBox(std::span<std::vector<glm::dvec3>* const> lists, const glm::dvec3& low,
             const glm::dvec3& high);

}  // namespace wb::exporting
