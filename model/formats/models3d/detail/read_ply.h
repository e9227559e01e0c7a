#pragma once

#include "model/core/core.h"
#include "model/formats/models3d/detail/file_scene.h"

namespace wb::import3d {

/// The elements `vertex`, `face` and `tristrips` of a PLY, in any order and encoding; others are
/// passed over. Texture coordinates are those of vertices, or of the corners of faces. Throws
/// Refused.
FileScene readPly(ByteView bytes);

}  // namespace wb::import3d
