#pragma once

#include "model/formats/models3d/detail/file_scene.h"
#include "model/formats/models3d/detail/gltf_buffers.h"

namespace wb::import3d {

/// A glTF file, text or binary, of glTF 2 or 1: the triangles of its scene, quantised or compressed
/// or not. Only what makes the shape is looked at, so that textures, animations and cameras may be
/// broken; a morph is its base. Throws Refused.
FileScene readGltf(ByteView bytes, ModelFiles& files);

}  // namespace wb::import3d
