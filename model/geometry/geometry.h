// Geometry: triangle meshes, and the parametric prims that become some. It knows nothing of costs
// or files.
//
// This header has `TriangleMesh` and what is measured on one: `triangleWidths` and
// `widthStatistics` (what the cost of a triangle mesh depends on), `degenerateTriangles` (what the
// grid refuses), `splitAtCreases`, `nearestPoint`. Positions are double, in the unit cube of an
// asset or in metres: the user of a mesh says which.
//
// convex_hull.h     convexHull: the exact hull; enclosingHull: one of at most so many vertices
//                   around all points
// extreme_points.h  the points farthest out, found by a tree of boxes
// simplify.h        simplified, simplifiedWithin, coarserMeshes, lowerLevel: fewer triangles, by
//                   meshoptimizer
// uploader_levels.h the levels of detail that the viewer's uploader makes
// prim.h            PrimShape: a prim's parameters; tessellate: its surface as the viewer makes it
// ray_caster.h      RayCaster: the first triangle that a ray meets; for picking, never for costs

#pragma once

#include <glm/vec3.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace wb::mesh {

/// Three indices into positions, counter-clockwise seen from outside.
using Triangle = std::array<std::uint32_t, 3>;

/// Positions are in the unit cube of an asset or prim, or in metres: the user of a mesh says which.
/// They are double, because the width of a sliver is a difference that floats would lose; drawing
/// and picking round them. Every index is below positions.size().
struct TriangleMesh {
  std::vector<glm::dvec3> positions;
  std::vector<Triangle> triangles;
};

/// The smaller side of the tightest rectangle around a triangle: 2 * area / longest edge, in the
/// unit of its corners. 0 for a triangle without area. Never NaN for finite corners.
double triangleWidth(const glm::dvec3& a, const glm::dvec3& b, const glm::dvec3& c);

/// The width of every triangle with its corners multiplied by `scale`, in metres, in mesh order.
std::vector<double> triangleWidths(const TriangleMesh& mesh, const glm::dvec3& scale);

/// What the cost of a triangle mesh depends on, at one scale.
struct WidthStatistics {
  std::size_t triangles = 0;
  double inverseSum = 0;  ///< Sum of 1 / width in 1/m over triangles with a width, in mesh order.
  std::size_t zeroWidth = 0;  ///< Triangles whose width is 0.

  bool operator==(const WidthStatistics&) const = default;
};

WidthStatistics widthStatistics(const TriangleMesh& mesh, const glm::dvec3& scale);

/// The derivative of inverseSum by one side (axis 0, 1, 2) of the scale, over triangles with a
/// width; where two edges are equally long, one of them is taken. No side of the scale may be 0.
double inverseSumSlope(const TriangleMesh& mesh, const glm::dvec3& scale, int axis);

/// The harmonic mean n / sum(1 / w) before any clamp: 0 with any zero width, 0 without triangles.
double harmonicMean(const WidthStatistics& statistics);

/// Indices of all triangles that the grid refuses in a physics mesh, ascending. Positions are the
/// normalised coordinates of an asset (±0.5 domain); the test halves them itself, as the viewer's.
/// Rule: mesh-asset rules of the Second Life viewer, see degenerate.cpp.
std::vector<std::uint32_t> degenerateTriangles(const TriangleMesh& mesh);

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

/// The point of a triangle that is nearest to `point`. The triangle may have no area, or be one
/// point.
glm::dvec3 nearestPoint(const glm::dvec3& point, const glm::dvec3& a, const glm::dvec3& b,
                        const glm::dvec3& c);

}  // namespace wb::mesh
