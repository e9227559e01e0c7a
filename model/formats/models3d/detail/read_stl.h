#pragma once

#include "model/core/core.h"
#include "model/formats/models3d/detail/file_scene.h"

#include <string_view>

namespace wb::import3d {

/// Whether a file is as many triangles of binary STL as it declares, and at least one.
bool isBinaryStl(ByteView bytes);

/// Such a file, or one with further bytes behind it. Facets' normals and colours do not matter.
/// They stay in `bytes`, which must outlive the scene. Throws Refused where it is cut.
FileScene readBinaryStl(ByteView bytes);

/// Reads the whole facets of a text; each solid becomes a node of its name. Keywords may be in
/// letters of any case. Throws Refused.
FileScene readTextStl(std::string_view text);

/// Reads either, whichever it is: the length of a binary file says more than its first letters.
FileScene readStl(ByteView bytes);

}  // namespace wb::import3d
