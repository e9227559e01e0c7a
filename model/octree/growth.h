#pragma once

#include "model/core/core.h"
#include "model/octree/cast.h"

namespace wb::octree {

/// An octree and where it stands.
struct Grown {
  Octree octree;
  Placement placement;
};

/// Makes an octree twice as wide, one level deeper: what it holds becomes one of eight children,
/// the others are EMPTY, and every cube stays where it is in the world.
/// @param octree  Stays as it is.
/// @param placement  Where it stands.
/// @param child  Which of the eight, 0..7.
/// @return  Fatal: deeper, larger, farther away or of more cubes than limits.h allows.
Result<Grown> grown(const Octree& octree, const Placement& placement, int child);

/// Returns the child that an octree becomes when it grows beyond the face that was hit, and on the
/// other two axes towards the point.
/// @param world  The world that was cast into.
/// @param hit  What was hit; from inside a cube the face does not count.
int childToGrowAt(const World& world, const Hit& hit);

}  // namespace wb::octree
