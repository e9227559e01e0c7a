#pragma once

#include "model/core/core.h"
#include "model/octree/cast.h"
#include "model/octree/octree_cells.h"

#include <cstdint>

namespace wb::octree {

// A designer's changes: cubes in, cubes out. Each leaves eight equal SOLID or EMPTY children that
// it makes merged into one cube, as far up as they are; what it does not touch stays as it is.
// Fatal: what cannot be done, and why. None costs more than going over the cubes once.

enum class Side : std::uint8_t { outside, inside };

/// Finds the cell of a grid that touches a face of a cube from one side, where the face holds a
/// point.
/// @param cube  Need not be a leaf.
/// @param face  Of this cube.
/// @param point  In fractions of the root's size; across the face it does not count.
/// @param depth  Levels of the grid: 0 is the root alone.
/// @param side  Outside or inside the cube.
/// @return  Nothing where the octree ends at the face.
std::optional<Path> cellAt(const Path& cube, Face face, const glm::dvec3& point, std::size_t depth,
                           Side side);

/// Finds the same for the face and point that were hit. Fatal: the octree ends there; the ray began
/// in the cube, so that no face was hit; a grid deeper than limits.h allows. The walls of an octree
/// that holds nothing are met from within (wallHit()): both sides of them are inside.
/// @param world  The world that was cast into.
/// @param hit  What was hit.
/// @param depth  Levels of the grid.
/// @param side  Before or behind the face.
Result<Path> cellAt(const World& world, const Hit& hit, std::size_t depth, Side side);

/// Returns the point of a `hit` in the own frame of its octree, in fractions of the root's size.
/// `world` is the one that was cast into.
glm::dvec3 fractionOf(const World& world, const Hit& hit);

/// Finds what is changed as one where a hit is marked: the cell behind the face; the whole leaf
/// where every depth is shown, of a NORMAL one, which has no cells, and where the ray began in it.
/// @param world  The world that was cast into.
/// @param hit  What was hit.
/// @param depth  Levels of the grid; limits::octreeDepth: every depth is shown.
Path cellOf(const World& world, const Hit& hit, std::size_t depth);

/// Makes a cell EMPTY or SOLID, whatever is in it; leaves that it is a part of are divided. Fatal:
/// it is a part of a NORMAL cube, whose parts no cube can be; deeper or more cubes than limits.h
/// allows.
/// @param octree  Stays as it is.
/// @param cell  Need not be a cube of the octree.
/// @param isSolid  SOLID, not EMPTY.
Result<Octree> withCell(const Octree& octree, const Path& cell, bool isSolid);

/// Divides a SOLID or EMPTY `leaf` of an `octree`, or a cell of one, into eight. Fatal: it is an
/// OCTANT, or NORMAL or a part of that; deeper or more cubes than limits.h allows.
Result<Octree> split(const Octree& octree, const Path& leaf);

/// Makes one cube of the eight children of an `octant` of an `octree`, and of what is above it
/// where that makes eight equal ones there. Fatal: it is no OCTANT, or its children are not all
/// SOLID or all EMPTY.
Result<Octree> merge(const Octree& octree, const Path& octant);

/// Returns whether a `path` goes on below a NORMAL cube of an `octree`.
bool isPartOfNormal(const Octree& octree, const Path& path);

/// The cube that a cube is a child of; nothing for the root.
std::optional<Path> parentOf(const Path& cube);

/// What of a face is pushed in or pulled out, at a right angle to it.
enum class FacePart : std::uint8_t { corner, edge, face };

/// Cells of a grid and which of their corners move along which axis.
struct Push {
  CellBox cells;
  Face face = Face::left;
  std::uint8_t corners = 0;  ///< A bit each, all of them on the face.
};

/// Finds what is pushed of a box of cells as if it were one cube: at the face that was hit, that or
/// the corner or edge of it that is nearest to the point. Of a NORMAL cube alone what the hit
/// names, which has moved. Fatal: no face was hit, or one of another octree.
/// @param world  The world that was cast into.
/// @param hit  What was hit.
/// @param octree  The index of the octree that the box is of.
/// @param box  The cells.
/// @param part  The face, or its nearest corner or edge.
Result<Push> pushOf(const World& world, const Hit& hit, std::size_t octree, const CellBox& box,
                    FacePart part);

/// An octree after a push.
struct Pushed {
  Octree octree;
  std::size_t cubes = 0;  ///< How many were changed.
};

/// Moves corners inwards or outwards, each as far as it goes. A SOLID cube becomes NORMAL, a NORMAL
/// one without any thickness EMPTY, one that is its whole box SOLID. Fatal: none can be moved; a
/// cube that is divided, or a part of a NORMAL one; what a box must be, as in octree_block.h.
/// @param octree  Stays as it is.
/// @param push  Which corners, as pushOf() finds them.
/// @param inwards  Eighths of the cube's size; below 0 outwards.
Result<Pushed> pushed(const Octree& octree, const Push& push, int inwards);

}  // namespace wb::octree
