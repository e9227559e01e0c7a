#pragma once

#include "model/octree/detail/octree.h"

namespace wb::octree {

/// The octree with everything SOLID that cannot be reached from outside the root through sides of
/// EMPTY cubes: rooms without a door are filled, whatever lies in them; where there is a hole as
/// wide as a cube nothing is. A NORMAL cube lets nothing pass.
Octree withRoomsFilled(const Octree& octree);

/// The same space with eight SOLID children told as one SOLID cube.
Octree withFullOctantsSolid(const Octree& octree);

}  // namespace wb::octree
