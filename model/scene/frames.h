#pragma once

#include "model/octree/octree_placement.h"
#include "model/scene/scene.h"

namespace wb::scene {

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

}  // namespace wb::scene
