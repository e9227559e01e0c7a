#pragma once

#include "model/core/result.h"
#include "model/geometry/triangle_mesh.h"
#include "model/octree/detail/filled.h"
#include "model/octree/octree_placement.h"

namespace wb::octree {

inline constexpr std::size_t deepestSurface = 30;  ///< Areas in units fit 64 bits.

/// The surface of what an octree fills, in metres of the world: only between filled and EMPTY,
/// squares in one plane joined to rectangles, seen from outside counter-clockwise.
/// It is closed: every edge is passed as often one way as the other, usually once; where cubes
/// meet in an edge only, twice. A rectangle has corners wherever others have theirs on its sides,
/// so that cubes of any sizes meet without a crack.
/// A NORMAL cube has its own surface of 12 triangles, those without area left out; what lies
/// against it is closed there too, so the volume within is right, and two surfaces may touch.
/// Fails for more than mostSides sides, and for an octree deeper than deepestSurface.
Result<mesh::TriangleMesh> outerSurface(const PlacedOctree& placed,
                                        IndentationUse indentation = IndentationUse::mesh);

}  // namespace wb::octree
