#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

namespace wb::ui {

/// Degrees of a rotation about x, y and z (see scene::builderAngles). Those that were entered stay
/// as they are while the rotation is what they came to, though others would come to the same: 270,
/// or any x where y is 90.
class EnteredAngles {
 public:
  glm::dvec3 of(const glm::dquat& rotation) const;
  /// The rotation with another angle about one axis.
  glm::dquat turned(const glm::dquat& rotation, int axis, double degrees);

 private:
  glm::dvec3 degrees_{0};
  glm::dquat rotation_{1, 0, 0, 0};
};

}  // namespace wb::ui
