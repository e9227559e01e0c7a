#include "model/geometry/detail/support_tree.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <limits>
#include <utility>

namespace wb::mesh {
namespace {

int longestAxis(const glm::dvec3& sides) {
  if (sides.x >= sides.y && sides.x >= sides.z) return 0;
  return sides.y >= sides.z ? 1 : 2;
}

}  // namespace

SupportTree::SupportTree(std::span<const glm::dvec3> points) {
  points_.reserve(points.size());
  for (std::uint32_t i = 0; i < points.size(); ++i) points_.push_back({points[i], i});
  nodes_.push_back(nodeOf(0, static_cast<std::uint32_t>(points_.size())));
}

SupportTree::Node SupportTree::nodeOf(std::uint32_t begin, std::uint32_t end) const {
  glm::dvec3 low = points_[begin].point;
  glm::dvec3 high = low;
  for (std::uint32_t i = begin + 1; i < end; ++i) {
    low = glm::min(low, points_[i].point);
    high = glm::max(high, points_[i].point);
  }
  return {(low + high) / 2.0, (high - low) / 2.0, begin, end};
}

/// In the middle, but where nearly all points would be on one side between as many.
std::uint32_t SupportTree::cut(const Node& node, int axis) {
  const auto begin = points_.begin() + node.begin;
  const auto end = points_.begin() + node.end;
  const auto along = [axis](const Placed& one) { return one.point[axis]; };
  const double middle = node.middle[axis];
  auto at = std::partition(begin, end, [&](const Placed& one) { return along(one) < middle; });
  const auto fewest = (end - begin) / 16;
  if (at - begin < fewest || end - at < fewest) {
    at = begin + (end - begin) / 2;
    std::ranges::nth_element(begin, at, end, {}, along);
  }
  return static_cast<std::uint32_t>(at - points_.begin());
}

/// Not where all points are in one place.
bool SupportTree::divide(std::uint32_t node) {
  const Node whole = nodes_[node];
  if (whole.end - whole.begin <= leafSize || whole.half == glm::dvec3(0)) return false;
  const std::uint32_t at = cut(whole, longestAxis(whole.half));
  nodes_[node].children = static_cast<std::uint32_t>(nodes_.size());
  nodes_.push_back(nodeOf(whole.begin, at));
  nodes_.push_back(nodeOf(at, whole.end));
  return true;
}

void SupportTree::look(std::uint32_t begin, std::uint32_t end, const glm::dvec3& direction,
                       Best& best) const {
  for (std::uint32_t i = begin; i < end; ++i) {
    const double reach = glm::dot(points_[i].point, direction);
    if (reach > best.reach || (reach == best.reach && points_[i].place < best.place))
      best = {reach, points_[i].place};
  }
}

std::uint32_t SupportTree::farthest(const glm::dvec3& direction) {
  const glm::dvec3 size = glm::abs(direction);
  const auto reachOf = [&](const Node& node) {
    return glm::dot(node.middle, direction) + glm::dot(node.half, size);
  };
  Best best{-std::numeric_limits<double>::infinity(), std::numeric_limits<std::uint32_t>::max()};
  std::vector<std::pair<double, std::uint32_t>> waiting{{reachOf(nodes_.front()), 0}};
  while (!waiting.empty()) {
    const auto [reach, index] = waiting.back();
    waiting.pop_back();
    if (reach < best.reach) continue;
    if (nodes_[index].children == 0 && !divide(index)) {
      look(nodes_[index].begin, nodes_[index].end, direction, best);
      continue;
    }
    std::uint32_t first = nodes_[index].children;
    std::uint32_t second = first + 1;
    double reachFirst = reachOf(nodes_[first]);
    double reachSecond = reachOf(nodes_[second]);
    if (reachFirst < reachSecond) {
      std::swap(first, second);
      std::swap(reachFirst, reachSecond);
    }
    waiting.emplace_back(reachSecond, second);
    waiting.emplace_back(reachFirst, first);
  }
  return best.place;
}

}  // namespace wb::mesh
