#pragma once

#include "model/core/task.h"
#include "model/geometry/geometry.h"
#include "model/shapes/detail/solid_of_mesh.h"
#include "model/shapes/fitting_hull.h"

#include <vector>

namespace wb::shape {

/// The outer surfaces of a shape and of the solid that it stands for, in triangles so small that
/// each has one distance.
struct Deviations {
  mesh::TriangleMesh mesh;
  /// One a triangle, m: above 0 of the shape, so far from the solid; below 0 of the solid, so far
  /// from the shape.
  std::vector<double> distances;
};

// Triangles are divided across their longest edge (Rivara 1984) until that is a 64th of the
// diagonal: linear in what is left, 200,000 triangles at most.
// Distances are those of ShapeError's overfill and shortfall, at the middles of triangles: none is
// larger than these. What is cancelled is not whole.

/// Measures at least one of `pieces` against the `solid`. Triangles of a piece that lie inside
/// another are left out. Where the `task` is cancelled, the result is not whole.
Deviations deviationsOf(const Solid& solid, const std::vector<Piece>& pieces,
                        const Task& task = {});
/// The same for a `surface` of at least one triangle against the `solid`, under the same `task`.
Deviations deviationsOf(const Solid& solid, const mesh::TriangleMesh& surface,
                        const Task& task = {});

}  // namespace wb::shape
