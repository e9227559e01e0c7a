#pragma once

#include "model/core/core.h"
#include "model/octree/octree.h"
#include "model/octree/octree_cells.h"
#include "model/octree/octree_placement.h"

#include <vector>

namespace wb::octree {

/// Sides of leaves that a surface or hulls are made of: about 1 GiB while they are.
inline constexpr std::size_t mostSides = std::size_t{1} << 24;

/// Fails for more `sides` than mostSides.
Result<void> allowsSides(std::size_t sides);

/// Returns whether a leaf is its whole box: SOLID, or a NORMAL cube where indentation is ignored or
/// none.
/// @param octree  What the leaf is of.
/// @param leaf  An OCTANT is none: false.
/// @param indentation  Whether NORMAL cubes have their shape or are full boxes.
inline bool isBox(const Octree& octree, Octree::Cube leaf, IndentationUse indentation) {
  const CubeKind kind = octree.kind(leaf);
  if (kind != CubeKind::normal) return kind == CubeKind::solid;
  return indentation == IndentationUse::ignore || octree.codes(leaf) == untouchedCodes;
}

/// Returns whether a `leaf` of an `octree` is a NORMAL cube with a shape of its own: never where
/// `indentation` is ignored.
inline bool isIndented(const Octree& octree, Octree::Cube leaf, IndentationUse indentation) {
  return octree.kind(leaf) == CubeKind::normal && !isBox(octree, leaf, indentation);
}

/// Returns the leaves that are whole boxes as fewer boxes: disjoint, together the same space, as
/// few as joining finds (see joined) of the leaves, and of leaves cut into units where that makes
/// at most mostCutUnits. Fails for more than mostSides leaves.
/// @param octree  What is filled; nothing filled makes no box.
/// @param indentation  Whether NORMAL cubes are left out (those with a shape) or full boxes.
/// @return  In units, see unitsOf().
Result<std::vector<GridBox>> mergedBoxes(const Octree& octree,
                                         IndentationUse indentation = IndentationUse::mesh);

/// Units that leaves are cut into at most, before they are joined again.
inline constexpr std::int64_t mostCutUnits = 1 << 18;

/// Returns the `octree` with everything SOLID that cannot be reached from outside the root through
/// sides of EMPTY cubes: rooms without a door are filled, whatever lies in them; where there is a
/// hole as wide as a cube nothing is. A NORMAL cube lets nothing pass.
Octree withRoomsFilled(const Octree& octree);

/// Returns the same space as an `octree`, with eight SOLID children told as one SOLID cube, as far
/// up as that goes.
Octree withFullOctantsSolid(const Octree& octree);

}  // namespace wb::octree
