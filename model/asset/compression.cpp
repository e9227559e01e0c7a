#include "model/asset/compression.h"

#include "model/asset/texts.h"

#include <zlib.h>

#include <array>
#include <new>
#include <utility>

namespace wb::asset {

Inflater::Inflater()
    : wb::Inflater(Packing::zlib,
                   {assetTexts["asset.inflates_too_large"], assetTexts["asset.not_zlib"],
                    assetTexts["asset.stream_truncated"]}) {}

struct Deflater::Stream {
  z_stream state{};
};

Deflater::Deflater() : stream_(std::make_unique<Stream>()) {
  if (::deflateInit(&stream_->state, Z_BEST_COMPRESSION) != Z_OK) throw std::bad_alloc();
}

Deflater::~Deflater() { ::deflateEnd(&stream_->state); }

void Deflater::add(ByteView piece) { run(piece, Z_NO_FLUSH); }

Bytes Deflater::finish() {
  run({}, Z_FINISH);
  return std::move(out_);
}

std::size_t Deflater::contentBytes() const { return stream_->state.total_in; }

/// Until all is taken and zlib has nothing more to give. Pieces are below 4 GiB.
void Deflater::run(ByteView piece, int flush) {
  std::array<std::uint8_t, 65536> room;
  z_stream& state = stream_->state;
  state.next_in = const_cast<std::uint8_t*>(piece.data());
  state.avail_in = static_cast<uInt>(piece.size());
  do {
    state.next_out = room.data();
    state.avail_out = room.size();
    ::deflate(&state, flush);
    out_.insert(out_.end(), room.data(), state.next_out);
  } while (state.avail_out == 0);
}

Bytes deflated(ByteView content) {
  Deflater deflater;
  deflater.add(content);
  return deflater.finish();
}

}  // namespace wb::asset
