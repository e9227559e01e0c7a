#pragma once

#include "model/core/rotation.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

namespace wb::scene {

using wb::rotationOf;

/// The rotation that builders mean by degrees about x, y and z: about z first, then about y, then
/// about x, as the grid's scripts and the open-source viewer turn.
glm::dquat fromBuilderAngles(const glm::dvec3& degrees);

/// Such degrees of a rotation of unit length: x and z in -180..180, y in -90..90. Where y is at an
/// end, x and z turn about the same line; x is 0 there, as in the open-source viewer.
glm::dvec3 builderAngles(const glm::dquat& rotation);

}  // namespace wb::scene
