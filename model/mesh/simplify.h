#pragma once

#include "model/mesh/triangle_mesh.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace wb::mesh {

/// Fewer triangles on vertices that a mesh had already, and only those that they use.
struct Simplified {
  TriangleMesh mesh;
  std::vector<std::uint32_t> vertices;  ///< One a position: its index in the mesh it is of.
};

/// At most `triangles` (at least 1) of a mesh, by collapsing edges while that keeps its surface in
/// one piece, else by joining what lies close together. It keeps more where neither gets there
/// without losing the last triangle. Where a mesh stands, and how large it is, makes no difference.
Simplified simplified(const TriangleMesh& mesh, std::size_t triangles);

}  // namespace wb::mesh
