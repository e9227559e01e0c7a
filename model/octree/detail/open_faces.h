#pragma once

#include "model/octree/detail/octree.h"

#include <cstdint>
#include <optional>

namespace wb::octree {

/// A bit for each face, by indexOf.
using FaceMask = std::uint8_t;
inline constexpr FaceMask allFaces = (1U << faceCount) - 1;

constexpr bool holds(FaceMask mask, Face face) { return (mask >> indexOf(face) & 1) != 0; }

/// The faces of a cube that something of may be seen from outside: all that do not lie wholly
/// against whole boxes of the same octree. At `maxDepth` an OCTANT with anything below it is one.
FaceMask openFaces(const Octree& octree, const Path& cube, std::size_t maxDepth);

/// The smallest cube outside of which two octrees are the same; nothing where they are.
std::optional<Path> differenceOf(const Octree& before, const Octree& after);

}  // namespace wb::octree
