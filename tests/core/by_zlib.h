#pragma once

#include "model/core/bytes.h"

namespace wb::deflate::test {

/// What zlib makes of the content in one call, at level 9.
Bytes byZlib(ByteView content);

}  // namespace wb::deflate::test
