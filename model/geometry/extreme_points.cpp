// Problem: the vertices of the hull of very many points, where it has few.
// Method: a support function (the farthest point in a direction) by branch and bound over a tree of
// boxes, which is divided only where somebody looks. A body begins with the farthest points of 64
// even directions. As in quickhull, the farthest point beyond each new face joins it, until no
// point is outside.
// Complexity: about O(log n) a query once the tree is divided, O(n) for its first levels; a hull by
// Qhull a round.
// Constants: leafSize and firstDirections only change the speed:
// `./dev bench --benchmark_filter=hull/` (tests/benchmarks/hull.cpp).
#include "model/geometry/extreme_points.h"

#include "model/geometry/convex_hull.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <set>
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

namespace {

constexpr std::size_t firstDirections = 64;

glm::dvec3 middleOf(const std::vector<glm::dvec3>& points) {
  glm::dvec3 sum(0);
  for (const glm::dvec3& point : points) sum += point;
  return sum / static_cast<double>(points.size());
}

/// A body that grows to those of its points that are outermost, from all sides at once.
class Growing {
 public:
  Growing(std::span<const glm::dvec3> points, SupportTree& tree, std::size_t most)
      : points_(points), tree_(tree), most_(most) {
    for (const glm::dvec3& direction : evenDirections(firstDirections)) add(direction);
  }

  const std::vector<std::uint32_t>& extremes() const { return extremes_; }

  /// Takes the farthest point beyond each face that is new. False where there is no face, or where
  /// these become too many.
  bool grow(double tolerance) {
    std::vector<glm::dvec3> present;
    for (const std::uint32_t index : extremes_) present.push_back(points_[index]);
    const auto faces = qhullTriangles(present);
    if (!faces) return false;
    inside_ = middleOf(present);
    for (const Triangle& face : *faces)
      if (extremes_.size() <= most_ && isNew(face)) lookBeyond(face, tolerance);
    return extremes_.size() <= most_;
  }

 private:
  void add(const glm::dvec3& direction) { take(tree_.farthest(direction)); }

  void take(std::uint32_t index) {
    if (known_.insert(index).second) extremes_.push_back(index);
  }

  bool isNew(Triangle face) {
    for (std::uint32_t& corner : face) corner = extremes_[corner];
    std::ranges::sort(face);
    return looked_.insert(face).second;
  }

  void lookBeyond(const Triangle& face, double tolerance) {
    const glm::dvec3& a = points_[extremes_[face[0]]];
    glm::dvec3 normal =
        glm::cross(points_[extremes_[face[1]]] - a, points_[extremes_[face[2]]] - a);
    if (glm::dot(normal, a - inside_) < 0) normal = -normal;
    const double length = glm::length(normal);
    if (length == 0) return;
    const std::uint32_t farthest = tree_.farthest(normal / length);
    if (glm::dot(normal, points_[farthest] - a) > tolerance * length) take(farthest);
  }

  std::span<const glm::dvec3> points_;
  SupportTree& tree_;
  std::size_t most_;
  std::vector<std::uint32_t> extremes_;
  glm::dvec3 inside_{0};
  std::set<std::uint32_t> known_;
  std::set<Triangle> looked_;
};

}  // namespace

std::vector<glm::dvec3> evenDirections(std::size_t count) {
  std::vector<glm::dvec3> result;
  result.reserve(count);
  for (std::size_t i = 0; i < count; ++i) {
    const double z = 1 - (2 * static_cast<double>(i) + 1) / static_cast<double>(count);
    const double radius = std::sqrt(1 - z * z);
    const double angle = 2 * std::numbers::pi * static_cast<double>(i) / std::numbers::phi;
    result.emplace_back(radius * std::cos(angle), radius * std::sin(angle), z);
  }
  return result;
}

std::optional<std::vector<std::uint32_t>> extremePoints(std::span<const glm::dvec3> points,
                                                        SupportTree& tree, std::size_t most,
                                                        double tolerance) {
  Growing body(points, tree, most);
  for (;;) {
    const std::size_t before = body.extremes().size();
    if (!body.grow(tolerance)) return {};
    if (body.extremes().size() == before) return body.extremes();
  }
}

}  // namespace wb::mesh
