// Problem: an octree of a mesh: every leaf that a triangle touches, and on demand all that they
// enclose.
// Method: cubes are divided while triangles touch them, by the test of separating axes
// (Akenine-Möller 2001); the last levels are drawn into a block of bits
// (detail/touched_leaves.cpp). What they enclose is found by octree::withRoomsFilled.
// Complexity: O(triangles × levels + touched leaves), besides the fill.
// Constants: sameAsGrid is how well mesh assets know positions; mostVoxelCubes bounds memory. Time
// by `./dev bench --benchmark_filter="octree/solid voxels"` (tests/benchmarks/octree_of_mesh.cpp).
#include "model/scene/voxels.h"

#include "model/core/core_texts.h"
#include "model/octree/filled_space.h"
#include "model/scene/detail/scene_texts.h"
#include "model/scene/detail/touched_leaves.h"

#include <glm/common.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace wb::octree {
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
      return failure(scene::sceneTexts["voxels.too_many"], {{"limit", mostVoxelCubes}});
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
    return failure(scene::sceneTexts["voxels.depth"],
                   {{"depth", options.depth}, {"limit", deepestVoxels}});
  if (mesh.triangles.empty()) return failure(scene::sceneTexts["voxels.no_triangles"]);
  if (!isUsable(mesh))
    return failure(scene::sceneTexts["voxels.position"], {{"limit", limits::farthestPosition}});
  const Box bounds = boundsOf(mesh);
  const glm::dvec3 sides = bounds.max - bounds.min;
  const Placement root{bounds.min, std::max({sides.x, sides.y, sides.z}), {1, 0, 0, 0}};
  if (root.size < limits::smallestOctree || root.size > limits::largestOctree)
    return failure(scene::sceneTexts["voxels.size"], {{"size", root.size},
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
