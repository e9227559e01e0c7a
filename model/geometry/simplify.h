#pragma once

#include "model/geometry/geometry.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace wb::mesh {

/// Fewer triangles on vertices that a mesh had already, and only those that they use.
struct Simplified {
  TriangleMesh mesh;
  std::vector<std::uint32_t> vertices;  ///< One a position: its index in the mesh it is of.
};

/// At most `triangles` (at least 1) of a mesh, by collapsing edges while that keeps its surface in
/// one piece, else by joining what lies close together. It keeps more where neither gets there
/// without losing the last triangle. Where a mesh stands, and how large it is, makes no difference.
Simplified simplified(const TriangleMesh& mesh, std::size_t triangles);

/// As few triangles as collapsing edges reaches while the surface moves by about `error` (in the
/// mesh's unit) at most; a stricter measure must check it. Two corners at one place are a seam,
/// which stays closed; where more meet they stay. The whole mesh where nothing may go.
Simplified simplifiedWithin(const TriangleMesh& mesh, double error);

/// The same triangles in an order in which neighbours follow each other, on corners in the order
/// of their first use.
Simplified inStrips(const TriangleMesh& mesh);

/// A mesh as meshoptimizer reads it.
using Indices = std::vector<unsigned int>;
using Points = std::vector<glm::vec3>;

/// How far a simplified surface may move, as a share of its extent: the number of triangles decides
/// alone.
inline constexpr float anyError = 1;

/// Three a triangle.
Indices indicesOf(const TriangleMesh& mesh);

/// The longest side of the box around a mesh that has positions.
double extentOf(const TriangleMesh& mesh);

/// About their middle and within 1 of it, where floats are finest and never overflow; lengths are
/// divided by extentOf. Of a mesh that has positions.
Points pointsOf(const TriangleMesh& mesh);

/// The triangles that indices name, on the corners that they use.
Simplified partOf(const TriangleMesh& mesh, const Indices& indices);

/// A mesh by fewer of its own triangles' corners, to be drawn where it is small on the screen.
struct Coarser {
  Simplified part;
  double error = 0;  ///< About how far its surface is from the mesh's, in the mesh's unit.
};

/// A quarter of the triangles, a quarter of these, and so on down to a handful, as far as the
/// surface lets: each with fewer triangles and no less error than the one before. None of a mesh
/// that is a handful already.
std::vector<Coarser> coarserMeshes(const TriangleMesh& mesh);

/// A made level of detail has one triangle for so many of the level above (costs.md 2).
inline constexpr std::size_t trianglesPerMadeTriangle = 4;

/// A level of detail made of the faces of the one above, each by itself. It keeps more triangles
/// where the hull of all would have less than a share of its volume (0: none at all).
std::vector<Simplified> lowerLevel(const std::vector<TriangleMesh>& above, double volumeShare);

/// Triangles in an order in which those that share vertices come close together, as
/// meshopt_optimizeVertexCache has it.
std::vector<Triangle> inCacheOrder(std::span<const Triangle> triangles, std::size_t vertices);

}  // namespace wb::mesh
