#include "model/octree/detail/unit_grid.h"

#include <algorithm>
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

}  // namespace wb::octree
