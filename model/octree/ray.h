#pragma once

#include "model/core/limits.h"

#include <glm/vec3.hpp>

namespace wb::octree {

/// The most a direction that is read may have on an axis, either way.
inline constexpr double longestDirection = 1e300;

/// A ray to cast into a world.
struct Ray {
  glm::dvec3 origin{0};
  glm::dvec3 direction{1, 0, 0};  ///< Of any length but 0.
  /// The editor's grid size: at this depth an OCTANT with anything SOLID or NORMAL below it counts
  /// as one full leaf, and without is EMPTY.
  std::size_t maxDepth = limits::octreeDepth;

  bool operator==(const Ray&) const = default;
};

/// Whether NORMAL cubes are what their indentation makes of them, or full boxes as in the
/// published text.
enum class IndentationUse { mesh, ignore };

/// The direction with length 1; for any length from the smallest to the largest double.
glm::dvec3 unitOf(const glm::dvec3& direction);

}  // namespace wb::octree
