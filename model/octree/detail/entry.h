#pragma once

#include "model/octree/detail/cube.h"
#include "model/octree/topology.h"

#include <cstddef>

namespace wb::octree {

/// Where a ray enters the world first: all that a caster finds. hit.h makes a full answer of it.
struct Entry {
  double t = 0;  ///< Metres along the unit direction; below 0 only where `inexor` says so.
  std::size_t octree = 0;
  Path cube;  ///< The leaf, or the OCTANT that counts as one.
  Face face = Face::left;
  bool isInside = false;  ///< The origin is inside the cube: t is 0, and no face was entered.

  bool operator==(const Entry&) const = default;
};

}  // namespace wb::octree
