#pragma once

#include "model/core/number.h"
#include "model/octree/octree_placement.h"
#include "model/scene/scene.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

namespace wb::scene {

using wb::rotationOf;

/// Returns the rotation that builders mean by `degrees` about x, y and z: about z first, then about
/// y, then about x, as the grid's scripts and the open-source viewer turn. Of unit length.
glm::dquat fromBuilderAngles(const glm::dvec3& degrees);

/// Returns such degrees of a `rotation` of unit length: x and z in -180..180, y in -90..90. Where y
/// is at an end, x and z turn about the same line; x is 0 there, as in the open-source viewer.
glm::dvec3 builderAngles(const glm::dquat& rotation);

/// From a part's own frame into the region's.
struct Placement {
  glm::dvec3 position;
  glm::dquat rotation;

  Placement(const Linkset& linkset, const Part& part)
      : position(linkset.position + linkset.rotation * part.position),
        rotation(linkset.rotation * part.rotation) {}

  glm::dvec3 operator()(const glm::dvec3& own) const { return position + rotation * own; }
};

/// Rewrites the position and rotation of a `part` from the frame of the root of the linkset `from`
/// to that of the root of the linkset `to`: it stays where it is in the region. No linkset's list
/// of parts changes.
void moveInto(Part& part, const Linkset& from, const Linkset& to);

/// Returns a linkset like `whole` without parts, id and extra, its root where `root`, a part of it,
/// is.
Linkset emptyAt(const Linkset& whole, const Part& root);

/// Returns the box that the parts of a `linkset` fill, as they are turned: metres of the region. A
/// prim or mesh is no larger than its scale. Empty without parts.
octree::Box extentOf(const Linkset& linkset);
/// Returns the box around the whole root of an `octree`, as it is turned: metres of the region.
octree::Box extentOf(const OctreeEntry& octree);
/// Returns the box around all linksets and octrees of a `scene`; empty without any.
octree::Box extentOf(const Scene& scene);

/// Returns the smallest box that holds `a` and `b`; an empty one adds nothing.
octree::Box joined(const octree::Box& a, const octree::Box& b);

/// How things are moved and turned in the region, as rigid ones: about a point, then along.
struct Motion {
  glm::dvec3 by{0};             ///< Metres.
  glm::dquat turn{1, 0, 0, 0};  ///< Of unit length.
  glm::dvec3 about{0};          ///< Region metres.

  /// Returns how far a `point` goes: without a turn just as far as `by` says.
  glm::dvec3 shiftOf(const glm::dvec3& point) const {
    const glm::dvec3 away = point - about;
    return by + (turn * away - away);
  }
};

/// Moves a part whose position and rotation are the region's, as a root's are where its linkset is.
/// `placed` stays as it is; without a turn in the `motion` so does every bit of its rotation.
Part moved(const Part& placed, const Motion& motion);
/// Moves a part that stands in its root's frame, which stays.
/// @param linkset  Whose frame it is.
/// @param part  A part of it.
/// @param motion  In the region.
/// @return  The part, in the root's frame.
Part movedWithin(const Linkset& linkset, const Part& part, const Motion& motion);
/// Moves an `octree` by a `motion`, which turns it about its centre, wherever that moves. Its own
/// size and cubes stay; without a turn so does every bit of its rotation.
OctreeEntry moved(const OctreeEntry& octree, const Motion& motion);

}  // namespace wb::scene
