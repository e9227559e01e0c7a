#include "model/octree/voxels.h"

#include "model/base/texts.h"
#include "model/octree/enclosed.h"
#include "model/octree/texts.h"
#include "model/octree/triangle_box.h"

#include <glm/common.hpp>

#include <algorithm>
#include <bit>
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

/// The triangles in units of leaves, those on the grid to the last bit.
std::vector<GridTriangle> onGrid(const mesh::TriangleMesh& mesh, const Placement& root,
                                 double units) {
  const auto snapped = [&](const glm::dvec3& position) {
    const glm::dvec3 exact = (position - root.position) / root.size * units;
    const glm::dvec3 nearest = glm::round(exact);
    glm::dvec3 result = exact;
    for (int axis = 0; axis < axisCount; ++axis)
      if (std::abs(nearest[axis] - exact[axis]) <= sameAsGrid * units) result[axis] = nearest[axis];
    return result;
  };
  std::vector<GridTriangle> triangles;
  triangles.reserve(mesh.triangles.size());
  for (const auto& [a, b, c] : mesh.triangles)
    triangles.emplace_back(std::array{snapped(mesh.positions[a]), snapped(mesh.positions[b]),
                                      snapped(mesh.positions[c])});
  return triangles;
}

/// What touches a cube, and of that for each which children its box meets.
struct Touching {
  std::vector<std::uint32_t> triangles;
  std::vector<std::uint8_t> near;  ///< Bits of slots.
};

glm::dvec3 cornerOf(int slot, const glm::dvec3& low, double half) {
  return low + half * glm::dvec3(isPositive(slot, 0), isPositive(slot, 1), isPositive(slot, 2));
}

/// Divides cubes while triangles touch them. What touches a cube is sought among what touches its
/// parent, so there are as many lists at a time as levels. Eight leaves that all are touched are
/// told as one cube.
class VoxelMaker {
 public:
  VoxelMaker(std::vector<GridTriangle> triangles, std::size_t depth, const Task& task)
      : triangles_(std::move(triangles)),
        units_(static_cast<double>(std::size_t{1} << depth)),
        task_(task),
        touching_(depth) {
    touching_[0].triangles.resize(triangles_.size());
    std::iota(touching_[0].triangles.begin(), touching_[0].triangles.end(), 0U);
  }

  Result<Octree> make() {
    if (auto told = tell(0, glm::dvec3(0), units_); !told) return failure(std::move(told));
    return builder_.take();
  }

  /// Whether eight leaves became one cube, so that eight such cubes may too.
  bool hasFull() const { return hasFull_; }

 private:
  static constexpr unsigned allChildren = 0xff;

  Result<void> count(std::size_t cubes) {
    cubes_ += cubes;
    if (cubes_ > mostVoxelCubes)
      return failure(octreeTexts["voxels.too_many"], {{"limit", mostVoxelCubes}});
    if (task_.cancelled()) return failure(baseTexts["task.cancelled"]);
    return {};
  }

  Result<void> tell(std::size_t level, const glm::dvec3& low, double size) {
    if (auto counted = count(1); !counted) return counted;
    Touching& own = touching_[level];
    if (own.triangles.empty()) {
      builder_.addEmpty();
      return {};
    }
    own.near.clear();
    for (const std::uint32_t triangle : own.triangles)
      own.near.push_back(triangles_[triangle].childrenNear(low, size / 2, units_));
    return level + 1 == touching_.size() ? tellLeaves(own, low, size / 2)
                                         : tellChildren(level, low, size / 2);
  }

  Result<void> tellChildren(std::size_t level, const glm::dvec3& low, double half) {
    builder_.openOctant();
    for (int slot = 0; slot < childCount; ++slot) {
      const glm::dvec3 corner = cornerOf(slot, low, half);
      const auto& [triangles, near] = touching_[level];
      auto& below = touching_[level + 1].triangles;
      below.clear();
      for (std::size_t i = 0; i < triangles.size(); ++i)
        if ((near[i] >> slot & 1) != 0 && triangles_[triangles[i]].meets(corner, half))
          below.push_back(triangles[i]);
      if (auto told = tell(level + 1, corner, half); !told) return told;
      if (level == 0) task_.report((slot + 1) / static_cast<double>(childCount), {});
    }
    return {};
  }

  /// The first that touches a leaf is enough.
  Result<void> tellLeaves(const Touching& own, const glm::dvec3& low, double half) {
    unsigned touched = 0;
    for (std::size_t i = 0; i < own.triangles.size() && touched != allChildren; ++i)
      for (unsigned open = own.near[i] & ~touched; open != 0; open &= open - 1) {
        const int slot = std::countr_zero(open);
        if (triangles_[own.triangles[i]].meets(cornerOf(slot, low, half), half))
          touched |= 1U << slot;
      }
    tellLeaves(touched);
    return count(childCount);
  }

  void tellLeaves(unsigned touched) {
    if (touched == allChildren) {
      hasFull_ = true;
      return builder_.addSolid();
    }
    builder_.openOctant();
    for (int slot = 0; slot < childCount; ++slot)
      (touched >> slot & 1) != 0 ? builder_.addSolid() : builder_.addEmpty();
  }

  std::vector<GridTriangle> triangles_;
  double units_;
  const Task& task_;
  std::vector<Touching> touching_;  ///< By level, but for the leaves.
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
  VoxelMaker maker(onGrid(mesh, root, units), options.depth, task);
  auto made = maker.make();
  if (!made) return failure(std::move(made));
  if (options.fill == Fill::solid) *made = withRoomsFilled(*made);
  if (options.fill == Fill::solid || maker.hasFull()) *made = withFullOctantsSolid(*made);
  return PlacedOctree{std::make_shared<const Octree>(std::move(*made)), root};
}

}  // namespace wb::octree
