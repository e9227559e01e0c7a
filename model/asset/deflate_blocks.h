#pragma once

#include "model/asset/deflate_matches.h"
#include "model/base/bytes.h"

#include <span>

namespace wb::asset {

/// The deflated stream (RFC 1951) that zlib makes of symbols that together are the content: divided
/// into blocks, each with the code that takes the least.
Bytes deflateBlocks(ByteView content, std::span<const DeflateSymbol> symbols);

}  // namespace wb::asset
