#pragma once

#include "model/octree/detail/certain_ray.h"
#include "model/octree/visits.h"
#include "model/octree/world.h"

#include <glm/vec3.hpp>

#include <limits>
#include <optional>
#include <vector>

namespace wb::octree {

/// The nearest entry so far, as far as doubles decide. One leaf may be passed over.
struct BoundedNearest {
  Entry entry;
  double t = std::numeric_limits<double>::infinity();  ///< In units of the scaled direction.
  double error = 0;
  MetPlane plane{};
  std::optional<Location> passedOver{};
  bool isUndecided = false;  ///< Nothing else counts then.
};

/// The nearest entry so far, exactly. Of equally near ones that of the first octree, then of the
/// smallest path.
struct CertainNearest {
  Entry entry;
  Parameter t;
  MetPlane plane{};
  bool isFound = false;
  std::optional<Location> passedOver{};
  std::vector<Location> tied{};  ///< All leaves that are as near, in the order of visits.

  /// Takes a leaf that is met, if it is as near or nearer.
  void take(const Parameter& met, const Location& leaf, Face face, bool isInside,
            const MetPlane& metPlane = {}) {
    if (passedOver == leaf) return;
    const int order = isFound ? compare(met, t) : -1;
    if (order > 0) return;
    if (order < 0) tied.clear();
    tied.push_back(leaf);
    if (order == 0 && Location{entry.octree, entry.cube} < leaf) return;
    isFound = true;
    t = met;
    plane = metPlane;
    entry = {0, leaf.octree, leaf.cube, face, isInside};
  }
};

/// Returns the minimum corner of a cube in fractions of the root's size, exactly, and its size.
inline std::pair<glm::dvec3, double> boxInRoot(const Path& cube) {
  glm::dvec3 corner(0);
  double size = 1;
  for (std::size_t level = 0; level < cube.depth(); ++level) {
    size /= 2;
    for (int axis = 0; axis < axisCount; ++axis)
      if (isPositive(cube[level], axis)) corner[axis] += size;
  }
  return {corner, size};
}

}  // namespace wb::octree
