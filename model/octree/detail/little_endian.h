#pragma once

#include "model/core/core.h"

#include <concepts>
#include <cstddef>
#include <cstdint>

namespace wb::octree {

/// Takes little-endian numbers off the front of bytes. Past the end it gives zeros and remembers
/// how much was missing, so that a reader checks once for many numbers.
class LittleEndianReader {
 public:
  explicit LittleEndianReader(ByteView bytes) : bytes_(bytes) {}

  template <std::unsigned_integral T>
  T take() {
    T value = 0;
    const std::size_t at = at_;
    if (!skip(sizeof(T))) return value;
    for (std::size_t i = 0; i < sizeof(T); ++i)
      value = static_cast<T>(value | static_cast<T>(bytes_[at + i]) << (8 * i));
    return value;
  }
  int takeSigned() { return static_cast<int>(take<std::uint32_t>()); }

  /// Bytes as they are; empty past the end.
  ByteView take(std::size_t count) {
    const std::size_t at = at_;
    return skip(count) ? bytes_.subspan(at, count) : ByteView();
  }

  bool skip(std::size_t count) {
    const std::size_t left = bytes_.size() - at_;
    if (missing_ == 0 && count <= left) {
      at_ += count;
      return true;
    }
    if (missing_ == 0) missing_ = count - left;
    return false;
  }

  /// Of the next byte; past the end that of the number that was not all there.
  std::size_t offset() const { return at_; }
  std::size_t missing() const { return missing_; }
  bool isAtEnd() const { return at_ == bytes_.size(); }

 private:
  ByteView bytes_;
  std::size_t at_ = 0;
  std::size_t missing_ = 0;
};

}  // namespace wb::octree
