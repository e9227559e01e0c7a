#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace wb::asset {

/// The bits of a code the other way round, as a stream has them.
unsigned firstBitLowest(unsigned code, unsigned length);

/// A Huffman code with a bound on its lengths, as zlib's build_tree() makes it: of codes that take
/// as much, the same one.
class PrefixCode {
 public:
  static constexpr std::size_t mostSymbols = 286;
  static constexpr std::size_t longest = 15;

  /// Of symbols that come so often; at least two get a code.
  PrefixCode(std::span<const std::uint16_t> counts, std::size_t mostBits);

  std::size_t symbols() const { return symbols_; }  ///< Up to the last with a code.
  unsigned length(std::size_t symbol) const { return lengths_[symbol]; }
  unsigned code(std::size_t symbol) const { return codes_[symbol]; }  ///< The first bit lowest.

 private:
  void shorten(std::span<const std::size_t> nodes, std::size_t symbols, int tooLong,
               std::size_t mostBits);
  void giveCodes();

  std::size_t symbols_ = 0;
  std::array<std::uint8_t, mostSymbols> lengths_{};
  std::array<std::uint16_t, mostSymbols> codes_{};
  std::array<unsigned, longest + 1> ofLength_{};
};

}  // namespace wb::asset
