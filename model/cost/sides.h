#pragma once

#include <glm/vec3.hpp>

namespace wb::cost {

/// The three sides of a part as the physics shape builder of the open-source viewer looks at them.

inline double averageSide(const glm::dvec3& scale) { return (scale.x + scale.y + scale.z) / 3; }

inline int smallSides(const glm::dvec3& scale, double smallSide) {
  return int{scale.x < smallSide} + int{scale.y < smallSide} + int{scale.z < smallSide};
}

/// A part with exactly one small side and a larger average side has that side raised to at least
/// `flatSide`; any other keeps its sides.
inline glm::dvec3 raised(const glm::dvec3& scale, double smallSide, double flatAverage,
                         double flatSide) {
  if (smallSides(scale, smallSide) != 1 || !(averageSide(scale) > flatAverage)) return scale;
  glm::dvec3 sides = scale;
  for (int axis = 0; axis < 3; ++axis)
    if (sides[axis] < smallSide && sides[axis] < flatSide) sides[axis] = flatSide;
  return sides;
}

}  // namespace wb::cost
