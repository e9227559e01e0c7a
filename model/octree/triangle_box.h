#pragma once

#include <glm/vec3.hpp>

#include <array>
#include <cstdint>

namespace wb::octree {

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

 private:
  bool isBesideSlab(int axis, double low, double high, double units) const;
  bool isInside(const glm::dvec3& low, double size) const;
  bool isBesidePlane(const glm::dvec3& middle, double half) const;
  bool isBesideEdges(const glm::dvec3& middle, double half) const;

  std::array<glm::dvec3, 3> corners_;
  glm::dvec3 min_;
  glm::dvec3 max_;
  glm::dvec3 normal_;
};

}  // namespace wb::octree
