#pragma once

#include "model/core/core.h"
#include "model/formats/models3d/detail/file_scene.h"

namespace wb::import3d {

/// A Wavefront OBJ file: its faces, by object or group, and by material. They may name texture
/// coordinates of which the file has none. Lines may come in any order; colours, lines, points,
/// curves and materials' files do not matter. Throws Refused.
FileScene readObj(ByteView bytes);

}  // namespace wb::import3d
