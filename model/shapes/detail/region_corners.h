#pragma once

#include "model/geometry/geometry.h"
#include "model/shapes/detail/panel.h"

#include <glm/vec2.hpp>

#include <vector>

namespace wb::shape {

/// Where the border of the faces of a mesh in a plane turns, holes too: some of them where there
/// are many. None where all of it goes along the axes of the plane.
/// @param within  Faces with all corners so near to the plane are in it, m.
std::vector<glm::dvec2> regionCorners(const mesh::TriangleMesh& mesh, const PlaneFrame& frame,
                                      double within);

}  // namespace wb::shape
