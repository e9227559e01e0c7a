#include "model/core/zlib_inflater.h"

#include "model/core/core_texts.h"
#include "model/core/limits.h"

#include <zlib.h>

#include <algorithm>
#include <new>
#include <string>

namespace wb {
namespace {

int windowBits(Packing packing) {
  constexpr int gzipOnly = 16;  // Added to the window's bits, as zlib documents.
  return packing == Packing::gzip ? MAX_WBITS + gzipOnly : MAX_WBITS;
}

std::string reasonOf(const z_stream& stream, int status) {
  return stream.msg ? stream.msg : ::zError(status);
}

}  // namespace

struct Inflater::Stream {
  z_stream zlib{};

  explicit Stream(Packing packing) {
    if (::inflateInit2(&zlib, windowBits(packing)) != Z_OK) throw std::bad_alloc();
  }
  ~Stream() { ::inflateEnd(&zlib); }
  Stream(const Stream&) = delete;
  Stream& operator=(const Stream&) = delete;
};

Inflater::Inflater(Packing packing, const InflaterTexts& texts)
    : stream_(std::make_unique<Stream>(packing)), texts_(texts) {}
Inflater::~Inflater() = default;

void Inflater::begin(ByteView stored) {
  z_stream& zlib = stream_->zlib;
  ::inflateReset(&zlib);
  zlib.next_in = const_cast<Bytef*>(stored.data());
  zlib.avail_in = static_cast<uInt>(stored.size());
}

/// Into so much of the buffer behind what is unpacked already, or less.
int Inflater::unpackInto(std::size_t room) {
  z_stream& zlib = stream_->zlib;
  zlib.next_out = buffer_.data() + zlib.total_out;
  zlib.avail_out = static_cast<uInt>(room);
  return ::inflate(&zlib, Z_NO_FLUSH);
}

Result<ByteView> Inflater::inflate(ByteView stored, std::size_t limit, const Task& task) {
  constexpr std::size_t usualRatio = 4;
  const std::size_t most = limit + 1;  // one more than allowed tells that there is more
  begin(stored);
  const std::size_t usual = std::max<std::size_t>(std::min(stored.size() * usualRatio, most), 1);
  if (buffer_.size() < usual) buffer_.resize(usual);
  const z_stream& zlib = stream_->zlib;
  for (;;) {
    if (!task.step()) return failure(baseTexts["task.cancelled"]);
    const std::size_t before = zlib.total_out;
    if (before == buffer_.size()) buffer_.resize(std::min(buffer_.size() * 2, most));
    const int status =
        unpackInto(std::min({buffer_.size(), most, before + limits::stepBytes}) - before);
    const std::size_t done = zlib.total_out;
    if (done > limit) return failure(texts_.tooLarge, {{"limit", limit}});
    if (status == Z_STREAM_END) return ByteView(buffer_).first(done);
    if (status != Z_BUF_ERROR && status != Z_OK)
      return failure(texts_.damaged, {{"reason", reasonOf(zlib, status)}});
    if (zlib.avail_out > 0) return failure(texts_.truncated);
  }
}

std::size_t Inflater::taken() const { return stream_->zlib.total_in; }

ByteView Inflater::beginning(ByteView stored, std::size_t count) {
  begin(stored);
  if (buffer_.size() < count) buffer_.resize(count);
  unpackInto(count);
  return ByteView(buffer_).first(stream_->zlib.total_out);
}

}  // namespace wb
