#pragma once

#include "model/core/core.h"
#include "model/octree/octree_block.h"

#include <array>
#include <cstdint>

namespace wb::octree {

/// Which cells of a box a brush takes: all; those whose middle is in the ellipsoid that touches its
/// six sides; or those along the line from its first cell to its last.
enum class BrushShape : std::uint8_t { box, ball, line };

/// Cells that are changed at once.
struct Brush {
  BrushShape shape = BrushShape::box;
  CellBox box;
  std::array<bool, axisCount> descends{};  ///< A line goes from the last cell to the first there.
  GridNumber reach = 0;                    ///< A line takes so many cells to each side, too.
  std::array<bool, axisCount> mirrors{};   ///< The same beyond the octree's middle, on these axes.
};

/// What is done to cells.
struct Paint {
  CubeKind kind = CubeKind::solid;     ///< EMPTY carves; never OCTANT.
  PackedCodes codes = untouchedCodes;  ///< Of a NORMAL kind; mirrored where the brush is.
  bool keepsEmpty = false;  ///< What is EMPTY stays so: of the other leaves the kind alone changes.
};

/// Returns the box of all cells that a `brush` takes, without its mirror images, within the octree.
CellBox boxOf(const Brush& brush);
/// Returns whether a `brush` takes a `cell` of its boxOf(), without its mirror images.
bool takes(const Brush& brush, const GridPoint& cell);

/// Paints cells. As in octree_block.h: eight equal SOLID or EMPTY cubes become one. Of mirror
/// images that overlap the brush itself decides.
/// @param octree  Stays as it is.
/// @param brush  Which cells.
/// @param paint  What they become.
/// @return  Fatal: a NORMAL cube that would have to be divided; what a box may not be; deeper or
///   more cubes than limits.h allows.
Result<Octree> painted(const Octree& octree, const Brush& brush, const Paint& paint);

}  // namespace wb::octree
