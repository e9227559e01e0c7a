#include "model/core/gzip.h"

#include "model/core/core_texts.h"

#include <zlib.h>

#include <algorithm>
#include <new>
#include <string_view>
#include <utility>

namespace wb {

struct GzipStream::Stream {
  z_stream zlib{};

  Stream() {
    constexpr int gzipOnly = 16;  // Added to the window's bits, as zlib documents.
    if (::inflateInit2(&zlib, MAX_WBITS + gzipOnly) != Z_OK) throw std::bad_alloc();
  }
  ~Stream() { ::inflateEnd(&zlib); }
  Stream(const Stream&) = delete;
  Stream& operator=(const Stream&) = delete;
};

GzipStream::GzipStream(ByteView packed)
    : packed_(packed), stream_(std::make_unique<Stream>()), buffer_(pieceBytes) {
  stream_->zlib.next_in = const_cast<Bytef*>(packed.data());
  stream_->zlib.avail_in = static_cast<uInt>(packed.size());
}
GzipStream::~GzipStream() = default;

std::size_t GzipStream::taken() const { return packed_.size() - stream_->zlib.avail_in; }

void GzipStream::fail(State state, std::string reason) {
  state_ = state;
  reason_ = std::move(reason);
}

/// What follows is another member, or nothing that gzip wrote.
void GzipStream::endMember() {
  z_stream& zlib = stream_->zlib;
  if (!looksLikeGzip({zlib.next_in, zlib.avail_in})) {
    state_ = State::whole;
  } else {
    ::inflateReset(&zlib);
  }
}

ByteView GzipStream::next() {
  z_stream& zlib = stream_->zlib;
  zlib.next_out = buffer_.data();
  zlib.avail_out = static_cast<uInt>(buffer_.size());
  while (state_ == State::unpacking && zlib.avail_out > 0) {
    const uInt before = zlib.avail_out;
    const int status = ::inflate(&zlib, Z_NO_FLUSH);
    const std::string_view said = zlib.msg ? zlib.msg : ::zError(status);
    if (status == Z_STREAM_END) {
      endMember();
    } else if (status == Z_BUF_ERROR || (status == Z_OK && before == zlib.avail_out)) {
      fail(State::cut, {});
    } else if (status != Z_OK) {
      const bool isCheck = said == "incorrect data check" || said == "incorrect length check";
      fail(isCheck ? State::checkFailed : State::damaged, std::string(said));
    }
  }
  return ByteView(buffer_).first(buffer_.size() - zlib.avail_out);
}

bool looksLikeGzip(ByteView bytes) {
  return bytes.size() >= 2 && bytes[0] == 0x1f && bytes[1] == 0x8b;
}

Result<Unpacked> unpackGzip(ByteView packed, std::size_t limit, const InflaterTexts& texts,
                            const Task& task) {
  GzipStream stream(packed);
  Unpacked unpacked;
  for (ByteView piece = stream.next(); !piece.empty(); piece = stream.next()) {
    if (!task.step()) return failure(baseTexts["task.cancelled"]);
    if (piece.size() > limit - unpacked.bytes.size())
      return failure(texts.tooLarge, {{"limit", limit}});
    unpacked.bytes.insert(unpacked.bytes.end(), piece.begin(), piece.end());
  }
  if (stream.state() == GzipStream::State::cut) return failure(texts.truncated);
  if (stream.state() != GzipStream::State::whole)
    return failure(texts.damaged, {{"reason", stream.reason()}});
  unpacked.leftOver = stream.leftOver();
  return unpacked;
}

}  // namespace wb
