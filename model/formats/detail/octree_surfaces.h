#pragma once

#include "model/core/core.h"
#include "model/formats/detail/surfaces.h"
#include "model/scene/scene.h"

namespace wb::exporting {

/// Adds the surfaces of a scene's octrees, straight from their grids: each position is a whole
/// number of the octree's units, an eighth of its smallest cubes, and the part's scale is a unit's
/// length. So each vertex is exactly a point of the grid, before the last product and sum.
/// Fails, with the octree as the place, as octree::outerSurface() does. A finding counts octrees
/// with nothing filled.
Result<void> addOctreeSurfaces(const scene::Scene& scene, Seen& seen);

}  // namespace wb::exporting
