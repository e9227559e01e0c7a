#include "model/shapes/detail/upright.h"

#include <glm/geometric.hpp>
#include <glm/matrix.hpp>

#include <cmath>

namespace wb::shape {
namespace {

/// The least turn that takes `up` to (0, 0, 1), by Rodrigues' formula.
glm::dmat3 turnToZ(const glm::dvec3& up) {
  if (up.z < -1 + 1e-9) return {{1, 0, 0}, {0, -1, 0}, {0, 0, -1}};
  const double share = 1 / (1 + up.z);
  return {{1 - up.x * up.x * share, -up.x * up.y * share, up.x},
          {-up.x * up.y * share, 1 - up.y * up.y * share, up.y},
          {-up.x, -up.y, up.z}};
}

}  // namespace

glm::dvec3 upIn(const glm::dquat& rotation) {
  constexpr double rounding = 1e-4;
  const double length = glm::length(rotation);
  if (!(length > 0)) return {0, 0, 1};
  glm::dvec3 up = glm::conjugate(rotation / length) * glm::dvec3(0, 0, 1);
  for (int axis = 0; axis < 3; ++axis)
    if (const double whole = std::round(up[axis]); std::abs(up[axis] - whole) < rounding)
      up[axis] = whole;
  return glm::normalize(up);
}

Upright::Upright(const glm::dvec3& up) : turn_(turnToZ(up)), back_(glm::transpose(turn_)) {}

}  // namespace wb::shape
