#pragma once

#include <cstddef>
#include <cstdint>

namespace wb::deflate {

inline constexpr std::uint32_t shortestMatch = 3, longestMatch = 258;

/// What a compressed stream is made of: a byte as it is, or a repetition of `length` bytes that
/// stand `distance` before. In four bytes, since there are millions.
class Symbol {
 public:
  static constexpr Symbol literal(std::uint8_t byte) { return Symbol(byte); }
  static constexpr Symbol match(std::uint32_t length, std::uint32_t distance) {
    return Symbol(distance << lengthBits | length);
  }

  constexpr bool isMatch() const { return packed_ >> lengthBits != 0; }
  constexpr std::uint8_t byte() const { return static_cast<std::uint8_t>(packed_); }
  constexpr std::uint32_t distance() const { return packed_ >> lengthBits; }
  /// Bytes that it stands for.
  constexpr std::uint32_t length() const {
    return isMatch() ? packed_ & ((1U << lengthBits) - 1) : 1;
  }

 private:
  static constexpr int lengthBits = 9;

  explicit constexpr Symbol(std::uint32_t packed) : packed_(packed) {}

  std::uint32_t packed_;
};

}  // namespace wb::deflate
