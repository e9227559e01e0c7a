#pragma once

#include "model/core/task.h"
#include "model/shapes/detail/piece.h"
#include "model/shapes/detail/solid.h"

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

// Distances are those of ShapeError's overfill and shortfall, at the middles of triangles: none is
// larger than these. What is cancelled is not whole.

/// Of at least one piece.
Deviations deviationsOf(const Solid& solid, const std::vector<Piece>& pieces,
                        const Task& task = {});
/// Of at least one triangle.
Deviations deviationsOf(const Solid& solid, const mesh::TriangleMesh& surface,
                        const Task& task = {});

}  // namespace wb::shape
