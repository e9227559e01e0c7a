#pragma once

#include "model/geometry/triangle_mesh.h"

#include <cstdint>
#include <vector>

namespace wb::mesh {

/// Indices of all triangles that the grid refuses in a physics mesh, ascending. Positions are the
/// normalised coordinates of an asset (±0.5 domain); the test halves them itself, as the viewer's.
/// Rule: mesh-asset rules of the Second Life viewer, see degenerate.cpp.
std::vector<std::uint32_t> degenerateTriangles(const TriangleMesh& mesh);

}  // namespace wb::mesh
