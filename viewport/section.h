#pragma once

#include <glm/vec3.hpp>

namespace wb::viewport {

/// A plane that cuts a scene open: what lies beyond it is neither drawn nor picked.
struct Section {
  glm::dvec3 normal{0, 0, 1};  ///< A unit vector towards what is cut away.
  double height = 0;           ///< Of the plane along it, in region metres.

  bool operator==(const Section&) const = default;
};

/// What of a ray is not cut away: from one distance to another; nothing where `from` is beyond.
struct Stretch {
  double from = 0;
  double to = 0;
};
Stretch keptOf(const Section& section, const glm::dvec3& origin, const glm::dvec3& direction);

}  // namespace wb::viewport
