#pragma once

#include "model/formats/models3d/detail/fbx_tree.h"

#include <string_view>

namespace wb::import3d {

/// readFbxTree() of a binary file: records that say where they end, one in another.
FbxRecord readBinaryFbx(ByteView bytes);

/// readFbxTree() of a text file: `Name: value, value { records }`.
FbxRecord readTextFbx(std::string_view text);

}  // namespace wb::import3d
