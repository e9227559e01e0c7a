#pragma once

#include <glm/vec3.hpp>

namespace wb::mesh {

/// The point of a triangle that is nearest to `point`. The triangle may have no area, or be one
/// point.
glm::dvec3 nearestPoint(const glm::dvec3& point, const glm::dvec3& a, const glm::dvec3& b,
                        const glm::dvec3& c);

}  // namespace wb::mesh
