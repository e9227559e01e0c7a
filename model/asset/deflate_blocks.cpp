#include "model/asset/deflate_blocks.h"

#include "model/asset/prefix_code.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

namespace wb::asset {
namespace {

// As _tr_flush_block() of zlib 1.2 and 1.3 writes them.

constexpr std::size_t symbolsPerBlock = (std::size_t{1} << 14) - 1;
constexpr std::size_t endOfBlock = 256;
constexpr std::size_t lengthCodes = 29;
constexpr std::size_t lengthSymbols = endOfBlock + 1 + lengthCodes;
constexpr std::size_t distanceSymbols = 30;
constexpr std::size_t codeLengthSymbols = 19;
constexpr std::size_t mostBitsOfCodeLength = 7;

/// A value as a symbol and bits behind it.
struct CodedValue {
  std::uint16_t symbol;
  std::uint8_t extraBits;
  std::uint16_t extra;
};

/// The codes of lengths less 3, and of distances less 1, go by powers of two: `steps` of each size.
constexpr CodedValue codedByPowers(unsigned value, unsigned stepBits) {
  const unsigned steps = 1U << stepBits;
  const auto bits = static_cast<unsigned>(std::bit_width(value));
  const unsigned extraBits = bits > stepBits + 1 ? bits - stepBits - 1 : 0;
  const unsigned symbol = extraBits * steps + (value >> extraBits);
  return {static_cast<std::uint16_t>(symbol), static_cast<std::uint8_t>(extraBits),
          static_cast<std::uint16_t>(value & ((1U << extraBits) - 1))};
}

constexpr std::uint8_t longestLength = 255;

CodedValue codedLength(std::uint8_t length) {
  CodedValue coded =
      length == longestLength ? CodedValue{lengthCodes - 1, 0, 0} : codedByPowers(length, 2);
  coded.symbol = static_cast<std::uint16_t>(coded.symbol + endOfBlock + 1);
  return coded;
}

CodedValue codedDistance(std::uint16_t distance) { return codedByPowers(distance - 1U, 1); }

class BitWriter {
 public:
  explicit BitWriter(std::size_t expected) { bytes_.reserve(expected); }

  /// At most 16.
  void put(unsigned bits, unsigned count) {
    waiting_ |= std::uint64_t{bits} << used_;
    used_ += count;
    if (used_ >= 32) moveOut(4);
  }
  void fillByte() {
    used_ = (used_ + 7) / 8 * 8;
    moveOut(used_ / 8);
  }
  /// Behind a whole byte.
  void put(ByteView bytes) {
    fillByte();
    bytes_.insert(bytes_.end(), bytes.begin(), bytes.end());
  }
  Bytes take() && {
    fillByte();
    return std::move(bytes_);
  }

 private:
  void moveOut(unsigned bytes) {
    std::array<std::uint8_t, sizeof waiting_> out;
    for (std::size_t i = 0; i < out.size(); ++i)
      out[i] = static_cast<std::uint8_t>(waiting_ >> 8 * i);
    bytes_.insert(bytes_.end(), out.begin(), out.begin() + bytes);
    waiting_ = bytes < sizeof waiting_ ? waiting_ >> 8 * bytes : 0;
    used_ -= 8 * bytes;
  }

  Bytes bytes_;
  std::uint64_t waiting_ = 0;
  unsigned used_ = 0;
};

/// Lengths of codes as they are told: runs of equal ones as one. 16 says that the length before
/// comes 3 to 6 times more, 17 that there are 3 to 10 zeros, 18 that there are 11 to 138.
std::vector<CodedValue> toldLengths(const PrefixCode& code) {
  std::vector<CodedValue> told;
  unsigned before = ~0U;
  for (std::size_t at = 0; at < code.symbols();) {
    const unsigned length = code.length(at);
    const bool isRun = length == before && length != 0;
    const std::size_t most = length == 0 ? 138 : isRun ? 6 : 7;
    const std::size_t least = length == 0 || isRun ? 3 : 4;
    std::size_t count = 1;
    while (count < most && at + count < code.symbols() && code.length(at + count) == length)
      ++count;
    at += count;
    const auto symbol = static_cast<std::uint16_t>(length);
    if (count < least) {
      told.insert(told.end(), count, {symbol, 0, 0});
    } else if (length != 0) {
      if (!isRun) {
        told.push_back({symbol, 0, 0});
        --count;
      }
      told.push_back({16, 2, static_cast<std::uint16_t>(count - 3)});
    } else if (count <= 10) {
      told.push_back({17, 3, static_cast<std::uint16_t>(count - 3)});
    } else {
      told.push_back({18, 7, static_cast<std::uint16_t>(count - 11)});
    }
    before = length;
  }
  return told;
}

unsigned fixedLengthOf(std::size_t symbol) {
  if (symbol < 144) return 8;
  if (symbol < endOfBlock) return 9;
  return symbol < 280 ? 7 : 8;
}

/// The fixed code counts up from 0 for 256, from 48 for 0, from 192 for 280, from 400 for 144.
unsigned fixedCodeOf(std::size_t symbol) {
  const auto number = static_cast<unsigned>(symbol);
  if (symbol < 144) return 0x30 + number;
  if (symbol < endOfBlock) return 0x190 + number - 144;
  return symbol < 280 ? number - 256 : 0xc0 + number - 280;
}

struct SymbolCounts {
  std::array<std::uint16_t, lengthSymbols> lengths{};
  std::array<std::uint16_t, distanceSymbols> distances{};
  std::size_t extraBits = 0;

  explicit SymbolCounts(std::span<const DeflateSymbol> symbols) {
    lengths[endOfBlock] = 1;
    for (const DeflateSymbol& one : symbols) {
      if (one.distance == 0) {
        ++lengths[one.lengthOrLiteral];
        continue;
      }
      const CodedValue length = codedLength(one.lengthOrLiteral);
      const CodedValue distance = codedDistance(one.distance);
      ++lengths[length.symbol];
      ++distances[distance.symbol];
      extraBits += std::size_t{length.extraBits} + distance.extraBits;
    }
  }
};

/// How a block is told by codes of its own.
class OwnCodes {
 public:
  explicit OwnCodes(const SymbolCounts& counts)
      : lengths_(counts.lengths, PrefixCode::longest),
        distances_(counts.distances, PrefixCode::longest),
        toldOfLengths_(toldLengths(lengths_)),
        toldOfDistances_(toldLengths(distances_)),
        codeLengths_(countsOfTold(), mostBitsOfCodeLength) {
    while (codeLengthsTold_ > 4 && codeLengths_.length(order[codeLengthsTold_ - 1]) == 0)
      --codeLengthsTold_;
  }

  std::size_t bits(const SymbolCounts& counts) const {
    std::size_t bits = counts.extraBits + 5 + 5 + 4 + 3 * codeLengthsTold_;
    for (std::size_t i = 0; i < counts.lengths.size(); ++i)
      bits += std::size_t{counts.lengths[i]} * lengths_.length(i);
    for (std::size_t i = 0; i < counts.distances.size(); ++i)
      bits += std::size_t{counts.distances[i]} * distances_.length(i);
    for (const auto* told : {&toldOfLengths_, &toldOfDistances_})
      for (const CodedValue& one : *told) bits += codeLengths_.length(one.symbol) + one.extraBits;
    return bits;
  }

  void tell(BitWriter& writer) const {
    writer.put(static_cast<unsigned>(lengths_.symbols() - 257), 5);
    writer.put(static_cast<unsigned>(distances_.symbols() - 1), 5);
    writer.put(static_cast<unsigned>(codeLengthsTold_ - 4), 4);
    for (std::size_t i = 0; i < codeLengthsTold_; ++i) writer.put(codeLengths_.length(order[i]), 3);
    for (const auto* told : {&toldOfLengths_, &toldOfDistances_})
      for (const CodedValue& one : *told) {
        writer.put(codeLengths_.code(one.symbol), codeLengths_.length(one.symbol));
        writer.put(one.extra, one.extraBits);
      }
  }

  void putLength(BitWriter& writer, std::size_t symbol) const {
    writer.put(lengths_.code(symbol), lengths_.length(symbol));
  }
  void putDistance(BitWriter& writer, std::size_t symbol) const {
    writer.put(distances_.code(symbol), distances_.length(symbol));
  }

 private:
  static constexpr std::array<std::uint8_t, codeLengthSymbols> order{
      16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};

  std::array<std::uint16_t, codeLengthSymbols> countsOfTold() const {
    std::array<std::uint16_t, codeLengthSymbols> counts{};
    for (const auto* told : {&toldOfLengths_, &toldOfDistances_})
      for (const CodedValue& one : *told) ++counts[one.symbol];
    return counts;
  }

  PrefixCode lengths_;
  PrefixCode distances_;
  std::vector<CodedValue> toldOfLengths_;
  std::vector<CodedValue> toldOfDistances_;
  PrefixCode codeLengths_;
  std::size_t codeLengthsTold_ = codeLengthSymbols;
};

struct FixedCodes {
  static constexpr unsigned distanceBits = 5;

  static std::size_t bits(const SymbolCounts& counts) {
    std::size_t bits = counts.extraBits;
    for (std::size_t i = 0; i < counts.lengths.size(); ++i)
      bits += std::size_t{counts.lengths[i]} * fixedLengthOf(i);
    for (const std::uint16_t count : counts.distances) bits += std::size_t{count} * distanceBits;
    return bits;
  }

  static void putLength(BitWriter& writer, std::size_t symbol) {
    const unsigned length = fixedLengthOf(symbol);
    writer.put(firstBitLowest(fixedCodeOf(symbol), length), length);
  }
  static void putDistance(BitWriter& writer, std::size_t symbol) {
    writer.put(firstBitLowest(static_cast<unsigned>(symbol), distanceBits), distanceBits);
  }
};

template <class Codes>
void putSymbols(std::span<const DeflateSymbol> symbols, const Codes& codes, BitWriter& writer) {
  for (const DeflateSymbol& one : symbols) {
    if (one.distance == 0) {
      codes.putLength(writer, one.lengthOrLiteral);
      continue;
    }
    const CodedValue length = codedLength(one.lengthOrLiteral);
    const CodedValue distance = codedDistance(one.distance);
    codes.putLength(writer, length.symbol);
    writer.put(length.extra, length.extraBits);
    codes.putDistance(writer, distance.symbol);
    writer.put(distance.extra, distance.extraBits);
  }
  codes.putLength(writer, endOfBlock);
}

struct DeflateBlock {
  std::span<const DeflateSymbol> symbols;
  ByteView bytes;
  bool isInWindow;  ///< Else it cannot be stored as it is.
  bool isLast;
};

enum class BlockForm : std::uint8_t { stored, fixed, own };

void putForm(const DeflateBlock& block, BlockForm form, BitWriter& writer) {
  writer.put(static_cast<unsigned>(form) << 1 | unsigned{block.isLast}, 3);
}

void putStored(const DeflateBlock& block, BitWriter& writer) {
  putForm(block, BlockForm::stored, writer);
  writer.fillByte();
  const auto length = static_cast<std::uint16_t>(block.bytes.size());
  writer.put(length, 16);
  writer.put(static_cast<std::uint16_t>(~length), 16);
  writer.put(block.bytes);
}

/// As many bytes as bits take behind the three that say which form it has.
std::size_t bytesFor(std::size_t bits) { return (bits + 3 + 7) / 8; }

void putBlock(const DeflateBlock& block, BitWriter& writer) {
  const SymbolCounts counts(block.symbols);
  const OwnCodes own(counts);
  const std::size_t fixedBytes = bytesFor(FixedCodes::bits(counts));
  const std::size_t least = std::min(fixedBytes, bytesFor(own.bits(counts)));
  if (block.isInWindow && block.bytes.size() + 4 <= least) {
    putStored(block, writer);
  } else if (fixedBytes == least) {
    putForm(block, BlockForm::fixed, writer);
    putSymbols(block.symbols, FixedCodes{}, writer);
  } else {
    putForm(block, BlockForm::own, writer);
    own.tell(writer);
    putSymbols(block.symbols, own, writer);
  }
}

}  // namespace

Bytes deflateBlocks(ByteView content, std::span<const DeflateSymbol> symbols) {
  BitWriter writer(content.size() / 2);
  std::size_t begin = 0;
  bool isLast = false;
  while (!isLast) {
    const std::size_t count = std::min(symbolsPerBlock, symbols.size());
    const auto own = symbols.first(count);
    std::size_t end = begin;
    for (const DeflateSymbol& one : own) end += one.bytes();
    // The last byte alone is told when nothing follows any more, not when it is met.
    const bool endsAlone = count > 0 && own.back().distance == 0;
    isLast = count == symbols.size() && (count < symbolsPerBlock || endsAlone);
    const std::size_t lookingAt = isLast ? content.size() : end - own.back().bytes() + 1;
    putBlock({own, content.subspan(begin, end - begin),
              begin >= deflateWindowBegin(lookingAt, content.size()), isLast},
             writer);
    begin = end;
    symbols = symbols.subspan(count);
  }
  return std::move(writer).take();
}

}  // namespace wb::asset
