#pragma once

#include "model/octree/octree_placement.h"

#include <glm/vec3.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace wb::octree {

/// A bounding volume hierarchy over boxes in the world, four children a node, built by the surface
/// area heuristic. It holds boxes in single precision, rounded outwards, and leaves room for what
/// rounding does to a ray's parameters: what a ray touches is never passed over, what it just
/// misses may be named. Empty boxes are not in it.
/// Not Embree's over user geometry, which casts at triangles (mesh::RayCaster): its rays and the
/// distance beyond which it passes boxes over are single precision, without a bound on what that
/// loses, and equally near leaves are told apart in double precision here. That has its price: to
/// the nearest of 100, 10,000 and 100,000 boxes Embree took 0.56, 0.48 and 0.43 of the time (323
/// against 676 ns at 10,000; tests/benchmarks/octree_hierarchy.cpp).
class Hierarchy {
 public:
  Hierarchy() = default;
  explicit Hierarchy(std::vector<Box> boxes);

  std::span<const Box> boxes() const { return boxes_; }

  /// Gives an `item` whose box was not empty another `box`, which is not empty either; the tree
  /// keeps its form, so that many moves far away make it slower.
  void move(std::size_t item, const Box& box);

  /// Calls `visit(item)` for boxes that a ray meets, nearest first as far as boxes tell.
  /// @param origin  In the frame of the boxes.
  /// @param direction  Of a length from 1 to 4; parameters are in units of it.
  /// @param visit  Returns the parameter beyond which nothing is wanted.
  template <class Visit>
  void forEachMet(const glm::dvec3& origin, const glm::dvec3& direction, Visit&& visit) const;

  /// Calls `visit(item)` for the boxes that hold a `point`, their surfaces included, and perhaps
  /// for some that it is next to.
  template <class Visit>
  void forEachAround(const glm::dvec3& point, Visit&& visit) const;

 private:
  static constexpr std::size_t width = 4;
  static constexpr std::uint32_t itemFlag = 0x80000000;  ///< Of a child that is an item.
  static constexpr std::uint32_t none = 0xffffffff;
  static constexpr std::size_t mostWaiting = 512;  ///< Three a level, and levels are limited.

  /// One number of each child; what every processor of today computes at once.
  using Lanes [[gnu::vector_size(width * sizeof(float))]] = float;

  /// Boxes of the children, by axis, and by lower and upper side; an absent child's is met by none.
  struct alignas(16) Node {
    std::array<std::array<Lanes, 2>, 3> sides;
    std::array<std::uint32_t, width> children;
  };
  /// Where a node, or an item, stands.
  struct Place {
    std::uint32_t node = none;
    std::uint32_t lane = 0;
  };
  struct Range {
    std::uint32_t begin;
    std::uint32_t end;
  };

  /// A ray prepared for many boxes: its origin moved apart by what rounding may lose.
  struct RoundedRay {
    std::array<float, 3> nearOrigin;  ///< The sides met first come earlier than they are.
    std::array<float, 3> farOrigin;
    std::array<float, 3> inverse;
    std::array<std::size_t, 3> nearSide;
  };

  std::uint32_t build(Range range, Place place, int depth);
  std::uint32_t divide(Range range, int depth);
  void setBox(Place place, const Box& box);
  Box around(std::uint32_t node) const;
  RoundedRay rounded(const glm::dvec3& origin, const glm::dvec3& direction) const;
  static Lanes entries(const Node& node, const RoundedRay& ray);
  static float roundedUp(double number);

  std::vector<Box> boxes_;
  std::vector<Node> nodes_;           ///< The root first.
  std::vector<Place> parents_;        ///< Of nodes.
  std::vector<Place> items_;          ///< Of items.
  std::vector<std::uint32_t> order_;  ///< Items while building.
  double farthest_ = 0;               ///< The largest coordinate of any box.
};

inline Hierarchy::Lanes Hierarchy::entries(const Node& node, const RoundedRay& ray) {
  constexpr float infinite = std::numeric_limits<float>::infinity();
  constexpr float less = 1 - 0x1p-20F;
  constexpr float more = 1 + 0x1p-20F;
  Lanes latest{};
  Lanes earliest = Lanes{} + infinite;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    const auto& sides = node.sides[axis];
    const std::size_t side = ray.nearSide[axis];
    const Lanes entry = (sides[side] - ray.nearOrigin[axis]) * ray.inverse[axis];
    const Lanes exit = (sides[side ^ 1] - ray.farOrigin[axis]) * ray.inverse[axis];
    // Not where it is not a number: the ray runs in the plane.
    latest = entry > latest ? entry : latest;
    earliest = exit < earliest ? exit : earliest;
  }
  latest *= less;
  return latest <= earliest * more ? latest : Lanes{} + infinite;
}

template <class Visit>
void Hierarchy::forEachMet(const glm::dvec3& origin, const glm::dvec3& direction,
                           Visit&& visit) const {
  struct Waiting {
    std::uint32_t child;
    float entry;
  };
  if (nodes_.empty()) return;
  const RoundedRay ray = rounded(origin, direction);
  std::array<Waiting, mostWaiting> waiting;
  std::size_t count = 0;
  float limit = std::numeric_limits<float>::max();
  waiting[count++] = {0, 0};
  while (count > 0) {
    const auto [child, reached] = waiting[--count];
    if (reached > limit) continue;
    if ((child & itemFlag) != 0) {
      limit = std::min(limit, roundedUp(visit(std::size_t{child & ~itemFlag})));
      continue;
    }
    const Node& node = nodes_[child];
    const Lanes entry = entries(node, ray);
    const std::size_t first = count;
    // Counted instead of asked: no processor could guess which are met.
    for (std::size_t lane = 0; lane < width; ++lane) {
      waiting[count] = {node.children[lane], entry[lane]};
      count += entry[lane] <= limit ? 1 : 0;
    }
    for (std::size_t i = first + 1; i < count; ++i) {  // The nearest last, to be taken first.
      const Waiting one = waiting[i];
      std::size_t at = i;
      for (; at > first && waiting[at - 1].entry < one.entry; --at) waiting[at] = waiting[at - 1];
      waiting[at] = one;
    }
  }
}

template <class Visit>
void Hierarchy::forEachAround(const glm::dvec3& point, Visit&& visit) const {
  std::array<std::uint32_t, mostWaiting> waiting;
  std::size_t count = 0;
  if (!nodes_.empty()) waiting[count++] = 0;
  while (count > 0) {
    const std::uint32_t child = waiting[--count];
    if ((child & itemFlag) != 0) {
      visit(std::size_t{child & ~itemFlag});
      continue;
    }
    const Node& node = nodes_[child];
    for (std::size_t lane = 0; lane < width; ++lane) {
      bool isIn = true;
      for (std::size_t axis = 0; axis < 3; ++axis) {
        const double at = point[static_cast<int>(axis)];
        const double lost = 0x1p-50 * (std::abs(at) + farthest_);
        isIn = isIn && node.sides[axis][0][lane] <= at + lost &&
               at - lost <= node.sides[axis][1][lane];
      }
      if (isIn) waiting[count++] = node.children[lane];
    }
  }
}

/// Any number of octrees, which may intersect, ready for rays.
class World {
 public:
  World() : World(std::vector<PlacedOctree>()) {}
  explicit World(std::vector<PlacedOctree> octrees);

  std::span<const PlacedOctree> octrees() const { return octrees_; }
  /// Returns the own frame of the octree at an index, `octree`.
  const OwnFrame& frame(std::size_t octree) const { return frames_[octree]; }
  /// Returns the boxes to look through for a ray that ends at `maxDepth`, an item an octree: around
  /// what is filled; for a ray that ends above the deepest cubes around the whole roots, since an
  /// OCTANT that counts as a full leaf may reach beyond what is filled.
  const Hierarchy& hierarchy(std::size_t maxDepth = limits::octreeDepth) const {
    return seesAll(maxDepth) ? filled_ : roots_;
  }
  /// Returns whether no cube is deeper than `maxDepth`.
  bool seesAll(std::size_t maxDepth) const { return maxDepth >= depth_; }

  /// The sphere about the filled cubes of an octree, in the world; a radius of 0 where none is.
  struct Sphere {
    glm::dvec3 centre{0};
    double radius = 0;
  };
  /// Returns the sphere of the octree at an index, `octree`.
  const Sphere& sphere(std::size_t octree) const { return spheres_[octree]; }

  /// Puts the octree at an index, `octree`, elsewhere: to `placement`.
  void move(std::size_t octree, const Placement& placement);

  bool hasNormalCubes() const;
  bool hasRotations() const;

 private:
  Box filledBounds(std::size_t octree) const;
  Box rootBounds(std::size_t octree) const;

  std::vector<PlacedOctree> octrees_;
  std::vector<OwnFrame> frames_;
  std::vector<Sphere> spheres_;
  std::size_t depth_ = 0;  ///< Of the deepest cube.
  Hierarchy filled_;
  Hierarchy roots_;
};

/// A cube of a world.
struct Location {
  std::size_t octree = 0;
  Path cube;

  auto operator<=>(const Location&) const = default;
};

/// Finds the SOLID or NORMAL cube that a point lies in, its surface included; of several that of
/// the first octree, then the smallest path.
/// @param world  The octrees.
/// @param point  In metres of the world.
/// @param indentation  Whether NORMAL cubes have their shape or are full boxes.
/// @return  Nothing where all is EMPTY.
std::optional<Location> find(const World& world, const glm::dvec3& point,
                             IndentationUse indentation = IndentationUse::mesh);

}  // namespace wb::octree
