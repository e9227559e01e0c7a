#include "model/shapes/detail/voxel_patches.h"

#include "model/core/core_texts.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>
#include <glm/vector_relational.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <utility>

// Divides a mesh into patches that nearly fill their convex hulls: the first half of the
// decomposition that the viewer's Analyze makes.
// Method: that of V-HACD 4.1 (Mamou; the idea is of Mamou & Ghorbel 2009), restated. Voxels: those
// that a triangle touches (separating axes, Akenine-Moller 2001), and those that a flood from the
// outside does not reach. A patch is halved across its longest side until its hull is hardly
// larger than its voxels, or it is tiny, or was halved eleven times.
// Complexity: voxels times halvings, and about as many hulls as patches, of which there are at most
// 2,048. Memory: a byte a voxel and 12 bytes a filled one, a few MiB.
// Constants: V-HACD's own; not ours to tune.

namespace wb::shape {
namespace {

constexpr std::size_t leastSide = 32;  ///< Voxels along the longest side.
constexpr int maxHalvings = 10;        ///< After more a patch is divided no more.
constexpr int smallestSide = 2;        ///< Voxels less one, likewise, along every axis.

enum class VoxelFilling : std::uint8_t { unknown, surface, outside };

/// So many voxels lie along the longest side.
std::size_t sideFor(std::size_t voxels) {
  const double side = 1.5 * std::pow(static_cast<double>(voxels), 0.33);
  return std::max(static_cast<std::size_t>(side), leastSide);
}

/// Whether a triangle touches the cube of side one around a point.
bool touchesVoxel(const std::array<glm::dvec3, 3>& corners, const glm::dvec3& centre) {
  constexpr double half = 0.5;
  const std::array<glm::dvec3, 3> at{corners[0] - centre, corners[1] - centre, corners[2] - centre};
  const auto isApart = [&](const glm::dvec3& axis) {
    const double a = glm::dot(axis, at[0]);
    const double b = glm::dot(axis, at[1]);
    const double c = glm::dot(axis, at[2]);
    const double reach = half * (std::abs(axis.x) + std::abs(axis.y) + std::abs(axis.z));
    return std::min({a, b, c}) > reach || std::max({a, b, c}) < -reach;
  };
  const std::array<glm::dvec3, 3> edges{at[1] - at[0], at[2] - at[1], at[0] - at[2]};
  if (isApart(glm::cross(edges[0], edges[1]))) return false;
  for (int i = 0; i < 3; ++i) {
    glm::dvec3 axis(0);
    axis[i] = 1;
    if (isApart(axis)) return false;
    for (const glm::dvec3& edge : edges)
      if (isApart(glm::cross(edge, axis))) return false;
  }
  return true;
}

class VoxelGrid {
 public:
  VoxelGrid(const mesh::TriangleMesh& mesh, std::size_t side) {
    low_ = mesh.positions[mesh.triangles.front()[0]];
    glm::dvec3 high = low_;
    for (const mesh::Triangle& triangle : mesh.triangles)
      for (const std::uint32_t corner : triangle) {
        low_ = glm::min(low_, mesh.positions[corner]);
        high = glm::max(high, mesh.positions[corner]);
      }
    const glm::dvec3 extent = high - low_;
    const double longest = std::max({extent.x, extent.y, extent.z});
    step_ = longest / static_cast<double>(side - 1);
    bool hasLongest = false;
    for (int i = 0; i < 3; ++i) {
      const bool isLongest = !hasLongest && extent[i] == longest;
      hasLongest |= isLongest;
      const double along = static_cast<double>(side) * extent[i] / longest;
      size_[i] = isLongest ? static_cast<int>(side) : 2 + static_cast<int>(along);
    }
    fillings_.assign(static_cast<std::size_t>(size_.x) * static_cast<std::size_t>(size_.y) *
                         static_cast<std::size_t>(size_.z),
                     VoxelFilling::unknown);
  }

  double step() const { return step_; }
  const glm::ivec3& size() const { return size_; }
  /// The lower corner of the voxel of number 0 along each axis.
  glm::dvec3 origin() const { return low_ - step_ / 2; }

  /// Marks voxels that a triangle touches, and takes down those that were not yet.
  void add(const std::array<glm::dvec3, 3>& triangle, std::vector<glm::ivec3>& surface) {
    std::array<glm::dvec3, 3> corners{};
    glm::dvec3 low(std::numeric_limits<double>::max());
    glm::dvec3 high(-low);
    for (std::size_t i = 0; i < 3; ++i) {
      corners[i] = (triangle[i] - low_) / step_;
      low = glm::min(low, corners[i]);
      high = glm::max(high, corners[i]);
    }
    const glm::ivec3 from = glm::max(glm::ivec3(low + 0.5) - 1, glm::ivec3(0));
    const glm::ivec3 to = glm::min(glm::ivec3(high + 0.5) + 1, size_);
    const glm::dvec3 normal = glm::cross(corners[1] - corners[0], corners[2] - corners[0]);
    for (int x = from.x; x < to.x; ++x)
      for (int y = from.y; y < to.y; ++y) {
        const auto [first, last] = nearPlane(corners[0], normal, x, y, from.z, to.z);
        for (int z = first; z < last; ++z)
          if (VoxelFilling& filling = at({x, y, z});
              filling == VoxelFilling::unknown && touchesVoxel(corners, {x, y, z})) {
            filling = VoxelFilling::surface;
            surface.emplace_back(x, y, z);
          }
      }
  }

  /// Those that cannot be reached from the outside by way of faces.
  std::vector<glm::ivec3> inside() {
    std::vector<glm::ivec3> front;
    const auto reach = [&](const glm::ivec3& voxel) {
      if (glm::any(glm::lessThan(voxel, glm::ivec3(0))) ||
          glm::any(glm::greaterThanEqual(voxel, size_)) || at(voxel) != VoxelFilling::unknown)
        return;
      at(voxel) = VoxelFilling::outside;
      front.push_back(voxel);
    };
    const auto forAll = [&](const auto& visit) {
      for (int x = 0; x < size_.x; ++x)
        for (int y = 0; y < size_.y; ++y)
          for (int z = 0; z < size_.z; ++z) visit(glm::ivec3(x, y, z));
    };
    forAll([&](const glm::ivec3& voxel) {
      if (glm::any(glm::equal(voxel, glm::ivec3(0))) || glm::any(glm::equal(voxel, size_ - 1)))
        reach(voxel);
    });
    while (!front.empty()) {
      const glm::ivec3 voxel = front.back();
      front.pop_back();
      for (int i = 0; i < 3; ++i)
        for (const int way : {-1, 1}) {
          glm::ivec3 next = voxel;
          next[i] += way;
          reach(next);
        }
    }
    std::vector<glm::ivec3> found;
    forAll([&](const glm::ivec3& voxel) {
      if (at(voxel) == VoxelFilling::unknown) found.push_back(voxel);
    });
    return found;
  }

 private:
  VoxelFilling& at(const glm::ivec3& voxel) {
    return fillings_[static_cast<std::size_t>(
        voxel.z + size_.z * (voxel.y + size_.y * static_cast<std::ptrdiff_t>(voxel.x)))];
  }

  /// Of a column of voxels, those that the plane of a triangle can touch.
  static std::pair<int, int> nearPlane(const glm::dvec3& corner, const glm::dvec3& normal, int x,
                                       int y, int from, int to) {
    if (std::abs(normal.z) <= 1e-12) return {from, to};
    const double middle =
        corner.z - (normal.x * (x - corner.x) + normal.y * (y - corner.y)) / normal.z;
    const double reach =
        0.5 + 0.5 * (std::abs(normal.x) + std::abs(normal.y)) / std::abs(normal.z) + 1e-6;
    const auto clamped = [&](double height) {
      return static_cast<int>(
          std::clamp(height, static_cast<double>(from), static_cast<double>(to)));
    };
    return {clamped(std::floor(middle - reach)), clamped(std::ceil(middle + reach) + 1)};
  }

  glm::dvec3 low_;
  double step_ = 1;
  glm::ivec3 size_{0};
  std::vector<VoxelFilling> fillings_;
};

/// Voxels, and the hull of those at their surface.
struct VoxelPatch {
  std::vector<glm::ivec3> surface;  ///< With those that halving made so.
  std::vector<glm::ivec3> inside;
  glm::ivec3 low{std::numeric_limits<int>::max()};
  glm::ivec3 high{0};
  std::optional<QueueHull> hull{};
  int halvings = 0;

  std::size_t voxels() const { return surface.size() + inside.size(); }
};

void findPatchBox(VoxelPatch& patch) {
  for (const auto* voxels : {&patch.surface, &patch.inside})
    for (const glm::ivec3& voxel : *voxels) {
      patch.low = glm::min(patch.low, voxel);
      patch.high = glm::max(patch.high, voxel);
    }
}

/// The corners of a patch's surface voxels, of each column the lowest and the highest.
std::vector<glm::dvec3> voxelCorners(const VoxelPatch& patch, const VoxelGrid& grid) {
  constexpr int none = std::numeric_limits<int>::max();
  const glm::ivec3 size = patch.high - patch.low + 2;
  const auto columns = static_cast<std::size_t>(size.x) * static_cast<std::size_t>(size.y);
  std::vector<std::pair<int, int>> ends(columns, {none, -1});
  for (const glm::ivec3& voxel : patch.surface)
    for (const int x : {0, 1})
      for (const int y : {0, 1}) {
        const int column = (voxel.x - patch.low.x + x) * size.y + voxel.y - patch.low.y + y;
        auto& [low, high] = ends[static_cast<std::size_t>(column)];
        low = std::min(low, voxel.z);
        high = std::max(high, voxel.z + 1);
      }
  std::vector<glm::dvec3> corners;
  for (std::size_t i = 0; i < columns; ++i) {
    if (ends[i].second < 0) continue;
    const auto column = static_cast<int>(i);
    for (const int z : {ends[i].first, ends[i].second})
      corners.push_back(grid.origin() + grid.step() * glm::dvec3(patch.low.x + column / size.y,
                                                                 patch.low.y + column % size.y, z));
  }
  return corners;
}

void findPatchHull(VoxelPatch& patch, const VoxelGrid& grid) {
  if (patch.surface.empty()) return;
  const std::vector<glm::dvec3> corners = voxelCorners(patch, grid);
  patch.hull = queueHull(corners, corners.size());
}

bool isFilled(const VoxelPatch& patch, const VoxelGrid& grid, double volumeError) {
  if (!patch.hull || patch.halvings > maxHalvings) return true;
  const double filled = std::pow(grid.step(), 3) * static_cast<double>(patch.voxels());
  if (100 * std::abs(patch.hull->volume - filled) < volumeError * filled) return true;
  return glm::all(glm::lessThanEqual(patch.high - patch.low, glm::ivec3(smallestSide)));
}

/// Both halves; what halving lays open becomes surface.
std::array<VoxelPatch, 2> halvesOf(const VoxelPatch& patch) {
  const glm::ivec3 size = patch.high - patch.low;
  int axis = 2;
  if (size.x >= size.y && size.x >= size.z)
    axis = 0;
  else if (size.y >= size.x && size.y >= size.z)
    axis = 1;
  const int last = (patch.high[axis] + 1 + patch.low[axis]) / 2;  // Of the first half.
  std::array<VoxelPatch, 2> halves;
  for (VoxelPatch& half : halves) half.halvings = patch.halvings + 1;
  for (const glm::ivec3& voxel : patch.inside) {
    VoxelPatch& half = halves[voxel[axis] > last ? 1 : 0];
    const bool isOpen = voxel[axis] == last || voxel[axis] == last + 1;
    (isOpen ? half.surface : half.inside).push_back(voxel);
  }
  for (const glm::ivec3& voxel : patch.surface)
    halves[voxel[axis] > last ? 1 : 0].surface.push_back(voxel);
  return halves;
}

}  // namespace

Result<PatchHulls> patchHulls(const mesh::TriangleMesh& mesh, const PatchOptions& options,
                              const Task& task) {
  VoxelGrid grid(mesh, sideFor(options.voxels));
  VoxelPatch whole;
  for (const auto& [a, b, c] : mesh.triangles) {
    if (!task.step()) return failure(baseTexts["task.cancelled"]);
    grid.add({mesh.positions[a], mesh.positions[b], mesh.positions[c]}, whole.surface);
  }
  whole.inside = grid.inside();
  // The whole grid, though its last layers may be empty: that decides which side is halved first.
  whole.low = glm::ivec3(0);
  whole.high = grid.size() - 1;
  findPatchHull(whole, grid);
  PatchHulls made;
  made.step = grid.step();
  if (whole.hull) made.wholeVolume = whole.hull->volume;
  std::vector<VoxelPatch> pending;
  pending.push_back(std::move(whole));
  // Level by level, which is the order that merging meets them in.
  while (!pending.empty()) {
    std::vector<VoxelPatch> next;
    for (VoxelPatch& patch : pending) {
      if (!task.step()) return failure(baseTexts["task.cancelled"]);
      if (isFilled(patch, grid, options.volumeError)) {
        if (patch.hull) made.hulls.push_back(std::move(*patch.hull));
        continue;
      }
      for (VoxelPatch& half : halvesOf(patch)) {
        if (half.voxels() == 0) continue;
        findPatchBox(half);
        findPatchHull(half, grid);
        next.push_back(std::move(half));
      }
      patch = {};
    }
    pending = std::move(next);
  }
  return made;
}

}  // namespace wb::shape
