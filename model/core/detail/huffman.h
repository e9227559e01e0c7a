#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace wb::deflate {

/// The lengths in bits of Huffman's code for symbols of these frequencies, none longer than
/// `longest`, up to the last that has a code. Where frequencies are equal RFC 1951 leaves open
/// which is shorter; this is zlib's choice. At least two symbols have codes, as old decoders
/// expect.
std::vector<std::uint8_t> codeLengths(std::span<const std::uint32_t> frequencies, unsigned longest);

/// The codes of RFC 1951, 3.2.2, for such lengths, the first bit lowest.
std::vector<std::uint16_t> codesOf(std::span<const std::uint8_t> lengths);

}  // namespace wb::deflate
