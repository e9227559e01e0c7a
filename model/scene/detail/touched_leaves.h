#pragma once

#include "model/octree/octree.h"

#include <glm/vec3.hpp>

#include <array>
#include <cstddef>
#include <cstdint>

namespace wb::octree {

/// Leaves of a grid along an axis: from `begin` to before `end`.
struct LeafRange {
  int begin = 0;
  int end = 0;

  int count() const { return end - begin; }
};

/// Whether what is upright on a normal cuts across leaves: in a plane across an axis it does not.
bool isSlanted(const glm::dvec3& normal);

/// A triangle for many tests against cubes of a grid.
class GridTriangle {
 public:
  explicit GridTriangle(const std::array<glm::dvec3, 3>& corners);

  // Whether the triangle meets the inside of a cube is told by separating axes: that of the box,
  // the triangle's normal, and the cross products of their edges. After Akenine-Möller, "Fast 3D
  // Triangle-Box Overlap Testing" (2001).

  /// Which of the eight children of a cube the box around the triangle meets: a bit for each slot.
  /// One that lies in a plane across an axis meets the cube on the side that it is turned away
  /// from; of cubes of a root with `units` a side the only one where that is outside.
  std::uint8_t childrenNear(const glm::dvec3& low, double half, double units) const;
  /// Whether the triangle itself meets a cube that the box around it meets.
  bool meets(const glm::dvec3& low, double size) const;

  /// Which leaves of the grid the box around the triangle meets along an axis, as childrenNear()
  /// tells them.
  LeafRange leavesAlong(int axis, double units) const;
  const std::array<glm::dvec3, 3>& corners() const { return corners_; }
  glm::dvec3 normal() const;

 private:
  bool isOfTheLeafBefore(int axis, double units) const;
  bool isBesideSlab(int axis, double low, double high, double units) const;
  bool isInside(const glm::dvec3& low, double size) const;
  bool isBesidePlane(const glm::dvec3& middle, double half) const;
  bool isBesideEdges(const glm::dvec3& middle, double half) const;

  std::array<glm::dvec3, 3> corners_;
  glm::dvec3 min_;
  glm::dvec3 max_;
};

/// What of a cube of leaves the box around a triangle meets.
struct LeafBox;

/// The leaves of one cube of a grid that triangles touch, a bit each, in the order in which an
/// octree tells them. Triangles are drawn into it leaf by leaf: most are about as large as one.
class TouchedLeaves {
 public:
  static constexpr std::size_t mostLevels = 5;  ///< 32 leaves a side, 4 KiB.

  /// The cube has so many levels of leaves below it, 1 to mostLevels; its grid is `units` a side.
  TouchedLeaves(std::size_t levels, double units) : levels_(levels), units_(units) {}

  /// No leaf of the cube at `low`, in leaves.
  void begin(const std::array<int, 3>& low);
  /// And those that a triangle touches: what is not in the cube is left out.
  void add(const GridTriangle& triangle);
  /// And a leaf of the cube.
  void add(const std::array<int, 3>& leaf);

  bool areAll() const { return look(0, levels_).all; }
  /// Tells the cube, what is touched all over as one SOLID cube. How many cubes were told.
  std::size_t tell(OctreeBuilder& builder) const { return tell(builder, 0, levels_); }

 private:
  struct Looked {
    bool any;
    bool all;
  };

  int side() const { return 1 << levels_; }
  std::uint8_t leavesAt(std::size_t first) const {
    return static_cast<std::uint8_t>(bits_[first / 64] >> first % 64);
  }
  /// Counted from the cube's low corner.
  void touch(const std::array<int, 3>& leaf);
  void touchAll(const std::array<LeafRange, 3>& leaves);
  /// A triangle that lies within one leaf along an axis.
  void addShadow(const GridTriangle& triangle, const LeafBox& box, int axis);
  void addAcross(const GridTriangle& triangle, const LeafBox& box);
  Looked look(std::size_t first, std::size_t levels) const;
  std::size_t tell(OctreeBuilder& builder, std::size_t first, std::size_t levels) const;

  static constexpr std::size_t words = (std::size_t{1} << 3 * mostLevels) / 64;

  std::size_t levels_;
  double units_;
  std::array<int, 3> low_{};
  std::array<std::uint64_t, words> bits_{};
};

}  // namespace wb::octree
