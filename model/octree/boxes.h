#pragma once

#include "model/core/result.h"
#include "model/octree/detail/filled.h"
#include "model/octree/detail/unit_grid.h"
#include "model/octree/octree_placement.h"

#include <glm/vec3.hpp>

#include <vector>

namespace wb::octree {

/// The leaves that are whole boxes as fewer boxes, in units: disjoint, together the same space, as
/// few as joining finds (see joined) of the leaves, and of leaves cut into units where that makes
/// at most mostCutUnits. Fails for more than mostSides leaves.
Result<std::vector<GridBox>> mergedBoxes(const Octree& octree,
                                         IndentationUse indentation = IndentationUse::mesh);

inline constexpr std::int64_t mostCutUnits = 1 << 18;

/// Convex pieces that fill what the octree fills, in metres of the world: the corners of a hull
/// each. First the merged boxes, then each NORMAL cube as the hull of its moved corners, which
/// fills what is hollow in it; one moved flat is left out. Fails as mergedBoxes does.
Result<std::vector<std::vector<glm::dvec3>>> convexPieces(
    const PlacedOctree& placed, IndentationUse indentation = IndentationUse::mesh);

}  // namespace wb::octree
