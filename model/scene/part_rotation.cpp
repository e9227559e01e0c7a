#include "model/scene/part_rotation.h"

#include <glm/geometric.hpp>
#include <glm/trigonometric.hpp>
#include <glm/vec2.hpp>

#include <cmath>

namespace wb::scene {

glm::dquat fromBuilderAngles(const glm::dvec3& degrees) {
  const glm::dvec3 angles = glm::radians(degrees);
  const glm::dquat aboutX = glm::angleAxis(angles.x, glm::dvec3(1, 0, 0));
  const glm::dquat aboutY = glm::angleAxis(angles.y, glm::dvec3(0, 1, 0));
  const glm::dquat aboutZ = glm::angleAxis(angles.z, glm::dvec3(0, 0, 1));
  return glm::normalize(aboutX * aboutY * aboutZ);
}

/// With half angles a, b, c about x, y, z: w + y and z + x are (cos b + sin b) times the cosine and
/// sine of a + c; w - y and x - z are (cos b - sin b) times those of a - c. No sine is inverted, so
/// that angles are exact to the last bits near y = 90 degrees too.
glm::dvec3 builderAngles(const glm::dquat& q) {
  constexpr double tooShort = 1e-12;  // Of a vector to have a direction.
  const glm::dvec2 sum(q.w + q.y, q.x + q.z);
  const glm::dvec2 difference(q.w - q.y, q.x - q.z);
  const double sumLength = glm::length(sum);
  const double differenceLength = glm::length(difference);
  double halfSum = std::atan2(sum.y, sum.x);
  double halfDifference = std::atan2(difference.y, difference.x);
  if (differenceLength < tooShort) halfDifference = -halfSum;
  if (sumLength < tooShort) halfSum = -halfDifference;
  return {std::remainder(glm::degrees(halfSum + halfDifference), 360.0),
          glm::degrees(2 * std::atan2(sumLength, differenceLength)) - 90,
          std::remainder(glm::degrees(halfSum - halfDifference), 360.0)};
}

}  // namespace wb::scene
