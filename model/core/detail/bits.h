#pragma once

#include "model/core/bytes.h"

#include <cstddef>
#include <cstdint>

namespace wb::deflate {

/// Bits one after the other, the first in the lowest place of the first byte.
class Bits {
 public:
  /// The lowest `count` bits of `value`, at most 32; those above are 0.
  void put(std::uint64_t value, unsigned count) {
    waiting_ |= value << waitingCount_;
    waitingCount_ += count;
    if (waitingCount_ >= 32) putFourBytes();
  }
  void put(const Bits& others);  ///< Those to which no bytes were put.
  void put(ByteView bytes);      ///< From the next whole byte on; bits up to it are 0.

  Bytes take() &&;  ///< The last byte filled up with 0.

 private:
  void putFourBytes();
  void fillByte();

  Bytes bytes_;
  std::uint64_t waiting_ = 0;
  unsigned waitingCount_ = 0;  ///< Below 32 between calls.
};

}  // namespace wb::deflate
