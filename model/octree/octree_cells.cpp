// Problem: the same space in fewer boxes. The fewest are hard to find.
// Method: greedy. Boxes are sorted so that those with equal cross-sections follow each other,
// neighbours along the axis become one, and so on for each axis until nothing changes. All orders
// of the axes are tried, and the best is kept.
// Complexity: O(n log n) a pass, few passes, six orders.
// Constants: mostBoxesTried bounds the time: `./dev bench --benchmark_filter="octree/merged"`.
#include "model/octree/octree_cells.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace wb::octree {
namespace {

/// Boxes that can be joined along an axis have equal keys.
auto crossSection(const GridBox& box, std::size_t axis) {
  const std::size_t first = (axis + 1) % axisCount;
  const std::size_t second = (axis + 2) % axisCount;
  return std::tuple(box.min[first], box.max[first], box.min[second], box.max[second]);
}

void joinAlong(std::vector<GridBox>& boxes, std::size_t axis) {
  const auto key = [axis](const GridBox& box) {
    return std::tuple_cat(crossSection(box, axis), std::tuple(box.min[axis]));
  };
  std::ranges::sort(boxes, {}, key);
  std::size_t last = 0;
  for (std::size_t i = 1; i < boxes.size(); ++i) {
    GridBox& before = boxes[last];
    if (crossSection(before, axis) == crossSection(boxes[i], axis) &&
        before.max[axis] == boxes[i].min[axis])
      before.max[axis] = boxes[i].max[axis];
    else
      boxes[++last] = boxes[i];
  }
  if (!boxes.empty()) boxes.resize(last + 1);
}

void joinInOrder(std::vector<GridBox>& boxes, const std::vector<int>& axes) {
  for (std::size_t before = boxes.size() + 1; boxes.size() < before;) {
    before = boxes.size();
    for (const int axis : axes) joinAlong(boxes, static_cast<std::size_t>(axis));
  }
}

}  // namespace

GridPoint gridPoint(const glm::dvec3& fraction, std::int64_t units) {
  const glm::dvec3 scaled = fraction * static_cast<double>(units);
  return {static_cast<std::int64_t>(scaled.x), static_cast<std::int64_t>(scaled.y),
          static_cast<std::int64_t>(scaled.z)};
}

glm::dvec3 fractionOf(const GridPoint& point, std::int64_t units) {
  return glm::dvec3(point[0], point[1], point[2]) / static_cast<double>(units);
}

std::vector<GridBox> joined(const std::vector<GridBox>& boxes, std::vector<int> axes) {
  std::ranges::sort(axes);
  std::vector<GridBox> fewest = boxes;
  joinInOrder(fewest, axes);
  if (boxes.size() > mostBoxesTried) return fewest;
  while (std::ranges::next_permutation(axes).found) {
    std::vector<GridBox> others = boxes;
    joinInOrder(others, axes);
    if (others.size() < fewest.size()) fewest = std::move(others);
  }
  return fewest;
}

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
