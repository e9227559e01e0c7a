#include "model/scene/motion.h"

#include "model/scene/part_placement.h"

#include <glm/geometric.hpp>
#include <glm/gtc/quaternion.hpp>

namespace wb::scene {
namespace {

glm::dquat turned(const glm::dquat& rotation, const glm::dquat& turn) {
  return turn == glm::dquat(1, 0, 0, 0) ? rotation : glm::normalize(turn * rotation);
}

}  // namespace

Part moved(const Part& placed, const Motion& motion) {
  Part after = placed;
  after.position += motion.shiftOf(placed.position);
  after.rotation = turned(placed.rotation, motion.turn);
  return after;
}

Part movedWithin(const Linkset& linkset, const Part& part, const Motion& motion) {
  const glm::dquat toFrame = glm::inverse(linkset.rotation);
  const Placement placed(linkset, part);
  Part after = part;
  after.position += toFrame * motion.shiftOf(placed.position);
  after.rotation = turned(part.rotation, toFrame * motion.turn * linkset.rotation);
  return after;
}

/// It turns about its centre, which moves.
OctreeEntry moved(const OctreeEntry& octree, const Motion& motion) {
  const glm::dvec3 half(octree.placement().size / 2);
  OctreeEntry after = octree;
  after.position += motion.shiftOf(octree.position + half);
  after.rotation = turned(octree.rotation, motion.turn);
  return after;
}

}  // namespace wb::scene
