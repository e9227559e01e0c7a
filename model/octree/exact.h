#pragma once

#include "model/octree/octree_placement.h"
#include "model/octree/visits.h"
#include "model/octree/world.h"

#include <optional>

namespace wb::octree {

/// Where a ray enters the world first, over all SOLID and NORMAL cubes; nothing behind its origin.
/// Every box is closed: touching its surface meets it.
/// - From inside a cube (entry below 0, exit not): t = 0, isInside. An entry of 0 is one at t = 0.
/// - The face is that of the axis with the largest parameter; a tie goes to the smallest face, one
///   between cubes to the first octree, then to the smallest path.
std::optional<Entry> castExact(const World& world, const Ray& ray,
                               IndentationUse indentation = IndentationUse::mesh);

/// The same as if the leaf `front` were EMPTY: what is seen through it.
std::optional<Entry> castBehind(const World& world, const Ray& ray, const Location& front,
                                IndentationUse indentation = IndentationUse::mesh);

/// The same, told step by step.
std::optional<Entry> castExact(const World& world, const Ray& ray, IndentationUse indentation,
                               Visits& visits);

}  // namespace wb::octree
