#pragma once

#include "model/mesh/triangle_mesh.h"
#include "model/prim/prim_shape.h"

#include <cstddef>

namespace wb::prim {

/// The surface of the unit prim (multiply by the part's scale for metres) as the open-source viewer
/// makes it at a level of detail (1..4). Triangles narrower than 1e-6 are left out, positions are
/// shared between neighbours, so that an uncut, untwisted kind is closed: every edge is used twice.
mesh::TriangleMesh tessellate(const PrimShape& shape, double detail);

/// Points of the surface's grid, as the streaming cost counts them.
struct PointCounts {
  std::size_t profile = 0;  ///< Without splitting; a closed profile's first point counts again; hollow doubles.
  std::size_t path = 0;     ///< A line: without splitting; a circle: its number of sides.
};

PointCounts pointCounts(const PrimShape& shape, double detail);

/// Whether the parameters alone say that the prim is convex (the viewer's rule; scale plays no part).
bool isConvex(const PrimShape& shape);

}  // namespace wb::prim
