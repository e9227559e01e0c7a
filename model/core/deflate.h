#pragma once

#include "model/core/bytes.h"
#include "model/core/task.h"

namespace wb {

/// Compresses as an asset's blocks are: the zlib stream (RFC 1950, 1951) of level 9, what an asset
/// weighs being how long its streams are. The bytes are those of zlib's `compress2`; what replaces
/// zlib on other systems writes streams that are a little longer or shorter.
/// @param content  Below 4 GiB.
/// @return  The stream; any bytes where the task is cancelled.
Bytes deflated(ByteView content, const Task& task = {});

}  // namespace wb
