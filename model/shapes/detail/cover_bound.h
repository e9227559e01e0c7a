#pragma once

#include "model/shapes/detail/reduce_hulls.h"
#include "model/shapes/detail/solid_of_mesh.h"

namespace wb::shape {

/// Returns what any set of hulls costs at least that stands for a solid within a tolerance: what
/// costs no more cannot be made cheaper.
/// @param solid      Of few triangles: time grows as the cube of the vertices of its base hull.
/// @param tolerance  Of the deviation, m, above 0.
/// @param rules      What hulls cost.
/// @return PE, above 0.
double leastCoverCost(const Solid& solid, double tolerance, const PieceRules& rules);

}  // namespace wb::shape
