#pragma once

#include "model/mesh/triangle_mesh.h"
#include "model/mesh/width.h"
#include "model/prim/prim_shape.h"

#include <glm/vec3.hpp>

#include <cstddef>
#include <vector>

namespace wb::prim {

/// Triangles of the unit prim (multiply by the part's scale for metres), counter-clockwise seen
/// from outside. Positions are double, for widths of slivers, and distinct; every one is used.
struct Surface {
  std::vector<glm::dvec3> positions;
  std::vector<mesh::Triangle> triangles;
};

/// Triangles of the unit prim narrower than this are left out.
inline constexpr double narrowestTriangle = 1e-6;

/// The surface as the open-source viewer's LLVolume makes it at a level of detail (1..4; a detail
/// or parameter out of range is taken as the nearest in it). Positions are shared between
/// neighbours, so that an uncut, untwisted kind is closed: every edge is used twice. Its points
/// span the prim's hull.
Surface tessellate(const PrimShape& shape, double detail);

/// The widths that a surface's cost depends on, with positions multiplied by `scale`, in metres.
mesh::WidthStatistics widthStatistics(const Surface& surface, const glm::dvec3& scale);

/// The surface for drawing and picking: positions rounded to float.
mesh::TriangleMesh toMesh(const Surface& surface);

/// Points of the surface's grid without splitting, as the viewer's estimate of a prim's download
/// counts them: (profile - 1) * 2 * (path - 1) + 2 * profile triangles.
struct PointCounts {
  std::size_t profile = 0;  ///< A closed one's first point counts again; hollow doubles.
  std::size_t path = 0;     ///< Of a circle: its number of sides.
};

PointCounts pointCounts(const PrimShape& shape, double detail);

/// Whether the parameters alone say that the prim is convex, as the open-source viewer's
/// LLVolumeParams::isConvex; scale plays no part.
bool isConvex(const PrimShape& shape);

}  // namespace wb::prim
