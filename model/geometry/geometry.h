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

/// Returns the smaller side of the tightest rectangle around the triangle `a`, `b`, `c`: 2 * area /
/// longest edge, in the unit of its corners. 0 for a triangle without area. Never NaN for finite
/// corners.
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

/// Returns the statistics of a mesh at one size.
/// @param mesh  May be empty: all numbers are 0 then.
/// @param scale  Metres that a unit of each axis stands for.
WidthStatistics widthStatistics(const TriangleMesh& mesh, const glm::dvec3& scale);

/// Returns the derivative of WidthStatistics::inverseSum by one side of the scale, in 1/m².
/// Triangles without a width count as 0; where two edges are equally long, one of them is taken.
/// @param mesh  May be empty.
/// @param scale  Metres that a unit of each axis stands for; none may be 0.
/// @param axis  The side: 0, 1 or 2.
double inverseSumSlope(const TriangleMesh& mesh, const glm::dvec3& scale, int axis);

/// Returns the harmonic mean n / sum(1 / w) of the widths that `statistics` sums up, in metres,
/// before any clamp: 0 with any zero width, 0 without triangles.
double harmonicMean(const WidthStatistics& statistics);

/// Returns the indices of all triangles that the grid refuses in a physics mesh, ascending. The
/// rule is that of the open-source viewer before an upload (is_degenerate of its collision shapes).
/// @param mesh  Positions are the normalised coordinates of an asset (±0.5 domain); the test halves
///   them itself, as the viewer's does.
std::vector<std::uint32_t> degenerateTriangles(const TriangleMesh& mesh);

/// Edges at which a surface bends by less are not seen as edges of its form: rounded sides of
/// cylinders and balls as they are commonly made.
inline constexpr double creaseDegrees = 30;

/// Returns, for each triangle of `mesh`, the edges that are no creases, in its lowest three bits:
/// bit k stands for the edge opposite its k-th corner. Two triangles share an edge if it has the
/// same places in both, whatever their corners' numbers. Where one triangle ends alone, or more
/// than two meet, is a crease.
std::vector<std::uint8_t> smoothEdges(const TriangleMesh& mesh);

/// A mesh with vertices of their own on each side of a crease.
struct CreasedMesh {
  TriangleMesh mesh;
  std::vector<std::uint32_t> vertices;  ///< One a position: its number in the mesh it is of.
};

/// Splits the vertices of `mesh` as programs write a surface that they shade flat at creases:
/// triangles share a vertex only where smooth edges lead from one to the other. The triangles keep
/// their order; vertices that no triangle uses are left out.
CreasedMesh splitAtCreases(const TriangleMesh& mesh);

/// Returns the point of the triangle `a`, `b`, `c` that is nearest to `point`. The triangle may
/// have no area, or be one point.
glm::dvec3 nearestPoint(const glm::dvec3& point, const glm::dvec3& a, const glm::dvec3& b,
                        const glm::dvec3& c);

}  // namespace wb::mesh
