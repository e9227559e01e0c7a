#pragma once

#include <glm/gtc/quaternion.hpp>

#include <array>
#include <optional>

namespace wb {

/// The rotation of x, y, z, w as a file says them, of unit length. One that is within a few last
/// bits of that stays as it is, so that saving again changes nothing. Nothing for four zeros.
std::optional<glm::dquat> rotationOf(std::array<double, 4> xyzw);

}  // namespace wb
