#pragma once

#include "model/octree/cast.h"
#include "model/octree/octree_cells.h"

#include <cstddef>
#include <optional>

namespace wb::octree {

/// The cell that a change at a hit acts on, and what of it is nearest to the point of the hit: what
/// marks show, and what is named beside them.
struct MarkedCell {
  Path cell;
  double size = 0;  ///< Metres.
  // Nothing where the ray began inside. Of a leaf as a whole those of the hit.
  std::optional<NearCorner> corner;
  std::optional<NearEdge> edge;
};

/// Returns the cell that cellOf() finds, and the corner and edge of it that pushOf() would move.
/// @param world  The world that was cast into.
/// @param hit  What was hit.
/// @param depth  Levels of the grid; limits::octreeDepth: every depth is shown.
MarkedCell markedCellAt(const World& world, const Hit& hit, std::size_t depth);

/// Finds the wall of an octree that holds nothing: where a ray leaves its box. A change at it acts
/// within the octree, see cellAt().
/// @param world  The octrees.
/// @param octree  The index of the one that holds nothing.
/// @param ray  As for cast().
/// @return  Nothing where the box is not met.
std::optional<Hit> wallHit(const World& world, std::size_t octree, const Ray& ray);

}  // namespace wb::octree
