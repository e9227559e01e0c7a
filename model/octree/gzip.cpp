#include "model/octree/gzip.h"

#include "model/base/limits.h"
#include "model/base/texts.h"
#include "model/octree/texts.h"

#include <zlib.h>

#include <algorithm>
#include <new>

namespace wb::octree {
namespace {

class Unpacker {
 public:
  explicit Unpacker(ByteView packed) {
    constexpr int gzipOnly = 16;  // Added to the window's bits, as zlib documents.
    if (::inflateInit2(&zlib_, MAX_WBITS + gzipOnly) != Z_OK) throw std::bad_alloc();
    zlib_.next_in = const_cast<Bytef*>(packed.data());
    zlib_.avail_in = static_cast<uInt>(packed.size());
  }
  ~Unpacker() { ::inflateEnd(&zlib_); }
  Unpacker(const Unpacker&) = delete;
  Unpacker& operator=(const Unpacker&) = delete;

  /// Unpacks into all of `room`, or less: whether that went well.
  int unpackInto(std::span<std::uint8_t> room) {
    zlib_.next_out = room.data();
    zlib_.avail_out = static_cast<uInt>(room.size());
    return ::inflate(&zlib_, Z_NO_FLUSH);
  }

  std::size_t unpacked() const { return zlib_.total_out; }
  bool isRoomFull() const { return zlib_.avail_out == 0; }
  std::string reason(int status) const { return zlib_.msg ? zlib_.msg : ::zError(status); }

 private:
  z_stream zlib_{};
};

}  // namespace

bool looksLikeGzip(ByteView bytes) {
  return bytes.size() >= 2 && bytes[0] == 0x1f && bytes[1] == 0x8b;
}

Result<Bytes> unpackGzip(ByteView packed, std::size_t limit, const Task& task) {
  constexpr std::size_t usualRatio = 4;
  Unpacker unpacker(packed);
  Bytes bytes(std::min(packed.size() * usualRatio, limit) + 1);
  for (;;) {
    if (!task.step()) return failure(baseTexts["task.cancelled"]);
    const std::size_t done = unpacker.unpacked();
    if (done == bytes.size()) bytes.resize(std::min(bytes.size() * 2, limit + 1));
    const std::size_t room = std::min(bytes.size() - done, limits::stepBytes);
    const int status = unpacker.unpackInto(std::span(bytes).subspan(done, room));
    if (unpacker.unpacked() > limit)
      return failure(octreeTexts["ogz.unpacks_too_large"], {{"limit", limit}});
    if (status == Z_STREAM_END) break;
    if (status != Z_OK && status != Z_BUF_ERROR)
      return failure(octreeTexts["ogz.not_gzip"], {{"reason", unpacker.reason(status)}});
    if (!unpacker.isRoomFull()) return failure(octreeTexts["ogz.packed_truncated"]);
  }
  bytes.resize(unpacker.unpacked());
  return bytes;
}

Bytes beginningOfGzip(ByteView packed, std::size_t count) {
  Unpacker unpacker(packed);
  Bytes bytes(count);
  unpacker.unpackInto(bytes);
  bytes.resize(unpacker.unpacked());
  return bytes;
}

}  // namespace wb::octree
