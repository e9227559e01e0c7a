#pragma once

#include "model/geometry/simplify.h"

#include <vector>

namespace wb::mesh {

/// A mesh by fewer of its own triangles' corners, to be drawn where it is small on the screen.
struct Coarser {
  Simplified part;
  double error = 0;  ///< About how far its surface is from the mesh's, in the mesh's unit.
};

/// A quarter of the triangles, a quarter of these, and so on down to a handful, as far as the
/// surface lets: each with fewer triangles and no less error than the one before. None of a mesh
/// that is a handful already.
std::vector<Coarser> coarserMeshes(const TriangleMesh& mesh);

}  // namespace wb::mesh
