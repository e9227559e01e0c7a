#include "model/octree/voxels.h"

#include "model/base/texts.h"
#include "model/octree/enclosed.h"
#include "model/octree/texts.h"
#include "model/octree/triangle_box.h"

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

/// Divides cubes while triangles touch them. What touches a cube is sought among what touches its
/// parent, so there are as many lists at a time as levels.
class VoxelMaker {
 public:
  VoxelMaker(std::vector<GridTriangle> triangles, std::size_t depth, const Task& task)
      : triangles_(std::move(triangles)),
        units_(static_cast<double>(std::size_t{1} << depth)),
        task_(task),
        touching_(depth + 1) {
    touching_[0].resize(triangles_.size());
    std::iota(touching_[0].begin(), touching_[0].end(), 0U);
  }

  Result<Octree> make() {
    if (auto told = tell(0, glm::dvec3(0), units_); !told) return failure(std::move(told));
    return builder_.take();
  }

 private:
  Result<void> tell(std::size_t level, const glm::dvec3& low, double size) {
    if (++cubes_ > mostVoxelCubes)
      return failure(octreeTexts["voxels.too_many"], {{"limit", mostVoxelCubes}});
    if (task_.cancelled()) return failure(baseTexts["task.cancelled"]);
    if (touching_[level].empty()) {
      builder_.addEmpty();
      return {};
    }
    if (level + 1 == touching_.size()) {
      builder_.addSolid();
      return {};
    }
    return tellChildren(level, low, size / 2);
  }

  Result<void> tellChildren(std::size_t level, const glm::dvec3& low, double half) {
    builder_.openOctant();
    for (int slot = 0; slot < childCount; ++slot) {
      const glm::dvec3 side(isPositive(slot, 0), isPositive(slot, 1), isPositive(slot, 2));
      const glm::dvec3 corner = low + half * side;
      auto& below = touching_[level + 1];
      below.clear();
      for (const std::uint32_t triangle : touching_[level])
        if (triangles_[triangle].meets(corner, half, units_)) below.push_back(triangle);
      if (auto told = tell(level + 1, corner, half); !told) return told;
      if (level == 0) task_.report((slot + 1) / static_cast<double>(childCount), {});
    }
    return {};
  }

  std::vector<GridTriangle> triangles_;
  double units_;
  const Task& task_;
  std::vector<std::vector<std::uint32_t>> touching_;  ///< By level.
  std::size_t cubes_ = 0;
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
  auto made = VoxelMaker(onGrid(mesh, root, units), options.depth, task).make();
  if (!made) return failure(std::move(made));
  if (options.fill == Fill::solid) *made = withRoomsFilled(*made);
  return PlacedOctree{std::make_shared<const Octree>(withFullOctantsSolid(*made)), root};
}

}  // namespace wb::octree
