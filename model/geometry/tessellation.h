#pragma once

#include "model/geometry/prim_shape.h"
#include "model/geometry/triangle_mesh.h"

#include <cstddef>

namespace wb::prim {

/// The surface of the unit prim (multiply by the part's scale for metres) as the open-source
/// viewer's LLVolume makes it at a level of detail (1..4; a detail or parameter out of range is
/// taken as the nearest in it). Triangles narrower than 1e-6 are left out. Positions are distinct
/// and shared between neighbours, so that an uncut, untwisted kind is closed: every edge is used
/// twice. They span the prim's hull.
mesh::TriangleMesh tessellate(const PrimShape& shape, double detail);

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
