#pragma once

#include "model/formats/models3d/detail/gltf_buffers.h"

#include <glm/mat4x4.hpp>

#include <string>
#include <vector>

namespace wb::import3d {

/// Where a glTF node is in the one above: its matrix, or its translation, rotation and scale.
/// Throws Refused with `place` where these are no finite numbers.
glm::dmat4 transformOf(const Json& node, const std::string& place);

/// The matrices that the attributes of EXT_mesh_gpu_instancing stand for.
std::vector<glm::dmat4> copiesIn(const Json& attributes, const GltfDocument& document,
                                 GltfBuffers& buffers);

}  // namespace wb::import3d
