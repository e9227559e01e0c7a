#pragma once

#include <glm/gtc/quaternion.hpp>
#include <glm/mat4x4.hpp>
#include <glm/vec3.hpp>

#include <optional>

namespace wb::import {

/// Where something is, how it is turned and how large it is: what parts and linksets can say.
struct Transform {
  glm::dvec3 position{0};
  glm::dquat rotation{1, 0, 0, 0};
  glm::dvec3 scale{1};
  bool isExact = true;  ///< False where the matrix also mirrors or shears, which is left out.
};

/// A matrix whose columns are the images of the axes and of the origin. Nothing for one that
/// flattens an axis or is not finite.
std::optional<Transform> transformOf(const glm::dmat4& matrix);

/// As `inner` is seen from `outer`, which loses its scale.
Transform relative(const Transform& outer, const Transform& inner);

}  // namespace wb::import
