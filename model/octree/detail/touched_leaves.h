#pragma once

#include "model/octree/detail/octree.h"
#include "model/octree/detail/triangle_box.h"

#include <glm/vec3.hpp>

#include <array>
#include <cstddef>
#include <cstdint>

namespace wb::octree {

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
