#pragma once

#include "model/asset/mesh_asset.h"

#include <glm/vec2.hpp>
#include <glm/vec3.hpp>

#include <span>

namespace wb::asset {

/// The step nearest to `value` of 65536 from `min` to `max`; a value outside takes the end's. Where
/// both ends are equal, 0.
std::uint16_t quantised(double value, double min, double max);

/// A face of a mesh in the unit cube with at most 65536 vertices: positions are quantised over
/// their own bounds, unit normals over -1..1, texture coordinates over theirs. `normals` and
/// `texCoords` are empty, or have one a vertex.
Face makeFace(const mesh::TriangleMesh& mesh, std::span<const glm::vec3> normals = {},
              std::span<const glm::vec2> texCoords = {});

}  // namespace wb::asset
