#pragma once

#include "model/shapes/fitting.h"

#include <vector>

namespace wb::shape {

/// Hierarchical approximate convex decomposition by Bullet's HACD library: the surface split into
/// patches that are joined for as long as their hulls stay close to it. Of a mesh that is first
/// welded and simplified to few triangles, in bounded time. Gives the closest it has where the
/// tolerance cannot be held; fails where every hull would be flat.
Result<std::vector<Piece>> hierarchicalHulls(const Solid& solid, const FitOptions& options,
                                             const Task& task);

}  // namespace wb::shape
