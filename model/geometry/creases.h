#pragma once

#include "model/geometry/triangle_mesh.h"

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

/// A mesh with vertices of their own on each side of a crease.
struct CreasedMesh {
  TriangleMesh mesh;
  std::vector<std::uint32_t> vertices;  ///< One a position: its number in the mesh it is of.
};

/// As programs write a surface that they shade flat at creases: triangles share a vertex only where
/// smooth edges lead from one to the other.
CreasedMesh splitAtCreases(const TriangleMesh& mesh);

}  // namespace wb::mesh
