#pragma once

#include "model/core/core.h"

namespace wb::import {

/// Returns whether bytes are a zlib stream of a map that begins with a key of Firestorm's exports.
bool looksLikeOxp(ByteView bytes);

/// Returns whether they begin as any zlib stream does.
bool looksLikeZlib(ByteView bytes);

}  // namespace wb::import
