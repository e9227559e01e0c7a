#include "model/scene/frames.h"

#include "model/scene/part_placement.h"

#include <glm/common.hpp>
#include <glm/gtc/quaternion.hpp>
#include <glm/mat3x3.hpp>

namespace wb::scene {
namespace {

octree::Box boxAround(const glm::dvec3& centre, const glm::dquat& rotation,
                      const glm::dvec3& size) {
  const glm::dmat3 turned = glm::mat3_cast(rotation);
  glm::dvec3 half(0);
  for (int axis = 0; axis < 3; ++axis) half += glm::abs(turned[axis]) * size[axis] / 2.0;
  return {centre - half, centre + half};
}

}  // namespace

void moveInto(Part& part, const Linkset& from, const Linkset& to) {
  const glm::dquat back = glm::conjugate(to.rotation);
  const glm::dvec3 inRegion = from.position + from.rotation * part.position;
  part.position = back * (inRegion - to.position);
  part.rotation = glm::normalize(back * from.rotation * part.rotation);
}

Linkset emptyAt(const Linkset& whole, const Part& root) {
  Linkset linkset = whole;
  linkset.parts.clear();
  linkset.id = {};
  linkset.extra = {};
  linkset.position = whole.position + whole.rotation * root.position;
  linkset.rotation = glm::normalize(whole.rotation * root.rotation);
  return linkset;
}

octree::Box joined(const octree::Box& a, const octree::Box& b) {
  return {glm::min(a.min, b.min), glm::max(a.max, b.max)};
}

octree::Box extentOf(const Linkset& linkset) {
  octree::Box all;
  for (const Part& part : linkset.parts) {
    const Placement placement(linkset, part);
    all = joined(all, boxAround(placement.position, placement.rotation, part.scale));
  }
  return all;
}

octree::Box extentOf(const OctreeEntry& octree) {
  const octree::Placement placement = octree.placement();
  return boxAround(placement.position + placement.size / 2, placement.rotation,
                   glm::dvec3(placement.size));
}

octree::Box extentOf(const Scene& scene) {
  octree::Box all;
  for (const Linkset& linkset : scene.linksets) all = joined(all, extentOf(linkset));
  for (const OctreeEntry& octree : scene.octrees) all = joined(all, extentOf(octree));
  return all;
}

}  // namespace wb::scene
