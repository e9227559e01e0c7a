#include "model/asset/compression.h"

#include "model/asset/deflate_blocks.h"
#include "model/asset/deflate_matches.h"
#include "model/asset/texts.h"

#include <zlib.h>

#include <array>
#include <cstdint>

namespace wb::asset {

Inflater::Inflater()
    : wb::Inflater(Packing::zlib,
                   {assetTexts["asset.inflates_too_large"], assetTexts["asset.not_zlib"],
                    assetTexts["asset.stream_truncated"]}) {}

Bytes deflated(ByteView content) {
  constexpr std::array<std::uint8_t, 2> head{0x78, 0xda};  // A window of 32 KiB, best compression.
  Bytes stream = deflateBlocks(content, deflateSymbols(content));
  stream.insert(stream.begin(), head.begin(), head.end());
  const auto sum = static_cast<std::uint32_t>(
      ::adler32_z(::adler32(0, nullptr, 0), content.data(), content.size()));
  for (int shift = 24; shift >= 0; shift -= 8)
    stream.push_back(static_cast<std::uint8_t>(sum >> shift));
  return stream;
}

}  // namespace wb::asset
