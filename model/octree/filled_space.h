#pragma once

#include "model/core/core.h"
#include "model/geometry/geometry.h"
#include "model/octree/octree.h"
#include "model/octree/octree_cells.h"
#include "model/octree/octree_placement.h"

#include <glm/vec3.hpp>

#include <vector>

namespace wb::octree {

/// Sides of leaves that a surface or hulls are made of: about 1 GiB while they are.
inline constexpr std::size_t mostSides = std::size_t{1} << 24;

/// Returns whether a leaf is its whole box: SOLID, or a NORMAL cube where indentation is ignored or
/// none.
/// @param octree  What the leaf is of.
/// @param leaf  An OCTANT is none: false.
/// @param indentation  Whether NORMAL cubes have their shape or are full boxes.
inline bool isBox(const Octree& octree, Octree::Cube leaf, IndentationUse indentation) {
  const CubeKind kind = octree.kind(leaf);
  if (kind != CubeKind::normal) return kind == CubeKind::solid;
  return indentation == IndentationUse::ignore || octree.codes(leaf) == untouchedCodes;
}

/// Returns whether a `leaf` of an `octree` is a NORMAL cube with a shape of its own: never where
/// `indentation` is ignored.
inline bool isIndented(const Octree& octree, Octree::Cube leaf, IndentationUse indentation) {
  return octree.kind(leaf) == CubeKind::normal && !isBox(octree, leaf, indentation);
}

/// Returns the leaves that are whole boxes as fewer boxes: disjoint, together the same space, as
/// few as joining finds (see joined) of the leaves, and of leaves cut into units where that makes
/// at most mostCutUnits. Fails for more than mostSides leaves.
/// @param octree  What is filled; nothing filled makes no box.
/// @param indentation  Whether NORMAL cubes are left out (those with a shape) or full boxes.
/// @return  In units, see unitsOf().
Result<std::vector<GridBox>> mergedBoxes(const Octree& octree,
                                         IndentationUse indentation = IndentationUse::mesh);

/// Units that leaves are cut into at most, to join them anew.
inline constexpr std::int64_t mostCutUnits = 1 << 18;

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
