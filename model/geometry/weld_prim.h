#pragma once

#include "model/geometry/triangle_mesh.h"

namespace wb::prim {

/// The surface without its triangles narrower than `narrowest`, equal positions made one, unused
/// ones left out.
mesh::TriangleMesh welded(const mesh::TriangleMesh& surface, double narrowest);

}  // namespace wb::prim
