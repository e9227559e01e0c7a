#include "model/core/detail/code_table.h"

#include "model/core/detail/huffman.h"

#include <algorithm>
#include <array>

namespace wb::deflate {
namespace {

constexpr unsigned longestLengthCode = 7;
constexpr std::uint8_t repeat = 16, shortZeros = 17, longZeros = 18;
constexpr std::size_t symbolCount = 19;
/// In the order in which the lengths of their codes are told, the rarest last.
constexpr std::array<std::uint8_t, symbolCount> order{16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                                      11, 4,  12, 3, 13, 2, 14, 1, 15};

unsigned extraBits(std::uint8_t symbol) {
  switch (symbol) {
    case repeat:
      return 2;
    case shortZeros:
      return 3;
    case longZeros:
      return 7;
    default:
      return 0;
  }
}

}  // namespace

CodeTable::CodeTable(const Codes& literals, const Codes& distances)
    : literalCount_(literals.lengths.size()), distanceCount_(distances.lengths.size()), codes_({}) {
  addRuns(literals.lengths);
  addRuns(distances.lengths);
  std::array<std::uint32_t, symbolCount> frequencies{};
  for (const Run& run : runs_) ++frequencies[run.symbol];
  codes_ = Codes(codeLengths(frequencies, longestLengthCode));
  codes_.lengths.resize(symbolCount);
  codeCount_ = symbolCount;
  while (codeCount_ > 4 && codes_.lengths[order[codeCount_ - 1]] == 0) --codeCount_;
  bitCount_ = 5 + 5 + 4 + 3 * codeCount_;
  for (const Run& run : runs_) bitCount_ += codes_.lengths[run.symbol] + extraBits(run.symbol);
}

/// As zlib divides them: a run of zeros is told in up to 138, one of others first once and then in
/// up to 6; what is left is too short for that, or begins the next.
void CodeTable::addRuns(const std::vector<std::uint8_t>& lengths) {
  std::size_t begin = 0;
  bool isAgain = false;
  while (begin < lengths.size()) {
    const std::uint8_t length = lengths[begin];
    const std::size_t most = length == 0 ? 138 : isAgain ? 6 : 7;
    std::size_t end = begin + 1;
    while (end < lengths.size() && end < begin + most && lengths[end] == length) ++end;
    addRun(length, static_cast<std::uint32_t>(end - begin), isAgain);
    isAgain = end < lengths.size() && lengths[end] == length;
    begin = end;
  }
}

void CodeTable::addRun(std::uint8_t length, std::uint32_t count, bool isAgain) {
  const std::uint32_t shortest = length == 0 || isAgain ? 3 : 4;
  if (count < shortest) {
    runs_.insert(runs_.end(), count, {length, 0});
  } else if (length != 0) {
    if (!isAgain) {
      runs_.push_back({length, 0});
      --count;
    }
    runs_.push_back({repeat, static_cast<std::uint8_t>(count - 3)});
  } else if (count <= 10) {
    runs_.push_back({shortZeros, static_cast<std::uint8_t>(count - 3)});
  } else {
    runs_.push_back({longZeros, static_cast<std::uint8_t>(count - 11)});
  }
}

void CodeTable::write(Bits& bits) const {
  bits.put(literalCount_ - 257, 5);
  bits.put(distanceCount_ - 1, 5);
  bits.put(codeCount_ - 4, 4);
  for (std::size_t i = 0; i < codeCount_; ++i) bits.put(codes_.lengths[order[i]], 3);
  for (const Run& run : runs_) {
    bits.put(codes_.bits[run.symbol], codes_.lengths[run.symbol]);
    bits.put(run.extra, extraBits(run.symbol));
  }
}

}  // namespace wb::deflate
