#include "model/core/detail/deflate_block.h"

#include "model/core/detail/code_table.h"
#include "model/core/detail/codes.h"
#include "model/core/detail/huffman.h"

#include <array>
#include <optional>

namespace wb::deflate {
namespace {

constexpr unsigned longestCode = 15;
enum class Kind : std::uint8_t { stored, fixedCodes, ownCodes };

using Pieces = std::vector<std::span<const Symbol>>;

/// How often each code is needed.
struct Histogram {
  std::array<std::uint32_t, literalCodes> literals{};
  std::array<std::uint32_t, distanceCodes> distances{};
  std::size_t plainBits = 0;  ///< Those behind codes.
  std::uint32_t contentLength = 0;

  explicit Histogram(const Pieces& pieces) {
    literals[endOfBlock] = 1;
    for (const auto& piece : pieces)
      for (const Symbol symbol : piece) add(symbol);
  }

  std::size_t bitsWith(const Codes& literalCode, const Codes& distanceCode) const {
    return plainBits + bitsOf(literals, literalCode) + bitsOf(distances, distanceCode);
  }

 private:
  void add(Symbol symbol) {
    contentLength += symbol.length();
    if (!symbol.isMatch()) {
      ++literals[symbol.byte()];
      return;
    }
    const Coded length = codedLength(symbol.length());
    const Coded distance = codedDistance(symbol.distance());
    ++literals[length.code];
    ++distances[distance.code];
    plainBits += length.bitCount + distance.bitCount;
  }

  static std::size_t bitsOf(std::span<const std::uint32_t> counts, const Codes& code) {
    std::size_t bits = 0;
    for (std::size_t symbol = 0; symbol < counts.size() && symbol < code.lengths.size(); ++symbol)
      bits += std::size_t{counts[symbol]} * code.lengths[symbol];
    return bits;
  }
};

void put(Bits& bits, const Codes& codes, Coded coded) {
  const unsigned length = codes.lengths[coded.code];
  bits.put(codes.bits[coded.code] | static_cast<std::uint64_t>(coded.bits) << length,
           length + coded.bitCount);
}

void putSymbols(Bits& bits, const Pieces& pieces, const Codes& literals, const Codes& distances) {
  for (const auto& piece : pieces)
    for (const Symbol symbol : piece) {
      if (symbol.isMatch()) {
        put(bits, literals, codedLength(symbol.length()));
        put(bits, distances, codedDistance(symbol.distance()));
      } else {
        bits.put(literals.bits[symbol.byte()], literals.lengths[symbol.byte()]);
      }
    }
  bits.put(literals.bits[endOfBlock], literals.lengths[endOfBlock]);
}

/// With the three bits that a block begins with.
std::size_t wholeBytes(std::size_t bits) { return (bits + 3 + 7) / 8; }

}  // namespace

/// zlib stores no block that it has lost the beginning of; one of so many bytes would have matches
/// enough to be shorter coded.
Block::Block(const Pieces& pieces) {
  const Histogram histogram(pieces);
  contentLength_ = histogram.contentLength;
  const Codes literals(codeLengths(histogram.literals, longestCode));
  const Codes distances(codeLengths(histogram.distances, longestCode));
  const CodeTable table(literals, distances);
  const std::size_t own = wholeBytes(histogram.bitsWith(literals, distances) + table.bitCount());
  const std::size_t fixed = wholeBytes(histogram.bitsWith(fixedLiterals(), fixedDistances()));
  isStored_ = contentLength_ + 4 <= std::min(own, fixed);
  if (isStored_) return;
  const Kind kind = fixed <= own ? Kind::fixedCodes : Kind::ownCodes;
  coded_.put(static_cast<std::uint64_t>(kind), 2);
  if (kind == Kind::ownCodes) {
    table.write(coded_);
    putSymbols(coded_, pieces, literals, distances);
  } else {
    putSymbols(coded_, pieces, fixedLiterals(), fixedDistances());
  }
}

void Block::write(Bits& bits, bool isLast, ByteView content) const {
  bits.put(isLast ? 1 : 0, 1);
  if (!isStored_) return bits.put(coded_);
  bits.put(static_cast<std::uint64_t>(Kind::stored), 2);
  const std::uint32_t length = contentLength_, complement = ~length;
  const auto low = [](std::uint32_t number) { return static_cast<std::uint8_t>(number); };
  bits.put(std::array{low(length), low(length >> 8), low(complement), low(complement >> 8)});
  bits.put(content);
}

}  // namespace wb::deflate
