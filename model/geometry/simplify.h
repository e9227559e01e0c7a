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

/// Reduces a mesh by collapsing edges while that keeps its surface in one piece, else by joining
/// what lies close together. It keeps more where neither gets there without losing the last
/// triangle. Where a mesh stands, and how large it is, makes no difference.
/// @param mesh  Without triangles the result is empty.
/// @param triangles  The most that are wanted, at least 1.
Simplified simplified(const TriangleMesh& mesh, std::size_t triangles);

/// Reduces a mesh to as few triangles as collapsing edges reaches while its surface moves by about
/// `error` at most; a stricter measure must check it. Two corners at one place are a seam, which
/// stays closed; where more meet they stay. Where it would vanish, what is left within less; the
/// whole mesh where nothing may go.
/// @param mesh  Without triangles the result is empty.
/// @param error  In the mesh's unit, 0 or more.
Simplified simplifiedWithin(const TriangleMesh& mesh, double error);

/// Returns the triangles of `mesh` in an order in which neighbours follow each other, on corners in
/// the order of their first use; corners that no triangle uses are left out.
Simplified inStrips(const TriangleMesh& mesh);

/// A mesh as meshoptimizer reads it.
using Indices = std::vector<unsigned int>;
using Points = std::vector<glm::vec3>;

/// How far a simplified surface may move, as a share of its extent: the number of triangles decides
/// alone.
inline constexpr float anyError = 1;

/// Returns the corners of the triangles of `mesh` one after the other, three a triangle.
Indices indicesOf(const TriangleMesh& mesh);

/// The longest side of the box around a mesh that has positions.
double extentOf(const TriangleMesh& mesh);

/// About their middle and within 1 of it, where floats are finest and never overflow; lengths are
/// divided by extentOf. Of a mesh that has positions.
Points pointsOf(const TriangleMesh& mesh);

/// Returns a part of a mesh, on the corners that it uses, in the order of their first use.
/// @param mesh  What the indices name positions of.
/// @param indices  Three a triangle, each below the number of positions.
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

/// Makes a level of detail of the one above: each face by itself has one triangle for
/// trianglesPerMadeTriangle, or more where the hull of all would otherwise lose too much.
/// @param above  The faces; may be empty, as may be any of them.
/// @param volumeShare  0..1: the hull of what is made keeps more than this share of the volume of
///   the hull of `above`. 0: any volume above 0 will do. Of more than 256 points it is not asked.
/// @return  One for each face; the faces as they are where no fewer triangles keep the volume.
std::vector<Simplified> lowerLevel(const std::vector<TriangleMesh>& above, double volumeShare);

/// Returns `triangles` in an order in which those that share vertices come close together, as
/// meshopt_optimizeVertexCache has it. Each of their indices is below `vertices`.
std::vector<Triangle> inCacheOrder(std::span<const Triangle> triangles, std::size_t vertices);

}  // namespace wb::mesh
