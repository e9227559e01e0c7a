#pragma once

#include "model/geometry/triangle_mesh.h"

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

/// As few triangles as collapsing edges reaches while the surface moves by about `error` (in the
/// mesh's unit) at most; a stricter measure must check it. Two corners at one place are a seam,
/// which stays closed; where more meet they stay. The whole mesh where nothing may go.
Simplified simplifiedWithin(const TriangleMesh& mesh, double error);

/// The same triangles in an order in which neighbours follow each other, on corners in the order
/// of their first use.
Simplified inStrips(const TriangleMesh& mesh);

}  // namespace wb::mesh
