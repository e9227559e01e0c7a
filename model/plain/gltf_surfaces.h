#pragma once

#include "model/plain/gltf_buffers.h"
#include "model/plain/scene_builder.h"

#include <vector>

namespace wb::plain {

/// The triangles of one of a glTF file's meshes: a surface for each of its primitives that has any.
/// Throws Refused.
std::vector<Surface> surfacesOf(const GltfDocument& document, GltfBuffers& buffers,
                                const Json& mesh);

}  // namespace wb::plain
