#pragma once

#include "model/octree/placement.h"
#include "model/octree/ray.h"

#include <glm/vec3.hpp>

#include <limits>

namespace wb::octree {

/// A ray in the own frame of an octree. Its direction has length 1 and no negative zero, so that
/// parameters are metres.
struct OwnRay {
  glm::dvec3 origin;
  glm::dvec3 direction;

  /// Where the ray meets a plane across an axis. A ray along the plane meets it at one of the
  /// infinities, or, lying in it, nowhere (not a number): then the plane bounds nothing.
  double parameter(int axis, double plane) const {
    return (plane - origin[axis]) / direction[axis];
  }
  bool isForward(int axis) const { return direction[axis] >= 0; }
};

/// `direction` as unitOf gives it.
inline OwnRay toOwn(const OwnFrame& frame, const glm::dvec3& origin, const glm::dvec3& direction) {
  return {frame.pointFromWorld(origin), frame.directionFromWorld(direction) + 0.0};
}

/// Where a ray meets the two planes of a box on each axis.
struct Slabs {
  glm::dvec3 near;  ///< Parameters of the planes that it meets first.
  glm::dvec3 far;

  // The comparisons pass over what is not a number.
  double entry() const {
    double latest = -std::numeric_limits<double>::infinity();
    for (int axis = 0; axis < 3; ++axis)
      if (near[axis] > latest) latest = near[axis];
    return latest;
  }
  double exit() const {
    double earliest = std::numeric_limits<double>::infinity();
    for (int axis = 0; axis < 3; ++axis)
      if (far[axis] < earliest) earliest = far[axis];
    return earliest;
  }
  /// Whether the ray, not the line, touches the box, its surface included.
  bool isMet() const { return isOnLine() && exit() >= 0; }
  bool isOnLine() const { return entry() <= exit(); }
};

/// The slabs of a box given by fractions of an octree's size.
inline Slabs slabsOf(const OwnRay& ray, const OwnFrame& frame, const glm::dvec3& min,
                     const glm::dvec3& max) {
  Slabs slabs;
  for (int axis = 0; axis < 3; ++axis) {
    const double low = ray.parameter(axis, frame.plane(axis, min[axis]));
    const double high = ray.parameter(axis, frame.plane(axis, max[axis]));
    slabs.near[axis] = ray.isForward(axis) ? low : high;
    slabs.far[axis] = ray.isForward(axis) ? high : low;
  }
  return slabs;
}

/// The face through which a ray enters a box: of the axis with the largest parameter, of several
/// such the smallest face.
inline Face enteredFace(const OwnRay& ray, const Slabs& slabs) {
  const double entry = slabs.entry();
  for (int index = 0; index < faceCount; ++index) {
    const Face face = static_cast<Face>(index);
    const int axis = axisOf(face);
    if (slabs.near[axis] == entry && isPositive(face) != ray.isForward(axis)) return face;
  }
  return Face::left;
}

/// The face through which it leaves, likewise.
inline Face leftFace(const OwnRay& ray, const Slabs& slabs) {
  const double exit = slabs.exit();
  for (int index = 0; index < faceCount; ++index) {
    const Face face = static_cast<Face>(index);
    const int axis = axisOf(face);
    if (slabs.far[axis] == exit && isPositive(face) == ray.isForward(axis)) return face;
  }
  return Face::left;
}

}  // namespace wb::octree
