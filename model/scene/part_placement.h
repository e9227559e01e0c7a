#pragma once

#include "model/core/number.h"
#include "model/octree/octree_placement.h"
#include "model/scene/scene.h"

#include <glm/gtc/quaternion.hpp>
#include <glm/vec3.hpp>

namespace wb::scene {

using wb::rotationOf;

/// The rotation that builders mean by degrees about x, y and z: about z first, then about y, then
/// about x, as the grid's scripts and the open-source viewer turn.
glm::dquat fromBuilderAngles(const glm::dvec3& degrees);

/// Such degrees of a rotation of unit length: x and z in -180..180, y in -90..90. Where y is at an
/// end, x and z turn about the same line; x is 0 there, as in the open-source viewer.
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

/// Takes a part from the frame of one root into the region's and on into that of another.
void moveInto(Part& part, const Linkset& from, const Linkset& to);

/// A linkset like `whole` without parts and id, its root where `root`, a part of it, is.
Linkset emptyAt(const Linkset& whole, const Part& root);

/// The boxes that parts fill, as they are turned: metres of the region. A prim or mesh is no larger
/// than its scale. Empty without parts.
octree::Box extentOf(const Linkset& linkset);
octree::Box extentOf(const OctreeEntry& octree);
/// Of all linksets and octrees.
octree::Box extentOf(const Scene& scene);

/// The box that holds both.
octree::Box joined(const octree::Box& a, const octree::Box& b);

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
