#pragma once

#include "model/geometry/simplify.h"

#include <cstddef>
#include <vector>

namespace wb::mesh {

/// A made level of detail has one triangle for so many of the level above (costs.md 2).
inline constexpr std::size_t trianglesPerMadeTriangle = 4;

/// A level of detail made of the faces of the one above, each by itself. It keeps more triangles
/// where the hull of all would have less than a share of its volume (0: none at all).
std::vector<Simplified> lowerLevel(const std::vector<TriangleMesh>& above, double volumeShare);

}  // namespace wb::mesh
