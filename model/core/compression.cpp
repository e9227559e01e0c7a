// Problem: unpack what zlib and gzip packed without more memory than a limit, whatever the bytes
// say, and pack blocks as the grid's uploader does.
// Method: DEFLATE (RFC 1951, in the frames of RFC 1950 and 1952) by zlib. A stream unpacks into a
// buffer that doubles until the limit, in steps between which the task may cancel.
// Cost: linear in the content; memory is at most the limit and a byte. The first guess is four
// times the stored size.
// Measured beside zlib alone by `./dev bench --benchmark_filter=asset`
// (tests/benchmarks/read_asset.cpp).

#include "model/core/compression.h"

#include "model/core/core_texts.h"
#include "model/core/limits.h"

#include <zlib.h>

#include <algorithm>
#include <cstddef>
#include <new>
#include <string>
#include <string_view>
#include <utility>

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
