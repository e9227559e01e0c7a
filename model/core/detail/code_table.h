#pragma once

#include "model/core/detail/bits.h"
#include "model/core/detail/codes.h"

#include <cstdint>
#include <vector>

namespace wb::deflate {

/// How the codes of a block are written before it, RFC 1951, 3.2.7: their lengths, repeated ones as
/// runs, in a code of their own.
class CodeTable {
 public:
  CodeTable(const Codes& literals, const Codes& distances);

  std::size_t bitCount() const { return bitCount_; }
  void write(Bits& bits) const;

 private:
  /// A length, or one of three that repeat it, and how often.
  struct Run {
    std::uint8_t symbol = 0;
    std::uint8_t extra = 0;
  };

  void addRuns(const std::vector<std::uint8_t>& lengths);
  void addRun(std::uint8_t length, std::uint32_t count, bool isAgain);

  std::size_t literalCount_;
  std::size_t distanceCount_;
  std::vector<Run> runs_;
  Codes codes_;
  std::size_t codeCount_;  ///< As many of them are told.
  std::size_t bitCount_;
};

}  // namespace wb::deflate
