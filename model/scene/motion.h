#pragma once

#include "model/scene/scene.h"

namespace wb::scene {

/// How things are moved and turned in the region, as rigid ones: about a point, then along.
struct Motion {
  glm::dvec3 by{0};             ///< Metres.
  glm::dquat turn{1, 0, 0, 0};  ///< Of unit length.
  glm::dvec3 about{0};          ///< Region metres.

  /// How far a point goes: without a turn just as far as it says.
  glm::dvec3 shiftOf(const glm::dvec3& point) const {
    const glm::dvec3 away = point - about;
    return by + (turn * away - away);
  }
};

/// A part whose position and rotation are the region's, as a root's are where its linkset is.
Part moved(const Part& placed, const Motion& motion);
/// One that stands in its root's frame, which stays.
Part movedWithin(const Linkset& linkset, const Part& part, const Motion& motion);
/// Its own size and cubes stay; without a turn so does every bit of its rotation.
OctreeEntry moved(const OctreeEntry& octree, const Motion& motion);

}  // namespace wb::scene
