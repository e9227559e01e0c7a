#pragma once

#include "model/octree/octree.h"
#include "model/octree/octree_placement.h"
#include "model/octree/topology.h"

#include <array>
#include <cstdint>
#include <vector>

namespace wb::octree {

/// A point of an octree in whole units: the sides of its deepest cubes.
using GridPoint = std::array<std::int64_t, axisCount>;

/// A box, or a rectangle where both ends of one axis are equal.
struct GridBox {
  GridPoint min{};
  GridPoint max{};

  bool operator==(const GridBox&) const = default;
};

/// Returns how many units are along a side of the root of an `octree`: 1 for a leaf alone.
inline std::int64_t unitsOf(const Octree& octree) {
  return std::int64_t{1} << octree.counts().depth;
}

/// Returns a corner as units. `fraction` is in fractions of the root's size, which are dyadic;
/// `units` as unitsOf() gives them.
GridPoint gridPoint(const glm::dvec3& fraction, std::int64_t units);
/// Returns a `point` in fractions of the root's size. `units` as unitsOf() gives them.
glm::dvec3 fractionOf(const GridPoint& point, std::int64_t units);

/// Boxes that joined() tries all orders of the axes for.
inline constexpr std::size_t mostBoxesTried = std::size_t{1} << 19;

/// Returns the same space in fewer boxes: those that have a whole side in common become one, along
/// one axis after the other, until nothing can be joined. Of all orders of the axes the one that
/// leaves the fewest; of more than mostBoxesTried only the first. Not the fewest boxes that there
/// are.
/// @param boxes  Must not overlap; the result does not depend on their order.
/// @param axes  Along which boxes may be joined.
std::vector<GridBox> joined(const std::vector<GridBox>& boxes, std::vector<int> axes = {0, 1, 2});

/// Cubes along one axis of the finest grid fit into it with room to spare.
using GridNumber = std::int64_t;
static_assert(limits::octreeDepth < 62);
/// How many cells of a grid are before one on each axis.
using GridPoint = std::array<GridNumber, axisCount>;

/// Returns where a `cube` stands in the grid of its own depth.
GridPoint gridPointOf(const Path& cube);
/// Returns the cell of the grid of `depth` levels at a `point`, each number of which is from 0 to
/// below 2^depth.
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

/// Returns the box of one `cell`.
CellBox boxOf(const Path& cell);
/// Returns the smallest box that holds `one` and the `other`, in cells as fine as the finer ones.
CellBox spanned(const CellBox& one, const CellBox& other);
/// Returns whether all of a `box` is within the octree.
bool isWithinRoot(const CellBox& box);

/// Returns the corners of a `box` of the octree of a `frame`, in metres of the world.
std::array<glm::dvec3, cornerCount> cornersInWorld(const OwnFrame& frame, const CellBox& box);

}  // namespace wb::octree
