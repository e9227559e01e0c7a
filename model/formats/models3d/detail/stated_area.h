#pragma once

#include "model/formats/models3d/detail/weld_model.h"

#include <assimp/vector3.h>
#include <glm/vec3.hpp>

#include <cstddef>
#include <span>

namespace wb::import3d {

/// The second route to what a polygon covers: Newell's sum over its corners, which knows nothing of
/// triangles. What was made of the polygon is held against that.
class StatedPolygon {
 public:
  /// The outline first, then the holes; both must outlive this.
  StatedPolygon(std::span<const aiVector3D> corners, std::span<const std::size_t> rings);

  /// False where a corner is not there.
  bool isFinite() const;
  std::size_t triangles() const;
  double area() const { return area_; }

  /// How much of the area `triangles` do not cover. Of a flat polygon also what is covered by
  /// triangles that face the other way: they lie outside it, or over others. A polygon that crosses
  /// itself has no other triangles.
  double lostBy(std::span<const FlatTriangle> triangles) const;

 private:
  bool isFlat() const;
  bool crossesItself() const;

  std::span<const aiVector3D> corners_;
  std::span<const std::size_t> rings_;
  glm::dvec3 normal_{0};  ///< Of length 1, or 0.
  double area_ = 0;
};

/// The area of a triangle, as a vector that is perpendicular to it.
glm::dvec3 triangleArea(const aiVector3D& a, const aiVector3D& b, const aiVector3D& c);

}  // namespace wb::import3d
