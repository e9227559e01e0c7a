#pragma once

#include "model/mesh/triangle_mesh.h"

#include <cstdint>
#include <vector>

namespace wb::mesh {

/// Edges at which a surface bends by less are not seen as edges of its form: rounded sides of
/// cylinders and balls as they are commonly made.
inline constexpr double creaseDegrees = 30;

/// Of each triangle the edges that are no creases, in its lowest three bits: bit k stands for the
/// edge opposite its k-th corner. Two triangles share an edge if it has the same places in both,
/// whatever their corners' numbers. Where one triangle ends alone, or more than two meet, is a
/// crease.
std::vector<std::uint8_t> smoothEdges(const TriangleMesh& mesh);

}  // namespace wb::mesh
