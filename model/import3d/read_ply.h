#pragma once

#include "model/base/bytes.h"
#include "model/import3d/file_scene.h"

namespace wb::import3d {

/// The elements `vertex`, `face` and `tristrips` of a PLY, in any order and encoding; others are
/// passed over. Texture coordinates are those of vertices, or of the corners of faces. Throws
/// Refused.
FileScene readPly(ByteView bytes);

}  // namespace wb::import3d
