#pragma once

#include "model/base/bytes.h"
#include "model/base/result.h"
#include "model/base/task.h"

#include <cstddef>
#include <memory>

namespace wb::asset {

/// Inflates zlib streams one after the other through one buffer.
class Inflater {
 public:
  Inflater();
  ~Inflater();
  Inflater(const Inflater&) = delete;
  Inflater& operator=(const Inflater&) = delete;

  /// The content of the stream at the front of `stored`, valid until the next call. Fails as soon
  /// as it exceeds `limit` bytes. What follows the stream is ignored.
  Result<ByteView> inflate(ByteView stored, std::size_t limit, const Task& task = {});

 private:
  struct Stream;
  std::unique_ptr<Stream> stream_;
  Bytes buffer_;
};

/// One zlib stream of level 9, as the viewer writes it.
Bytes deflated(ByteView content);

}  // namespace wb::asset
