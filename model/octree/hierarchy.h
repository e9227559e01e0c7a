#pragma once

#include "model/octree/placement.h"

#include <glm/vec3.hpp>

#include <array>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

namespace wb::octree {

/// A ray or line prepared for testing many boxes in the world. Divisions are made once, so a
/// parameter may be off by its last bits; every test leaves room for that and never passes over a
/// box that is touched.
class BoxTest {
 public:
  BoxTest(const glm::dvec3& origin, const glm::dvec3& direction)
      : origin_(origin), inverse_(1.0 / direction) {}

  /// A parameter not above that at which the ray enters the box; infinite where it misses.
  double entry(const Box& box) const {
    double latest = 0;
    double earliest = std::numeric_limits<double>::infinity();
    for (int axis = 0; axis < 3; ++axis) {
      const double low = (box.min[axis] - origin_[axis]) * inverse_[axis];
      const double high = (box.max[axis] - origin_[axis]) * inverse_[axis];
      const double near = inverse_[axis] >= 0 ? low : high;
      const double far = inverse_[axis] >= 0 ? high : low;
      if (near > latest) latest = near;  // Not where it is not a number: the ray is in the plane.
      if (far < earliest) earliest = far;
    }
    constexpr double less = 1 - 1e-15;
    constexpr double more = 1 + 1e-15;
    const bool isMet = earliest >= 0 && latest * less <= earliest * more;
    return isMet ? latest * less : std::numeric_limits<double>::infinity();
  }

 private:
  glm::dvec3 origin_;
  glm::dvec3 inverse_;
};

/// A bounding volume hierarchy over boxes in the world, built by the surface area heuristic.
/// Empty boxes are not in it.
class Hierarchy {
 public:
  Hierarchy() = default;
  explicit Hierarchy(std::vector<Box> boxes);

  /// Gives a box that was not empty another place and size; the tree keeps its form.
  void move(std::size_t item, const Box& box);

  /// Calls `visit(item, entry)` for boxes that the ray meets, nearer nodes first, with a parameter
  /// not above that of the entry; it returns the parameter beyond which nothing is wanted.
  template <class Visit>
  void forEachMet(const BoxTest& test, Visit&& visit) const;

  /// Calls `visit(item)` for the boxes that hold a point, their surfaces included.
  template <class Visit>
  void forEachAround(const glm::dvec3& point, Visit&& visit) const;

  std::span<const Box> boxes() const { return boxes_; }

 private:
  /// The two children of an inner node follow each other.
  struct Node {
    Box box;
    std::uint32_t first;  ///< Child, or place in order_.
    std::uint32_t count;  ///< Items; 0 for an inner node.
    std::uint32_t parent;
  };
  struct Range {
    std::uint32_t node;
    std::uint32_t begin;
    std::uint32_t end;
    int depth;
  };

  Box around(std::uint32_t begin, std::uint32_t end) const;
  std::uint32_t divide(const Range& range);
  void build();
  void refit(std::uint32_t node);

  static constexpr std::size_t mostWaiting = 128;  ///< Nodes put off during a traversal.

  std::vector<Box> boxes_;
  std::vector<Node> nodes_;
  std::vector<std::uint32_t> order_;   ///< Items, those of a leaf together.
  std::vector<std::uint32_t> leaves_;  ///< The node of each item.
};

template <class Visit>
void Hierarchy::forEachMet(const BoxTest& test, Visit&& visit) const {
  struct Waiting {
    std::uint32_t node;
    double entry;
  };
  std::array<Waiting, mostWaiting> waiting;
  std::size_t count = 0;
  double limit = std::numeric_limits<double>::infinity();
  const auto isWanted = [&limit](double entry) {
    return entry <= limit && entry < std::numeric_limits<double>::infinity();
  };
  const auto putOff = [&](std::uint32_t node, double entry) {
    if (isWanted(entry)) waiting[count++] = {node, entry};
  };
  if (!nodes_.empty()) putOff(0, test.entry(nodes_[0].box));
  while (count > 0) {
    const Waiting next = waiting[--count];
    if (!isWanted(next.entry)) continue;
    const Node& node = nodes_[next.node];
    for (std::uint32_t i = 0; i < node.count; ++i) {
      const std::uint32_t item = order_[node.first + i];
      const double entry = node.count == 1 ? next.entry : test.entry(boxes_[item]);
      if (isWanted(entry)) limit = visit(std::size_t{item}, entry);
    }
    if (node.count > 0) continue;
    const double first = test.entry(nodes_[node.first].box);
    const double second = test.entry(nodes_[node.first + 1].box);
    const bool firstIsNearer = first <= second;
    putOff(node.first + (firstIsNearer ? 1 : 0), firstIsNearer ? second : first);
    putOff(node.first + (firstIsNearer ? 0 : 1), firstIsNearer ? first : second);
  }
}

template <class Visit>
void Hierarchy::forEachAround(const glm::dvec3& point, Visit&& visit) const {
  std::array<std::uint32_t, mostWaiting> waiting;
  std::size_t count = 0;
  const auto putOff = [&](std::uint32_t node) {
    if (holds(nodes_[node].box, point)) waiting[count++] = node;
  };
  if (!nodes_.empty()) putOff(0);
  while (count > 0) {
    const Node& node = nodes_[waiting[--count]];
    for (std::uint32_t i = 0; i < node.count; ++i) {
      const std::uint32_t item = order_[node.first + i];
      if (holds(boxes_[item], point)) visit(std::size_t{item});
    }
    if (node.count > 0) continue;
    putOff(node.first);
    putOff(node.first + 1);
  }
}

}  // namespace wb::octree
