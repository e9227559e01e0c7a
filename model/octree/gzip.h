#pragma once

#include "model/base/bytes.h"
#include "model/base/result.h"
#include "model/base/task.h"

namespace wb::octree {

/// Whether bytes begin as what gzip packs.
bool looksLikeGzip(ByteView bytes);

/// The content of what gzip packed. Fails as soon as it exceeds `limit` bytes, or where the packing
/// is broken or ends too early. What follows it is ignored.
Result<Bytes> unpackGzip(ByteView packed, std::size_t limit, const Task& task = {});

/// The first `count` bytes of the content, fewer where there are no more or it is broken.
Bytes beginningOfGzip(ByteView packed, std::size_t count);

}  // namespace wb::octree
