#pragma once

#include "model/base/bytes.h"

namespace wb::plain {

/// Throws Refused, with the version found, for an FBX file older than those that Assimp reads: it
/// would only say that something is wrong.
void refuseOldFbx(ByteView bytes);

}  // namespace wb::plain
