#pragma once

#include "model/geometry/triangle_mesh.h"

#include <glm/vec3.hpp>

#include <optional>
#include <span>
#include <vector>

namespace wb::mesh {

/// Triangles of the convex hull of at least four points, as indices into them, outward. Nothing
/// when qhull finds the points flat. Points should be of the order of one around the origin.
std::optional<std::vector<Triangle>> qhullTriangles(std::span<const glm::dvec3> points);

}  // namespace wb::mesh
