#pragma once

#include "model/core/core.h"
#include "model/geometry/geometry.h"
#include "model/octree/octree.h"
#include "model/octree/octree_placement.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <vector>

namespace wb::octree {

/// Returns convex pieces that fill what an octree fills. First the merged boxes, then each NORMAL
/// cube as the hull of its moved corners, which fills what is hollow in it; one moved flat is left
/// out. Fails as mergedBoxes does.
/// @param placed  The octree and where it stands.
/// @param indentation  Whether NORMAL cubes have their shape or are full boxes.
/// @return  In metres of the world, the corners of a hull each.
Result<std::vector<std::vector<glm::dvec3>>> convexPieces(
    const PlacedOctree& placed, IndentationUse indentation = IndentationUse::mesh);

inline constexpr std::size_t deepestSurface = 30;  ///< Areas in units fit 64 bits.

/// Makes the surface of what an octree fills: only between filled and EMPTY, squares in one plane
/// joined to rectangles, seen from outside counter-clockwise.
/// It is closed: every edge is passed as often one way as the other, usually once; where cubes meet
/// in an edge only, twice. A rectangle has corners wherever others have theirs on its sides, so
/// that cubes of any sizes meet without a crack.
/// A NORMAL cube has its own surface of 12 triangles, those without area left out; what lies
/// against it is closed there too, so the volume within is right, and two surfaces may touch.
/// Fails for more than mostSides sides, and for an octree deeper than deepestSurface.
/// @param placed  The octree and where it stands.
/// @param indentation  Whether NORMAL cubes have their shape or are full boxes.
/// @return  In metres of the world; empty where nothing is filled.
Result<mesh::TriangleMesh> outerSurface(const PlacedOctree& placed,
                                        IndentationUse indentation = IndentationUse::mesh);

}  // namespace wb::octree
