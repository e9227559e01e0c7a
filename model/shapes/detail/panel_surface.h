#pragma once

#include "model/shapes/fitting.h"

namespace wb::shape {

/// Panels for walls and slabs, openings left out: flat polygons of few wide triangles, all within
/// the tolerance of the solid, which together come within it of all of its outer surface; by zone,
/// within that of each. Where that cannot be held, as close as it came.
Result<mesh::TriangleMesh> panels(const Solid& solid, const FitOptions& options, const Task& task);

}  // namespace wb::shape
