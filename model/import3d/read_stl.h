#pragma once

#include "model/base/bytes.h"
#include "model/import3d/file_scene.h"

namespace wb::import3d {

/// Whether a file is as many triangles of binary STL as it declares, and at least one.
bool isBinaryStl(ByteView bytes);

/// Such a file. Facets' normals and colours do not matter. Read here and not by Assimp, which
/// allocates for each triangle; they stay in `bytes`, which must outlive the scene. Throws Refused.
FileScene readBinaryStl(ByteView bytes);

}  // namespace wb::import3d
