#pragma once

#include "model/import3d/weld.h"

#include <limits>
#include <string>
#include <vector>

namespace wb::import3d {

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
};

/// What stands for a corner or a normal that is not there.
inline aiVector3D notThere() { return aiVector3D(std::numeric_limits<float>::quiet_NaN()); }

}  // namespace wb::import3d
