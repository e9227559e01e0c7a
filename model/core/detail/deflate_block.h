#pragma once

#include "model/core/bytes.h"
#include "model/core/detail/bits.h"
#include "model/core/detail/symbol.h"

#include <cstdint>
#include <span>
#include <vector>

namespace wb::deflate {

/// As many symbols as zlib keeps before it writes a block.
inline constexpr std::size_t symbolsOfBlock = 16'383;

/// Some symbols with the codes that make them shortest, or as bytes where these are no longer: a
/// block of RFC 1951, but for its first bit, which says whether it is the last.
class Block {
 public:
  /// The symbols in order, in one piece or several.
  Block() = default;
  explicit Block(const std::vector<std::span<const Symbol>>& pieces);

  std::uint32_t contentLength() const { return contentLength_; }
  void write(Bits& bits, bool isLast, ByteView content) const;

 private:
  bool isStored_ = false;
  std::uint32_t contentLength_ = 0;
  Bits coded_;  ///< Empty where it is stored.
};

}  // namespace wb::deflate
