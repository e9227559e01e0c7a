#pragma once

#include "model/formats/models3d/detail/file_scene.h"
#include "model/formats/models3d/detail/vector3.h"
#include "model/formats/models3d/detail/weld_model.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace wb::import3d {

/// The second route to what a polygon covers: Newell's sum over its corners, which knows nothing of
/// triangles. What was made of the polygon is held against that.
class StatedPolygon {
 public:
  /// The outline first, then the holes; both must outlive this.
  StatedPolygon(std::span<const Vector3> corners, std::span<const std::size_t> rings);

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

  std::span<const Vector3> corners_;
  std::span<const std::size_t> rings_;
  glm::dvec3 normal_{0};  ///< Of length 1, or 0.
  double area_ = 0;
};

/// The area of a triangle, as a vector that is perpendicular to it.
glm::dvec3 triangleArea(const Vector3& a, const Vector3& b, const Vector3& c);

/// A corner of a polygon, with what the file says of it.
struct Corner {
  Vector3 position;
  Vector3 normal;
  Vector3 texCoord;
};

/// Puts a surface together polygon by polygon.
class SurfaceMaker {
 public:
  SurfaceMaker(bool hasNormals, bool hasTexCoords)
      : hasNormals_(hasNormals), hasTexCoords_(hasTexCoords) {}

  /// The corner's number, for polygons that share it.
  std::uint32_t add(const Corner& corner);
  /// By their corners' numbers.
  void addPolygon(std::span<const std::uint32_t> corners);

  void add(std::span<const Corner> polygon);
  /// `rings` are how many corners the outline and each hole have.
  void add(std::span<const Corner> corners, std::span<const std::size_t> rings);
  /// A polygon that the file announces and does not hold.
  void addMissing();

  /// What was made, and an empty one from here on.
  Surface take(std::string name, std::string material);

 private:
  bool hasNormals_;
  bool hasTexCoords_;
  void stateTriangle();
  void state(std::size_t triangles, double area);
  void state(std::span<const std::size_t> rings, std::span<const FlatTriangle> triangles);

  std::vector<Vector3> places_;  ///< Of the polygon at hand.
  Stated stated_;
  Surface made_;
};

}  // namespace wb::import3d
