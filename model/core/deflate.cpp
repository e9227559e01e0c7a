#include "model/core/deflate.h"

#include <zlib.h>

#include <algorithm>
#include <cstddef>
#include <new>

namespace wb {
namespace {

constexpr std::size_t pieceBytes = 65'536;  ///< Written before the task is asked again.

}  // namespace

Bytes deflated(ByteView content, const Task& task) {
  z_stream zlib{};
  if (::deflateInit(&zlib, Z_BEST_COMPRESSION) != Z_OK) throw std::bad_alloc();
  // All of it at once: zlib's window, and so its bytes, would follow the pieces that it is given.
  zlib.next_in = const_cast<Bytef*>(content.data());
  zlib.avail_in = static_cast<uInt>(content.size());
  Bytes stream(::deflateBound(&zlib, static_cast<uLong>(content.size())));
  zlib.next_out = stream.data();
  int status = Z_OK;
  while (status != Z_STREAM_END && task.step()) {
    zlib.avail_out = static_cast<uInt>(std::min(pieceBytes, stream.size() - zlib.total_out));
    status = ::deflate(&zlib, Z_FINISH);
  }
  stream.resize(zlib.total_out);
  ::deflateEnd(&zlib);
  return stream;
}

}  // namespace wb
