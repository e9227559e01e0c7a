#pragma once

#include "model/formats/models3d/detail/file_scene.h"
#include "model/formats/models3d/detail/gltf_buffers.h"

#include <vector>

namespace wb::import3d {

/// The triangles of one of a glTF file's meshes: a surface for each of its primitives that has any.
/// Throws Refused.
std::vector<Surface> surfacesOf(const GltfDocument& document, GltfBuffers& buffers,
                                const Json& mesh);

}  // namespace wb::import3d
