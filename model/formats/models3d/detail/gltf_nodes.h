#pragma once

#include "model/formats/models3d/detail/gltf_buffers.h"

#include <glm/mat4x4.hpp>

#include <string>
#include <vector>

namespace wb::import3d {

/// A mesh where it stands.
struct GltfPlace {
  Json mesh;         ///< Its number, or in glTF 1 its name.
  std::string name;  ///< The node's; empty if it has none.
  glm::dmat4 toFile{1};
  std::string label{};  ///< The name, or what the uploader calls a node without one.
};

/// Where a glTF file's meshes stand: in its scene, the first if it names none; without a scene, in
/// all its nodes; without nodes, each mesh once. A skinned mesh stands where its bones put it at
/// rest, and one with EXT_mesh_gpu_instancing many times. Throws Refused.
/// What the file hides (KHR_node_visibility), with all below, is left out and named in `hidden`.
std::vector<GltfPlace> placesOf(const GltfDocument& document, GltfBuffers& buffers,
                                std::vector<std::string>& hidden);

}  // namespace wb::import3d
