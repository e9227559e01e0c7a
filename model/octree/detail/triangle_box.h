#pragma once

#include <glm/vec3.hpp>

#include <array>
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

}  // namespace wb::octree
