#include "model/asset/compression.h"

#include "model/asset/texts.h"

#include <zlib.h>

#include <algorithm>
#include <new>

namespace wb::asset {
namespace {

std::string reasonOf(const z_stream& stream, int status) {
  return stream.msg ? stream.msg : ::zError(status);
}

}  // namespace

struct Inflater::Stream {
  z_stream zlib{};

  Stream() {
    if (::inflateInit(&zlib) != Z_OK) throw std::bad_alloc();
  }
  ~Stream() { ::inflateEnd(&zlib); }
  Stream(const Stream&) = delete;
  Stream& operator=(const Stream&) = delete;
};

Inflater::Inflater() : stream_(std::make_unique<Stream>()) {}
Inflater::~Inflater() = default;

Result<ByteView> Inflater::inflate(ByteView stored, std::size_t limit) {
  constexpr std::size_t usualRatio = 4;
  const std::size_t most = limit + 1;  // one more than allowed tells that there is more
  z_stream& zlib = stream_->zlib;
  ::inflateReset(&zlib);
  zlib.next_in = const_cast<Bytef*>(stored.data());
  zlib.avail_in = static_cast<uInt>(stored.size());
  if (buffer_.size() < stored.size() * usualRatio) buffer_.resize(stored.size() * usualRatio);
  std::size_t done = 0;
  for (;;) {
    zlib.next_out = buffer_.data() + done;
    zlib.avail_out = static_cast<uInt>(std::min(buffer_.size(), most) - done);
    const int status = ::inflate(&zlib, Z_FINISH);
    done = zlib.total_out;
    if (done > limit) return failure(assetTexts["asset.inflates_too_large"], {{"limit", limit}});
    if (status == Z_STREAM_END) return ByteView(buffer_).first(done);
    if (status != Z_BUF_ERROR && status != Z_OK)
      return failure(assetTexts["asset.not_zlib"], {{"reason", reasonOf(zlib, status)}});
    if (zlib.avail_out > 0) return failure(assetTexts["asset.stream_truncated"]);
    buffer_.resize(std::min(buffer_.size() * 2, most));
  }
}

Bytes deflated(ByteView content) {
  uLongf size = ::compressBound(static_cast<uLong>(content.size()));
  Bytes stream(size);
  if (::compress2(stream.data(), &size, content.data(), static_cast<uLong>(content.size()),
                  Z_BEST_COMPRESSION) != Z_OK)
    throw std::bad_alloc();
  stream.resize(size);
  return stream;
}

}  // namespace wb::asset
