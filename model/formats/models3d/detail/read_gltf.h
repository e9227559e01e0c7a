#pragma once

#include "model/formats/models3d/detail/file_scene.h"
#include "model/formats/models3d/detail/gltf_buffers.h"

namespace wb::import3d {

/// A glTF file, text or binary, of glTF 2 or 1: the triangles of its scene. Read here and not by
/// Assimp, which takes quantised positions for metres, knows no compressed buffers, and stops at
/// broken textures, animations and cameras. Only what makes the shape is looked at; a morph is its
/// base. Throws Refused.
FileScene readGltf(ByteView bytes, BoundedFiles& files);

}  // namespace wb::import3d
