#pragma once

#include "model/octree/detail/cube_list.h"
#include "model/octree/detail/octree.h"
#include "model/octree/octree_cells.h"

namespace wb::octree {

// What a designer does to many cells at once. As in edit.h: eight equal SOLID or EMPTY cubes that
// are made become one, what is not touched stays as it is. Fatal: a box that is partly outside of
// the octree, or has more cells than can be changed at once (a million); a NORMAL cube that would
// have to be divided; what becomes deeper or larger than limits.h allows.

/// Makes every cell of a box EMPTY or SOLID.
Result<Octree> withBox(const Octree& octree, const CellBox& box, bool isSolid);

/// What a box of cells holds, however large the cells are where it is put.
struct Block {
  Octree cubes;             ///< The first cell stands at its minimum corner.
  std::size_t depth = 0;    ///< Of the cells in it.
  GridPoint size{1, 1, 1};  ///< Cells on each axis.
};

Result<Block> copyOf(const Octree& octree, const CellBox& box);
/// Turned or mirrored; its size goes with it.
Result<Block> turned(const Block& block, const Symmetry& symmetry);
/// The cells that a block takes up from a first one on.
CellBox boxFrom(const GridPoint& first, std::size_t depth, const Block& block);
/// The same, grown from a cell away from the face it touches, as if built on that.
CellBox boxOn(const Path& cell, Face face, const Block& block);
/// Puts a block at a cell, EMPTY cubes of it as well.
Result<Octree> withBlock(const Octree& octree, const GridPoint& first, std::size_t depth,
                         const Block& block);

/// The cells that a box takes up once it is turned: its first one stays.
CellBox boxAfter(const CellBox& box, const Symmetry& symmetry);
/// Turns or mirrors what is in a box, whose first cell stays where it is; what was in boxAfter()
/// and not in the box is replaced, and what it leaves is EMPTY.
Result<Octree> withTurned(const Octree& octree, const CellBox& box, const Symmetry& symmetry);

}  // namespace wb::octree
