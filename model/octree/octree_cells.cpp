#include "model/octree/octree_cells.h"

#include <algorithm>
#include <cmath>

namespace wb::octree {
namespace {

CellBox inGrid(const CellBox& box, std::size_t depth) {
  const std::size_t finer = depth - box.depth;
  CellBox same{depth, box.first, box.last};
  for (GridNumber& number : same.first) number <<= finer;
  for (GridNumber& number : same.last) number = ((number + 1) << finer) - 1;
  return same;
}

}  // namespace

GridPoint gridPointOf(const Path& cube) {
  GridPoint point{};
  for (std::size_t level = 0; level < cube.depth(); ++level)
    for (int axis = 0; axis < axisCount; ++axis) {
      GridNumber& number = point[static_cast<std::size_t>(axis)];
      number = 2 * number + (isPositive(cube[level], axis) ? 1 : 0);
    }
  return point;
}

Path pathOf(const GridPoint& point, std::size_t depth) {
  Path path;
  for (std::size_t level = depth; level-- > 0;) {
    int slot = 0;
    for (int axis = 0; axis < axisCount; ++axis)
      if ((point[static_cast<std::size_t>(axis)] >> level & 1) != 0) slot |= bitOf(axis);
    path = path.child(slot);
  }
  return path;
}

CellBox boxOf(const Path& cell) {
  const GridPoint point = gridPointOf(cell);
  return {cell.depth(), point, point};
}

CellBox spanned(const CellBox& one, const CellBox& other) {
  const std::size_t depth = std::max(one.depth, other.depth);
  CellBox both = inGrid(one, depth);
  const CellBox added = inGrid(other, depth);
  for (std::size_t axis = 0; axis < axisCount; ++axis) {
    both.first[axis] = std::min(both.first[axis], added.first[axis]);
    both.last[axis] = std::max(both.last[axis], added.last[axis]);
  }
  return both;
}

bool isWithinRoot(const CellBox& box) {
  const GridNumber end = GridNumber{1} << box.depth;
  return std::ranges::all_of(box.first, [](GridNumber number) { return number >= 0; }) &&
         std::ranges::all_of(box.last, [end](GridNumber number) { return number < end; });
}

std::array<glm::dvec3, cornerCount> cornersInWorld(const OwnFrame& frame, const CellBox& box) {
  std::array<glm::dvec3, cornerCount> corners{};
  for (std::size_t corner = 0; corner < cornerCount; ++corner) {
    glm::dvec3 fraction(0);
    for (int axis = 0; axis < axisCount; ++axis) {
      const auto at = static_cast<std::size_t>(axis);
      const GridNumber plane =
          isPositive(static_cast<int>(corner), axis) ? box.last[at] + 1 : box.first[at];
      fraction[axis] = std::ldexp(static_cast<double>(plane), -static_cast<int>(box.depth));
    }
    corners[corner] = frame.pointToWorld(frame.point(fraction));
  }
  return corners;
}

}  // namespace wb::octree
