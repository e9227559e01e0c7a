#pragma once

#include "model/core/bytes.h"

#include <string>

namespace wb::import3d {

/// The UTF-8 of a text that a byte order mark says to be UTF-16; empty for any other.
std::string fromUtf16(ByteView bytes);

}  // namespace wb::import3d
