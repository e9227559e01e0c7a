#pragma once

#include "model/formats/models3d/detail/fbx_tree.h"

namespace wb::import3d {

/// readFbxTree() of a binary file: records that say where they end, one in another.
FbxRecord readBinaryFbx(ByteView bytes);

}  // namespace wb::import3d
