#pragma once

#include <array>
#include <cstdint>
#include <glm/vec3.hpp>
#include <vector>

namespace wb::mesh {

/// Three indices into positions, counter-clockwise seen from outside.
using Triangle = std::array<std::uint32_t, 3>;

/// Positions are in the unit cube of an asset or prim, or in metres: the user of a mesh says which.
/// Every index is below positions.size().
struct TriangleMesh {
  std::vector<glm::vec3> positions;
  std::vector<Triangle> triangles;
};

}  // namespace wb::mesh
