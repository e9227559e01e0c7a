#pragma once

#include "model/core/bytes.h"

namespace wb::import3d {

/// Throws Refused, with the version found, for an FBX file older than those that Assimp reads: it
/// would only say that something is wrong.
void refuseOldFbx(ByteView bytes);

}  // namespace wb::import3d
