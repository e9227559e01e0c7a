// Problem: an octree of a mesh: every leaf that a triangle touches, and on demand all that they
// enclose.
// Method: cubes are divided while triangles touch them, by the test of separating axes
// (Akenine-Möller 2001); the last levels are drawn into a block of bits
// (detail/touched_leaves.cpp). Enclosed rooms are found by a flood fill from outside: union-find
// over EMPTY leaves that touch.
// Complexity: O(triangles × levels + touched leaves), and nearly O(contacts) for the fill.
// Constants: sameAsGrid is how well mesh assets know positions; mostVoxelCubes bounds memory. Time
// by `./dev bench --benchmark_filter="octree/solid voxels"` (tests/benchmarks/octree_of_mesh.cpp).
#include "model/octree/voxels.h"

#include "model/core/core_texts.h"
#include "model/octree/detail/contacts.h"
#include "model/octree/detail/octree_texts.h"
#include "model/octree/detail/touched_leaves.h"

#include <glm/common.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace wb::octree {
namespace {

/// EMPTY cubes in groups of those that reach each other. Cubes go by the place they are held at,
/// and after all of them comes the outside.
class Rooms {
 public:
  explicit Rooms(const Octree& octree)
      : octree_(octree), parents_(std::size_t{octree.root().node + 1} * childCount + 1) {
    std::iota(parents_.begin(), parents_.end(), 0U);
    forEachContact(octree, [this](const Contact& contact) {
      if (isOpen(contact.below) && isOpen(contact.above))
        join(numberOf(contact.below), numberOf(contact.above));
    });
  }

  bool isOutside(Octree::Cube cube) { return groupOf(numberOf(cube)) == groupOf(outside()); }

 private:
  std::uint32_t outside() const { return static_cast<std::uint32_t>(parents_.size() - 1); }

  bool isOpen(const std::optional<Octree::Cube>& cube) const {
    return !cube || octree_.kind(*cube) == CubeKind::empty;
  }

  std::uint32_t numberOf(const std::optional<Octree::Cube>& cube) const {
    return cube ? cube->node * childCount + cube->slot : outside();
  }

  std::uint32_t groupOf(std::uint32_t number) {
    while (parents_[number] != number) {
      parents_[number] = parents_[parents_[number]];
      number = parents_[number];
    }
    return number;
  }

  /// The later number leads: the outside always does.
  void join(std::uint32_t a, std::uint32_t b) {
    a = groupOf(a);
    b = groupOf(b);
    parents_[std::min(a, b)] = std::max(a, b);
  }

  const Octree& octree_;
  std::vector<std::uint32_t> parents_;
};

/// Tells an octree anew, with other kinds for some cubes.
template <class KindOf>
class Retelling {
 public:
  Retelling(const Octree& octree, KindOf& kindOf) : octree_(octree), kindOf_(kindOf) {}

  Octree tell() {
    tell(octree_.root());
    return builder_.take();
  }

 private:
  void tell(Octree::Cube cube) {
    switch (kindOf_(cube)) {
      case CubeKind::empty:
        return builder_.addEmpty();
      case CubeKind::solid:
        return builder_.addSolid();
      case CubeKind::normal:
        return builder_.addNormal(octree_.codes(cube));
      case CubeKind::octant:
        builder_.openOctant();
        for (int slot = 0; slot < childCount; ++slot) tell(octree_.child(cube, slot));
    }
  }

  const Octree& octree_;
  KindOf& kindOf_;
  OctreeBuilder builder_;
};

bool isFull(const Octree& octree, Octree::Cube cube) {
  const CubeKind kind = octree.kind(cube);
  if (kind != CubeKind::octant) return kind == CubeKind::solid;
  for (int slot = 0; slot < childCount; ++slot)
    if (!isFull(octree, octree.child(cube, slot))) return false;
  return true;
}

}  // namespace

Octree withRoomsFilled(const Octree& octree) {
  Rooms rooms(octree);
  const auto kindOf = [&](Octree::Cube cube) {
    const CubeKind kind = octree.kind(cube);
    return kind == CubeKind::empty && !rooms.isOutside(cube) ? CubeKind::solid : kind;
  };
  return Retelling(octree, kindOf).tell();
}

Octree withFullOctantsSolid(const Octree& octree) {
  const auto kindOf = [&](Octree::Cube cube) {
    return isFull(octree, cube) ? CubeKind::solid : octree.kind(cube);
  };
  return Retelling(octree, kindOf).tell();
}

namespace {

/// Of the root's size; positions of a mesh asset are up to 1 / 131,070 off.
constexpr double sameAsGrid = 1e-5;

Box boundsOf(const mesh::TriangleMesh& mesh) {
  Box bounds;
  for (const mesh::Triangle& triangle : mesh.triangles)
    for (const std::uint32_t corner : triangle) {
      bounds.min = glm::min(bounds.min, mesh.positions[corner]);
      bounds.max = glm::max(bounds.max, mesh.positions[corner]);
    }
  return bounds;
}

bool isUsable(const mesh::TriangleMesh& mesh) {
  return std::ranges::all_of(mesh.positions, [](const glm::dvec3& position) {
    const double farthest = limits::farthestPosition;
    return std::abs(position.x) <= farthest && std::abs(position.y) <= farthest &&
           std::abs(position.z) <= farthest;
  });
}

/// Positions in units of leaves, those on the grid to the last bit.
std::vector<glm::dvec3> onGrid(const std::vector<glm::dvec3>& positions, const Placement& root,
                               double units) {
  std::vector<glm::dvec3> snapped;
  snapped.reserve(positions.size());
  for (const glm::dvec3& position : positions) {
    glm::dvec3& place = snapped.emplace_back((position - root.position) / root.size * units);
    for (int axis = 0; axis < axisCount; ++axis) {
      const double nearest = std::floor(place[axis] + 0.5);
      if (std::abs(nearest - place[axis]) <= sameAsGrid * units) place[axis] = nearest;
    }
  }
  return snapped;
}

/// A leaf, by which corners are told apart fast; `none` of a corner that is not inside one.
using LeafNumber = std::uint64_t;
constexpr LeafNumber none = ~LeafNumber{0};
constexpr unsigned axisBits = 16;
static_assert(deepestVoxels < axisBits);

LeafNumber leafAround(const glm::dvec3& place, double units) {
  LeafNumber number = 0;
  for (int axis = 0; axis < axisCount; ++axis) {
    if (!(place[axis] > 0 && place[axis] < units)) return none;
    const auto whole = static_cast<std::uint32_t>(place[axis]);
    if (whole == place[axis]) return none;
    number = number << axisBits | whole;
  }
  return number;
}

std::vector<LeafNumber> leavesAround(const std::vector<glm::dvec3>& places, double units) {
  std::vector<LeafNumber> leaves;
  leaves.reserve(places.size());
  for (const glm::dvec3& place : places) leaves.push_back(leafAround(place, units));
  return leaves;
}

std::array<int, 3> leafOf(LeafNumber number) {
  constexpr LeafNumber mask = (1U << axisBits) - 1;
  return {static_cast<int>(number >> 2 * axisBits), static_cast<int>(number >> axisBits & mask),
          static_cast<int>(number & mask)};
}

/// What touches a cube, and of that for each which children its box meets.
struct Touching {
  std::vector<std::uint32_t> triangles;
  std::vector<std::uint8_t> near;  ///< Bits of slots.
};

glm::dvec3 cornerOf(int slot, const glm::dvec3& low, double half) {
  return low + half * glm::dvec3(isPositive(slot, 0), isPositive(slot, 1), isPositive(slot, 2));
}

/// Divides cubes while triangles touch them, until what is left of the levels fits into a block of
/// leaves. What touches a cube is sought among what touches its parent, so there are as many lists
/// at a time as levels.
class VoxelMaker {
 public:
  /// The corners are in units of leaves.
  VoxelMaker(std::vector<glm::dvec3> corners, const std::vector<mesh::Triangle>& triangles,
             std::size_t depth, const Task& task)
      : corners_(std::move(corners)),
        triangles_(triangles),
        units_(static_cast<double>(std::size_t{1} << depth)),
        task_(task),
        leafNumbers_(leavesAround(corners_, units_)),
        leaves_(std::min(depth, TouchedLeaves::mostLevels), units_),
        touching_(depth - std::min(depth, TouchedLeaves::mostLevels) + 1) {
    touching_[0].triangles.resize(triangles_.size());
    std::iota(touching_[0].triangles.begin(), touching_[0].triangles.end(), 0U);
  }

  Result<Octree> make() {
    if (auto told = tell(0, glm::dvec3(0), units_); !told) return failure(std::move(told));
    return builder_.take();
  }

  /// Whether a block is one SOLID cube, so that eight of them may be one too.
  bool hasFull() const { return hasFull_; }

 private:
  GridTriangle at(std::uint32_t index) const {
    const auto& [a, b, c] = triangles_[index];
    return GridTriangle({corners_[a], corners_[b], corners_[c]});
  }

  /// Where all corners are inside one.
  LeafNumber leafAroundAll(std::uint32_t index) const {
    const auto& [a, b, c] = triangles_[index];
    const LeafNumber leaf = leafNumbers_[a];
    return leafNumbers_[b] == leaf && leafNumbers_[c] == leaf ? leaf : none;
  }

  Result<void> count(std::size_t cubes) {
    cubes_ += cubes;
    if (cubes_ > mostVoxelCubes)
      return failure(octreeTexts["voxels.too_many"], {{"limit", mostVoxelCubes}});
    if (task_.cancelled()) return failure(baseTexts["task.cancelled"]);
    return {};
  }

  Result<void> tell(std::size_t level, const glm::dvec3& low, double size) {
    Touching& own = touching_[level];
    if (level + 1 == touching_.size() && !own.triangles.empty()) return tellLeaves(own, low);
    if (auto counted = count(1); !counted) return counted;
    if (own.triangles.empty()) {
      builder_.addEmpty();
      return {};
    }
    own.near.clear();
    for (const std::uint32_t triangle : own.triangles)
      own.near.push_back(at(triangle).childrenNear(low, size / 2, units_));
    return tellChildren(level, low, size / 2);
  }

  Result<void> tellChildren(std::size_t level, const glm::dvec3& low, double half) {
    builder_.openOctant();
    for (int slot = 0; slot < childCount; ++slot) {
      const glm::dvec3 corner = cornerOf(slot, low, half);
      const auto& [triangles, near] = touching_[level];
      auto& below = touching_[level + 1].triangles;
      below.clear();
      for (std::size_t i = 0; i < triangles.size(); ++i)
        if ((near[i] >> slot & 1) != 0 && at(triangles[i]).meets(corner, half))
          below.push_back(triangles[i]);
      if (auto told = tell(level + 1, corner, half); !told) return told;
      if (level == 0) task_.report((slot + 1) / static_cast<double>(childCount), {});
    }
    return {};
  }

  Result<void> tellLeaves(const Touching& own, const glm::dvec3& low) {
    if (task_.cancelled()) return failure(baseTexts["task.cancelled"]);
    leaves_.begin({static_cast<int>(low.x), static_cast<int>(low.y), static_cast<int>(low.z)});
    for (const std::uint32_t triangle : own.triangles) {
      const LeafNumber leaf = leafAroundAll(triangle);
      leaf == none ? leaves_.add(at(triangle)) : leaves_.add(leafOf(leaf));
    }
    hasFull_ |= leaves_.areAll();
    return count(leaves_.tell(builder_));
  }

  std::vector<glm::dvec3> corners_;
  const std::vector<mesh::Triangle>& triangles_;
  double units_;
  const Task& task_;
  std::vector<LeafNumber> leafNumbers_;  ///< Of the corners.
  TouchedLeaves leaves_;                 ///< Of the block that is told.
  std::vector<Touching> touching_;       ///< By level down to the blocks.
  std::size_t cubes_ = 0;
  bool hasFull_ = false;
  OctreeBuilder builder_;
};

}  // namespace

Result<PlacedOctree> voxelised(const mesh::TriangleMesh& mesh, const VoxelOptions& options,
                               const Task& task) {
  if (options.depth < 1 || options.depth > deepestVoxels)
    return failure(octreeTexts["voxels.depth"],
                   {{"depth", options.depth}, {"limit", deepestVoxels}});
  if (mesh.triangles.empty()) return failure(octreeTexts["voxels.no_triangles"]);
  if (!isUsable(mesh))
    return failure(octreeTexts["voxels.position"], {{"limit", limits::farthestPosition}});
  const Box bounds = boundsOf(mesh);
  const glm::dvec3 sides = bounds.max - bounds.min;
  const Placement root{bounds.min, std::max({sides.x, sides.y, sides.z}), {1, 0, 0, 0}};
  if (root.size < limits::smallestOctree || root.size > limits::largestOctree)
    return failure(octreeTexts["voxels.size"], {{"size", root.size},
                                                {"minimum", limits::smallestOctree},
                                                {"maximum", limits::largestOctree}});
  const auto units = static_cast<double>(std::size_t{1} << options.depth);
  VoxelMaker maker(onGrid(mesh.positions, root, units), mesh.triangles, options.depth, task);
  auto made = maker.make();
  if (!made) return failure(std::move(made));
  if (options.fill == Fill::solid) *made = withRoomsFilled(*made);
  if (options.fill == Fill::solid || maker.hasFull()) *made = withFullOctantsSolid(*made);
  return PlacedOctree{std::make_shared<const Octree>(std::move(*made)), root};
}

}  // namespace wb::octree
