#pragma once

#include "model/base/bytes.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace wb::asset {

/// What stands in a deflated stream for some bytes: a literal, or how long a piece is repeated from
/// how far back.
struct DeflateSymbol {
  std::uint16_t distance;        ///< 0: a literal.
  std::uint8_t lengthOrLiteral;  ///< The length less 3, or the byte.

  static constexpr std::size_t shortest = 3;
  std::size_t bytes() const { return distance == 0 ? 1 : lengthOrLiteral + shortest; }
};

/// Where zlib's window begins when it looks at byte `at` of so many: it slides by half of its size.
std::size_t deflateWindowBegin(std::size_t at, std::size_t bytes);

/// The symbols that zlib finds at its best compression, on so many threads (0: as many as there are
/// cores). Pieces of the content are looked through beside each other, each with what stands before
/// it: from where two of them agree in all that decides what is found next they go on alike, so
/// what is found is the same.
std::vector<DeflateSymbol> deflateSymbols(ByteView content, std::size_t threads = 0);

}  // namespace wb::asset
