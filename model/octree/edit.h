#pragma once

#include "model/core/result.h"
#include "model/octree/hit.h"
#include "model/octree/octree_cells.h"

#include <cstdint>

namespace wb::octree {

// A designer's changes: cubes in, cubes out. Each leaves eight equal SOLID or EMPTY children that
// it makes merged into one cube, as far up as they are; what it does not touch stays as it is.
// Fatal: what cannot be done, and why. None costs more than going over the cubes once.

enum class Side : std::uint8_t { outside, inside };

/// The cell of the grid of `depth` levels that touches a face of a cube from one side, where the
/// face holds a point, which is in fractions of the root's size. Nothing where the octree ends at
/// the face.
std::optional<Path> cellAt(const Path& cube, Face face, const glm::dvec3& point, std::size_t depth,
                           Side side);

/// The same for the face and point that were hit. Fatal: the octree ends there; the ray began in
/// the cube, so that no face was hit.
Result<Path> cellAt(const World& world, const Hit& hit, std::size_t depth, Side side);

/// The point that was hit, in fractions of the root's size.
glm::dvec3 fractionOf(const World& world, const Hit& hit);

/// What is changed as one where a hit is marked: the cell of the grid of `depth` levels behind the
/// face; the whole leaf where every depth is shown (limits::octreeDepth), of a NORMAL one, which
/// has no cells, and where the ray began in it.
Path cellOf(const World& world, const Hit& hit, std::size_t depth);

/// Makes a cell EMPTY or SOLID, whatever is in it; leaves that it is a part of are divided. Fatal:
/// it is a part of a NORMAL cube, whose parts no cube can be; deeper than limits.h allows.
Result<Octree> withCell(const Octree& octree, const Path& cell, bool isSolid);

/// Divides a SOLID or EMPTY leaf, or a cell of one, into eight. Fatal: it is an OCTANT, or NORMAL
/// or a part of that; too deep.
Result<Octree> split(const Octree& octree, const Path& leaf);

/// Makes one cube of the eight children of an OCTANT, and of what is above it where that makes
/// eight equal ones there. Fatal: they are not all SOLID or all EMPTY.
Result<Octree> merge(const Octree& octree, const Path& octant);

/// Whether a path goes on below a NORMAL cube.
bool isPartOfNormal(const Octree& octree, const Path& path);

/// The cube that a cube is a child of; nothing for the root.
std::optional<Path> parentOf(const Path& cube);

}  // namespace wb::octree
