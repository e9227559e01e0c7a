#pragma once

#include "model/octree/octree_placement.h"
#include "model/octree/visits.h"
#include "model/octree/world.h"

#include <optional>
#include <vector>

namespace wb::octree {

/// Where a ray enters the world first, exactly: octree, leaf and face are those of arithmetic
/// without rounding on the numbers given (see OwnFrame for rotations). Over all SOLID and NORMAL
/// cubes; nothing behind its origin. Every box is closed: touching its surface meets it.
/// - From inside a cube (entry below 0, exit not): t = 0, isInside. An entry of 0 is one at t = 0.
/// - The face is that of the axis with the largest parameter; a tie goes to the smallest face, one
///   between cubes to the first octree, then to the smallest path.
/// @param world  Octrees in their places, metres.
/// @param ray    Its direction may have any length but 0, and is used as it is.
/// @param indentation  Whether NORMAL cubes are their triangles or full boxes.
std::optional<Entry> castExact(const World& world, const Ray& ray,
                               IndentationUse indentation = IndentationUse::mesh);

/// The same as if the leaf `front` were EMPTY: what is seen through it.
/// @param world  Octrees in their places, metres.
/// @param ray    Its direction may have any length but 0, and is used as it is.
/// @param front  A leaf of the world.
/// @param indentation  Whether NORMAL cubes are their triangles or full boxes.
std::optional<Entry> castBehind(const World& world, const Ray& ray, const Location& front,
                                IndentationUse indentation = IndentationUse::mesh);

/// All leaves that are met first at once, sorted: one where nothing ties, none for a miss.
/// @param world  Octrees in their places, metres.
/// @param ray    As for castExact().
/// @param indentation  Whether NORMAL cubes are their triangles or full boxes.
std::vector<Location> leavesMetAtOnce(const World& world, const Ray& ray,
                                      IndentationUse indentation = IndentationUse::mesh);

/// The same as castExact(), told step by step.
/// @param world  Octrees in their places, metres.
/// @param ray    Its direction may have any length but 0, and is used as it is.
/// @param indentation  Whether NORMAL cubes are their triangles or full boxes.
/// @param visits  Gets the steps, after those it has.
std::optional<Entry> castExact(const World& world, const Ray& ray, IndentationUse indentation,
                               Visits& visits);

}  // namespace wb::octree
