#pragma once

#include <glm/vec3.hpp>

#include <array>
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

}  // namespace wb::mesh
