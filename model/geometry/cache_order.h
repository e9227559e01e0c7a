#pragma once

#include "model/geometry/triangle_mesh.h"

#include <cstddef>
#include <span>
#include <vector>

namespace wb::mesh {

/// Triangles in an order in which those that share vertices come close together, as
/// meshopt_optimizeVertexCache has it.
std::vector<Triangle> inCacheOrder(std::span<const Triangle> triangles, std::size_t vertices);

}  // namespace wb::mesh
