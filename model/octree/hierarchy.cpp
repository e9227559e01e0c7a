#include "model/octree/hierarchy.h"

#include <glm/common.hpp>

#include <algorithm>
#include <numeric>
#include <optional>

namespace wb::octree {
namespace {

constexpr std::uint32_t itemsInLeaf = 2;
constexpr std::size_t binCount = 12;
constexpr int deepestByArea = 64;  // Deeper ranges are halved, which ends soon for any boxes.

void include(Box& around, const Box& box) {
  around.min = glm::min(around.min, box.min);
  around.max = glm::max(around.max, box.max);
}

double area(const Box& box) {
  if (box.isEmpty()) return 0;
  const glm::dvec3 side = box.max - box.min;
  return side.x * side.y + side.y * side.z + side.z * side.x;
}

/// Twice the middle of a box, on one axis.
double middle(const Box& box, int axis) { return box.min[axis] + box.max[axis]; }

struct Bin {
  Box box;
  std::size_t count = 0;
};

/// Bins of equal width along the axis on which the middles of boxes lie farthest apart.
class Bins {
 public:
  Bins(std::span<const Box> boxes, std::span<const std::uint32_t> items) : boxes_(boxes) {
    Box middles;
    for (const std::uint32_t item : items) {
      const glm::dvec3 point = boxes[item].min + boxes[item].max;
      include(middles, {point, point});
    }
    const glm::dvec3 side = middles.max - middles.min;
    axis_ = side.x >= side.y && side.x >= side.z ? 0 : side.y >= side.z ? 1 : 2;
    begin_ = middles.min[axis_];
    scale_ = static_cast<double>(binCount) / side[axis_];
    isUseful_ = side[axis_] > 0 && scale_ < std::numeric_limits<double>::max();
    if (!isUseful_) return;
    for (const std::uint32_t item : items) {
      Bin& bin = bins_[binOf(item)];
      include(bin.box, boxes[item]);
      ++bin.count;
    }
  }

  int axis() const { return axis_; }
  std::size_t binOf(std::uint32_t item) const {
    const double at = (middle(boxes_[item], axis_) - begin_) * scale_;
    return std::min(static_cast<std::size_t>(at), binCount - 1);
  }

  /// The first bin of the second half that makes the sum of area times count the smallest; nothing
  /// where all lie in one.
  std::optional<std::size_t> bestSplit() const {
    if (!isUseful_) return {};
    std::array<double, binCount> costs{};
    addCosts(
        costs, [](std::size_t i) { return i; }, 1);
    addCosts(
        costs, [](std::size_t i) { return binCount - 1 - i; }, 0);
    const auto best = std::min_element(costs.begin() + 1, costs.end());
    return static_cast<std::size_t>(best - costs.begin());
  }

 private:
  /// Adds to the cost of a split at `bin + shift` what lies on this side of it.
  template <class Order>
  void addCosts(std::array<double, binCount>& costs, Order order, std::size_t shift) const {
    Box box;
    std::size_t count = 0;
    for (std::size_t i = 0; i + 1 < binCount; ++i) {
      const Bin& bin = bins_[order(i)];
      include(box, bin.box);
      count += bin.count;
      costs[order(i) + shift] += area(box) * static_cast<double>(count);
    }
  }

  std::span<const Box> boxes_;
  std::array<Bin, binCount> bins_;
  int axis_ = 0;
  double begin_ = 0;
  double scale_ = 0;
  bool isUseful_ = false;
};

}  // namespace

Hierarchy::Hierarchy(std::vector<Box> boxes) : boxes_(std::move(boxes)), leaves_(boxes_.size()) {
  for (std::uint32_t item = 0; item < boxes_.size(); ++item)
    if (!boxes_[item].isEmpty()) order_.push_back(item);
  if (!order_.empty()) build();
}

Box Hierarchy::around(std::uint32_t begin, std::uint32_t end) const {
  Box box;
  for (std::uint32_t i = begin; i < end; ++i) include(box, boxes_[order_[i]]);
  return box;
}

void Hierarchy::build() {
  nodes_.reserve(order_.size());
  nodes_.push_back({});
  std::vector<Range> ranges{{0, 0, static_cast<std::uint32_t>(order_.size()), 0}};
  while (!ranges.empty()) {
    const Range range = ranges.back();
    ranges.pop_back();
    nodes_[range.node].box = around(range.begin, range.end);
    if (range.end - range.begin <= itemsInLeaf) {
      nodes_[range.node].first = range.begin;
      nodes_[range.node].count = range.end - range.begin;
      for (std::uint32_t i = range.begin; i < range.end; ++i) leaves_[order_[i]] = range.node;
      continue;
    }
    const std::uint32_t split = divide(range);
    const auto first = static_cast<std::uint32_t>(nodes_.size());
    nodes_[range.node].first = first;
    nodes_.push_back({{}, 0, 0, range.node});
    nodes_.push_back({{}, 0, 0, range.node});
    ranges.push_back({first + 1, split, range.end, range.depth + 1});
    ranges.push_back({first, range.begin, split, range.depth + 1});
  }
}

/// Orders the items of a range so that those of the first child come first: where they end. Neither
/// child is empty.
std::uint32_t Hierarchy::divide(const Range& range) {
  const std::span items = std::span(order_).subspan(range.begin, range.end - range.begin);
  const Bins bins(boxes_, items);
  const auto best = range.depth < deepestByArea ? bins.bestSplit() : std::nullopt;
  if (best) {
    const auto second = std::stable_partition(
        items.begin(), items.end(), [&](std::uint32_t item) { return bins.binOf(item) < *best; });
    const auto size = static_cast<std::uint32_t>(second - items.begin());
    if (size > 0 && size < items.size()) return range.begin + size;
  }
  const auto half = items.begin() + static_cast<std::ptrdiff_t>(items.size() / 2);
  std::nth_element(items.begin(), half, items.end(), [&](std::uint32_t a, std::uint32_t b) {
    return middle(boxes_[a], bins.axis()) < middle(boxes_[b], bins.axis());
  });
  return range.begin + static_cast<std::uint32_t>(items.size() / 2);
}

void Hierarchy::move(std::size_t item, const Box& box) {
  boxes_[item] = box;
  const std::uint32_t leaf = leaves_[item];
  nodes_[leaf].box = around(nodes_[leaf].first, nodes_[leaf].first + nodes_[leaf].count);
  for (std::uint32_t node = leaf; node != 0;) {
    node = nodes_[node].parent;
    refit(node);
  }
}

void Hierarchy::refit(std::uint32_t node) {
  Box box = nodes_[nodes_[node].first].box;
  include(box, nodes_[nodes_[node].first + 1].box);
  nodes_[node].box = box;
}

}  // namespace wb::octree
