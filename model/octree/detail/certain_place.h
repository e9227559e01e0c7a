#pragma once

#include "model/octree/detail/certain_ray.h"

#include <optional>

namespace wb::octree {

/// A point of the world as an octree sees it: on which side of planes it is, without rounding.
class CertainPlace {
 public:
  CertainPlace(const OwnFrame& frame, const glm::dvec3& point)
      : frame_(frame), point_(point), bounded_(frame, point, ScaledDirection({1, 0, 0})) {}

  /// Returns -1, 0 or 1: whether a plane across an `axis`, at a `fraction` of the root's size, is
  /// before, at or behind the point.
  int sideOf(int axis, double fraction) const {
    const double place = bounded_.base[axis] + bounded_.size * fraction;
    if (std::abs(place) > bounded_.placeError(axis)) return place < 0 ? -1 : 1;
    return certain().sideOf(axis, fraction);
  }

  /// Returns whether it is in a closed box; `corner` and `size` in fractions of the root's.
  bool isInBox(const glm::dvec3& corner, double size) const {
    for (int axis = 0; axis < axisCount; ++axis)
      if (sideOf(axis, corner[axis]) > 0 || sideOf(axis, corner[axis] + size) < 0) return false;
    return true;
  }

  /// Returns a ray from it, along the world's x.
  const CertainRay& certain() const {
    if (!certain_) certain_.emplace(frame_, Ray{point_, {1, 0, 0}});
    return *certain_;
  }

 private:
  const OwnFrame& frame_;
  glm::dvec3 point_;
  BoundedRay bounded_;
  mutable std::optional<CertainRay> certain_;  ///< Made where it is needed.
};

}  // namespace wb::octree
