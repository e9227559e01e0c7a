#pragma once

#include "model/formats/models3d/detail/weld_model.h"

#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace wb::import3d {

/// What the polygons of a surface say of themselves, each by its own corners and before it is cut
/// into triangles: what comes of these is held against it.
struct Stated {
  std::size_t triangles = 0;  ///< Of n corners and h holes, n + 2h - 2.
  double area = 0;
  double lost = 0;  ///< Of the area, where triangles of a polygon do not cover it.
  aiVector3D min = aiVector3D(std::numeric_limits<float>::infinity());
  aiVector3D max = aiVector3D(-std::numeric_limits<float>::infinity());
};

/// Triangles of one material, as a file has them. A corner that a file lacks is a position that is
/// not a number.
struct Surface {
  std::string name;
  std::string material;
  std::vector<aiVector3D> positions;
  std::vector<aiVector3D> normals;    ///< One a position, or none.
  std::vector<aiVector3D> texCoords;  ///< One a position, or none.
  std::vector<FlatTriangle> triangles;
  worker::FaceCut cut = worker::FaceCut::none;
  /// Instead of all that: triangles that share no vertex, where the file has them.
  Facets facets{};
  /// Nothing where the file has no polygons but these triangles.
  std::optional<Stated> stated{};
};

/// What stands for a corner or a normal that is not there.
inline aiVector3D notThere() { return aiVector3D(std::numeric_limits<float>::quiet_NaN()); }

}  // namespace wb::import3d
