#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

#include <array>
#include <optional>

namespace wb::scene {

/// The rotation of x, y, z, w as a file says them, of unit length. One that is within a few last
/// bits of that stays as it is, so that saving again changes nothing. Nothing for four zeros.
std::optional<glm::dquat> rotationOf(std::array<double, 4> xyzw);

/// The rotation that builders mean by degrees about x, y and z: about z first, then about y, then
/// about x, as the grid's scripts and the open-source viewer turn.
glm::dquat fromBuilderAngles(const glm::dvec3& degrees);

/// Such degrees of a rotation of unit length: x and z in -180..180, y in -90..90. Where y is at an
/// end, x and z turn about the same line; x is 0 there, as in the open-source viewer.
glm::dvec3 builderAngles(const glm::dquat& rotation);

}  // namespace wb::scene
