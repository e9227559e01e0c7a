#pragma once

#include "model/core/bytes.h"
#include "model/core/task.h"

#include <cstddef>

namespace wb::deflate {

/// Content that is to be compressed, as it comes in pieces. Together below 4 GiB.
class Content {
 public:
  void add(ByteView piece) { bytes_.insert(bytes_.end(), piece.begin(), piece.end()); }
  std::size_t size() const { return bytes_.size(); }

 private:
  friend Bytes compressed(Content&& content, const Task& task);

  Bytes bytes_;
};

/// The zlib stream (RFC 1950, 1951) of level 9 that zlib 1.2 and 1.3 write of the content in one
/// call, byte for byte, whichever zlib the system has: what an asset weighs is how long this is, so
/// it must be the same everywhere, and those that replace zlib write other bytes. Long content is
/// looked through on all cores; the bytes are the same on any number. Any bytes where it is
/// cancelled.
Bytes compressed(Content&& content, const Task& task = {});
Bytes compressed(ByteView content);

}  // namespace wb::deflate
