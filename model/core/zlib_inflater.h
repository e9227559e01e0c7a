#pragma once

#include "model/core/bytes.h"
#include "model/core/result.h"
#include "model/core/task.h"

#include <cstddef>
#include <cstdint>
#include <memory>

namespace wb {

/// What zlib's streams are packed in.
enum class Packing : std::uint8_t { zlib, gzip };

/// What is said of a stream that cannot be unpacked, in the words of its format.
struct InflaterTexts {
  Text tooLarge;   ///< `{limit}`
  Text damaged;    ///< `{reason}`
  Text truncated;  ///< Ends too early.
};

/// Unpacks streams one after the other through one buffer.
class Inflater {
 public:
  Inflater(Packing packing, const InflaterTexts& texts);
  ~Inflater();
  Inflater(const Inflater&) = delete;
  Inflater& operator=(const Inflater&) = delete;

  /// The content of the stream at the front of `stored`, valid until the next call. Fails as soon
  /// as it exceeds `limit` bytes, where it is broken or ends too early, and when cancelled. What
  /// follows the stream is ignored.
  Result<ByteView> inflate(ByteView stored, std::size_t limit, const Task& task = {});

  /// Returns how many bytes of what was `stored` the last stream took.
  std::size_t taken() const;

  /// The first `count` bytes of the content, fewer where there are no more or it is broken.
  ByteView beginning(ByteView stored, std::size_t count);

 private:
  struct Stream;

  void begin(ByteView stored);
  int unpackInto(std::size_t room);

  std::unique_ptr<Stream> stream_;
  InflaterTexts texts_;
  Bytes buffer_;
};

}  // namespace wb
