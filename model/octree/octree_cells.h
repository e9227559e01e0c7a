#pragma once

#include "model/octree/detail/cube.h"
#include "model/octree/octree_placement.h"
#include "model/octree/topology.h"

#include <array>
#include <cstdint>

namespace wb::octree {

/// Cubes along one axis of the finest grid fit into it with room to spare.
using GridNumber = std::int64_t;
static_assert(limits::octreeDepth < 62);
/// How many cells of a grid are before one on each axis.
using GridPoint = std::array<GridNumber, axisCount>;

/// Where a cube stands in the grid of its own depth.
GridPoint gridPointOf(const Path& cube);
/// The cell of the grid of `depth` levels there; each number from 0 to below 2^depth.
Path pathOf(const GridPoint& point, std::size_t depth);

/// A box of cells of the grid of `depth` levels.
struct CellBox {
  std::size_t depth = 0;
  GridPoint first{};
  GridPoint last{};  ///< In it, as `first` is; on no axis below it.

  bool operator==(const CellBox&) const = default;

  /// How many along an axis.
  GridNumber along(int axis) const {
    const auto at = static_cast<std::size_t>(axis);
    return last[at] - first[at] + 1;
  }
};

CellBox boxOf(const Path& cell);
/// The smallest box that holds two, in cells as fine as the finer ones.
CellBox spanned(const CellBox& one, const CellBox& other);
/// Whether all of it is within the octree.
bool isWithinRoot(const CellBox& box);

/// Its corners in the world.
std::array<glm::dvec3, cornerCount> cornersInWorld(const OwnFrame& frame, const CellBox& box);

}  // namespace wb::octree
