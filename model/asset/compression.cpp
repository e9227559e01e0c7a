#include "model/asset/compression.h"

#include "model/asset/texts.h"
#include "model/base/limits.h"
#include "model/base/texts.h"

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

Result<ByteView> Inflater::inflate(ByteView stored, std::size_t limit, const Task& task) {
  constexpr std::size_t usualRatio = 4;
  const std::size_t most = limit + 1;  // one more than allowed tells that there is more
  z_stream& zlib = stream_->zlib;
  ::inflateReset(&zlib);
  zlib.next_in = const_cast<Bytef*>(stored.data());
  zlib.avail_in = static_cast<uInt>(stored.size());
  const std::size_t usual = std::min(stored.size() * usualRatio, most);
  if (buffer_.size() < std::max<std::size_t>(usual, 1))
    buffer_.resize(std::max<std::size_t>(usual, 1));
  for (;;) {
    if (!task.step()) return failure(baseTexts["task.cancelled"]);
    const std::size_t before = zlib.total_out;
    if (before == buffer_.size()) buffer_.resize(std::min(buffer_.size() * 2, most));
    const std::size_t room = std::min({buffer_.size(), most, before + limits::stepBytes}) - before;
    zlib.next_out = buffer_.data() + before;
    zlib.avail_out = static_cast<uInt>(room);
    const int status = ::inflate(&zlib, Z_NO_FLUSH);
    const std::size_t done = zlib.total_out;
    if (done > limit) return failure(assetTexts["asset.inflates_too_large"], {{"limit", limit}});
    if (status == Z_STREAM_END) return ByteView(buffer_).first(done);
    if (status != Z_BUF_ERROR && status != Z_OK)
      return failure(assetTexts["asset.not_zlib"], {{"reason", reasonOf(zlib, status)}});
    if (zlib.avail_out > 0) return failure(assetTexts["asset.stream_truncated"]);
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
