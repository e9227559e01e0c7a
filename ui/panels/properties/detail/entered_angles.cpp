#include "ui/panels/properties/detail/entered_angles.h"

#include "model/scene/part_placement.h"

#include <glm/common.hpp>

namespace wb::ui {
namespace {

/// What is beyond a billionth of a degree comes from turning numbers over.
constexpr double stepsPerDegree = 1e9;

}  // namespace

glm::dvec3 EnteredAngles::of(const glm::dquat& rotation) const {
  if (rotation == rotation_) return degrees_;
  // Adding 0 leaves no -0.
  return glm::round(scene::builderAngles(rotation) * stepsPerDegree) / stepsPerDegree + 0.0;
}

glm::dquat EnteredAngles::turned(const glm::dquat& rotation, int axis, double degrees) {
  glm::dvec3 angles = of(rotation);
  angles[axis] = degrees;
  degrees_ = angles;
  rotation_ = scene::fromBuilderAngles(angles);
  return rotation_;
}

}  // namespace wb::ui
