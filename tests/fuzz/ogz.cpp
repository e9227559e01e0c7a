#include "model/octree/ogz.h"

#include "model/octree/octree_file.h"

#include <zlib.h>

#include <cstdlib>

namespace {

/// Not compressed, so that a changed byte is one of the map.
wb::Bytes packed(wb::ByteView content) {
  constexpr std::size_t room = 1024;
  constexpr int gzip = 16;
  z_stream stream{};
  if (::deflateInit2(&stream, 0, Z_DEFLATED, MAX_WBITS + gzip, 8, Z_DEFAULT_STRATEGY) != Z_OK)
    std::abort();
  wb::Bytes bytes(::deflateBound(&stream, content.size()) + room);
  stream.next_in = const_cast<Bytef*>(content.data());
  stream.avail_in = static_cast<uInt>(content.size());
  stream.next_out = bytes.data();
  stream.avail_out = static_cast<uInt>(bytes.size());
  if (::deflate(&stream, Z_FINISH) != Z_STREAM_END) std::abort();
  bytes.resize(stream.total_out);
  ::deflateEnd(&stream);
  return bytes;
}

void tryMap(wb::ByteView bytes) {
  const auto map = wb::octree::readOgz(bytes);
  if (!map) return;
  if (!wb::octree::looksLikeOgz(bytes)) std::abort();
  const auto again =
      wb::octree::readNxoc(wb::octree::writeNxoc(map->octree, wb::octree::NxocStructure::kept));
  if (!again || *again != map->octree) std::abort();
}

}  // namespace

/// A map whose octree is one; a changed bit of what is packed ends at its checksum, so the bytes
/// serve as the content too.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  tryMap({data, size});
  tryMap(packed({data, size}));
  return 0;
}
