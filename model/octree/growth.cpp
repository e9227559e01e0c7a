#include "model/octree/growth.h"

#include "model/octree/edit.h"
#include "model/octree/octree_texts.h"

#include <cmath>

namespace wb::octree {
namespace {

Octree asChild(const Octree& octree, int child) {
  if (octree.kind(octree.root()) == CubeKind::empty) return {};
  OctreeBuilder builder;
  builder.openOctant();
  for (int slot = 0; slot < childCount; ++slot) {
    if (slot == child) {
      builder.addCopy(octree, octree.root());
    } else {
      builder.addEmpty();
    }
  }
  return builder.take();
}

/// Where the larger octree stands: its centre is a corner of the old one.
Placement aroundChild(const Placement& placement, int child) {
  Placement larger = placement;
  larger.size = 2 * placement.size;
  const glm::dvec3 side(isPositive(child, 0), isPositive(child, 1), isPositive(child, 2));
  const OwnFrame frame(placement);
  const glm::dvec3 centre = frame.point(glm::dvec3(1) - side);
  // Not turned, no rounding but the sum's.
  larger.position = frame.isRotated() ? frame.pointToWorld(centre) - placement.size
                                      : placement.position - placement.size * side;
  return larger;
}

bool isFarAway(const Placement& placement) {
  for (int axis = 0; axis < axisCount; ++axis)
    if (std::abs(placement.position[axis]) > limits::farthestPosition) return true;
  return false;
}

}  // namespace

Result<Grown> grown(const Octree& octree, const Placement& placement, int child) {
  if (octree.counts().depth >= limits::octreeDepth)
    return failure(octreeTexts["edit.too_deep"], {{"limit", limits::octreeDepth}});
  if (octree.counts().all() + childCount > limits::octreeCubes)
    return failure(octreeTexts["edit.too_many"], {{"limit", limits::octreeCubes}});
  const Placement larger = aroundChild(placement, child);
  if (larger.size > limits::largestOctree)
    return failure(octreeTexts["edit.too_large"], {{"limit", limits::largestOctree}});
  if (isFarAway(larger))
    return failure(octreeTexts["edit.too_far"], {{"limit", limits::farthestPosition}});
  return Grown{asChild(octree, child), larger};
}

int childToGrowAt(const World& world, const Hit& hit) {
  const glm::dvec3 point = fractionOf(world, hit);
  int child = 0;
  for (int axis = 0; axis < axisCount; ++axis) {
    const bool isAcross = !hit.entry.isInside && axis == axisOf(hit.entry.face);
    const bool growsUp = isAcross ? isPositive(hit.entry.face) : point[axis] >= 0.5;
    if (!growsUp) child |= bitOf(axis);
  }
  return child;
}

}  // namespace wb::octree
