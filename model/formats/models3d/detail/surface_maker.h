#pragma once

#include "model/formats/models3d/detail/model_surface.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace wb::import3d {

/// A corner of a polygon, with what the file says of it.
struct Corner {
  aiVector3D position;
  aiVector3D normal;
  aiVector3D texCoord;
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

  std::vector<aiVector3D> places_;  ///< Of the polygon at hand.
  Stated stated_;
  Surface made_;
};

}  // namespace wb::import3d
