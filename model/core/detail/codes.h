#pragma once

#include "model/core/detail/symbol.h"

#include <bit>
#include <cstdint>
#include <span>
#include <vector>

namespace wb::deflate {

/// RFC 1951, 3.2.5: literals, the end of a block and lengths share an alphabet; distances have one.
inline constexpr std::uint32_t endOfBlock = 256, literalCodes = 286, distanceCodes = 30;

/// A length or distance: a code of its alphabet, then bits as they are.
struct Coded {
  std::uint16_t code = 0;
  std::uint8_t bitCount = 0;
  std::uint16_t bits = 0;
};

/// Codes in groups of `2 ^ groupBits` for each power of two; the first two groups need no bits.
constexpr Coded codedInGroups(std::uint32_t value, unsigned groupBits) {
  const auto power = static_cast<unsigned>(std::bit_width(value | 1U << groupBits)) - 1;
  const unsigned bitCount = power - groupBits;
  return {static_cast<std::uint16_t>((bitCount << groupBits) + (value >> bitCount)),
          static_cast<std::uint8_t>(bitCount),
          static_cast<std::uint16_t>(value & ((1U << bitCount) - 1))};
}

/// Of 1 to 32,768.
constexpr Coded codedDistance(std::uint32_t distance) { return codedInGroups(distance - 1, 1); }

/// Of 3 to 258.
constexpr Coded codedLength(std::uint32_t length) {
  if (length == longestMatch) return {literalCodes - 1, 0, 0};
  Coded result = codedInGroups(length - shortestMatch, 2);
  result.code += endOfBlock + 1;
  return result;
}

/// The codes of an alphabet, by symbol.
struct Codes {
  explicit Codes(std::vector<std::uint8_t> ofLengths);

  std::vector<std::uint8_t> lengths;  ///< In bits; 0: it has none.
  std::vector<std::uint16_t> bits;    ///< The first lowest.
};

/// Those of RFC 1951, 3.2.6, that need not be written.
const Codes& fixedLiterals();
const Codes& fixedDistances();

}  // namespace wb::deflate
