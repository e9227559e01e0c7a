#include "model/asset/compression.h"

#include "model/asset/texts.h"

#include <zlib.h>

#include <new>

namespace wb::asset {

Inflater::Inflater()
    : wb::Inflater(Packing::zlib,
                   {assetTexts["asset.inflates_too_large"], assetTexts["asset.not_zlib"],
                    assetTexts["asset.stream_truncated"]}) {}

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
