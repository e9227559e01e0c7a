#include "model/display/detail/separation.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>

namespace wb::layers {
namespace {

/// Of the size of two boxes, what stays free between them.
constexpr double freeShare = 0.02;
/// Of a box's size: what is nearer to the middle than that has no way of its own.
constexpr double nearMiddle = 1e-3;

/// From where to where something on a way is within something else.
struct Stretch {
  double from = -std::numeric_limits<double>::infinity();
  double to = std::numeric_limits<double>::infinity();
};

/// Directions that lie far from each other, as the seeds of a sunflower do.
glm::dvec3 wayOf(std::size_t index, std::size_t count) {
  const double golden = std::numbers::pi * (3 - std::sqrt(5.0));
  const double z = 1 - (2 * static_cast<double>(index) + 1) / static_cast<double>(count);
  const double angle = golden * static_cast<double>(index);
  const double radius = std::sqrt(1 - z * z);
  return {radius * std::cos(angle), radius * std::sin(angle), z};
}

/// Where a box that goes along a way overlaps one that stands.
Stretch overlap(const Extent& moved, const glm::dvec3& way, const Extent& standing) {
  Stretch stretch;
  const glm::dvec3 apart = standing.middle() - moved.middle();
  const glm::dvec3 reach =
      (1 + freeShare) * (moved.high - moved.low + standing.high - standing.low) / 2.0;
  for (int axis = 0; axis < 3; ++axis) {
    if (way[axis] == 0) {
      if (std::abs(apart[axis]) >= reach[axis]) return {0, 0};
      continue;
    }
    const double one = (apart[axis] - reach[axis]) / way[axis];
    const double other = (apart[axis] + reach[axis]) / way[axis];
    stretch.from = std::max(stretch.from, std::min(one, other));
    stretch.to = std::min(stretch.to, std::max(one, other));
  }
  return stretch;
}

/// The first place from one on that lies in no stretch.
double freeFrom(double at, std::vector<Stretch>& taken) {
  std::ranges::sort(taken, {}, &Stretch::from);
  for (const Stretch& stretch : taken)
    if (stretch.from < at && at < stretch.to) at = stretch.to;
  return at;
}

glm::dvec3 middleOf(std::span<const Extent> boxes) {
  glm::dvec3 low = boxes.front().middle();
  glm::dvec3 high = low;
  for (const Extent& box : boxes) {
    low = glm::min(low, box.middle());
    high = glm::max(high, box.middle());
  }
  return (low + high) / 2.0;
}

}  // namespace

std::vector<glm::dvec3> separated(std::span<const Extent> boxes, double least) {
  std::vector<glm::dvec3> offsets(boxes.size());
  if (boxes.empty()) return offsets;
  const glm::dvec3 middle = middleOf(boxes);
  for (std::size_t i = 0; i < boxes.size(); ++i) offsets[i] = boxes[i].middle() - middle;
  std::vector<std::size_t> order(boxes.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, {}, [&](std::size_t i) { return glm::length(offsets[i]); });
  std::vector<Extent> standing;
  std::vector<Stretch> taken;
  for (const std::size_t i : order) {
    const Extent& box = boxes[i];
    const double away = glm::length(offsets[i]);
    const bool hasWay = away > nearMiddle * glm::length(box.high - box.low);
    const glm::dvec3 way = hasWay ? offsets[i] / away : wayOf(i, boxes.size());
    taken.clear();
    if (boxes.size() <= mostSeparated)
      for (const Extent& other : standing)
        if (const Stretch within = overlap(box, way, other); within.from < within.to)
          taken.push_back(within);
    offsets[i] = freeFrom(hasWay ? least * away : 0, taken) * way;
    standing.push_back({box.low + offsets[i], box.high + offsets[i]});
  }
  return offsets;
}

}  // namespace wb::layers
