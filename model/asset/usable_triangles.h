#pragma once

#include "model/asset/mesh_asset.h"

#include <cstddef>

namespace wb::asset {

/// Whether toTriangleMesh() takes the triangle of a face: all zero it is a placeholder, and its
/// vertices must be there.
bool isUsable(const std::array<std::uint16_t, 3>& triangle, std::size_t vertices);

/// How many triangles toTriangleMesh() would take, without making it.
std::size_t usableTriangles(const Faces& faces);

}  // namespace wb::asset
