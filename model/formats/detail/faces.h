#pragma once

#include "model/asset/mesh_asset.h"

#include <glm/vec3.hpp>

#include <cstdint>

namespace wb::exporting {

/// What normals faces get.
enum class Shading : std::uint8_t {
  none,
  flat  ///< Each triangle its own: corners are shared only by triangles turned the same way.
};

/// A mesh in the unit cube as faces of at most limits::verticesPerFace vertices, as many as that
/// takes. Normals are those at `scale`.
asset::Faces facesOf(const mesh::TriangleMesh& mesh, Shading shading, const glm::dvec3& scale);

}  // namespace wb::exporting
