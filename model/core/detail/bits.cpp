#include "model/core/detail/bits.h"

#include "model/core/detail/deflate_little_endian.h"

#include <array>
#include <utility>

namespace wb::deflate {

void Bits::putFourBytes() {
  const std::array four{
      static_cast<std::uint8_t>(waiting_), static_cast<std::uint8_t>(waiting_ >> 8),
      static_cast<std::uint8_t>(waiting_ >> 16), static_cast<std::uint8_t>(waiting_ >> 24)};
  bytes_.insert(bytes_.end(), four.begin(), four.end());
  waiting_ >>= 32;
  waitingCount_ -= 32;
}

void Bits::put(const Bits& others) {
  const ByteView whole(others.bytes_);
  if (waitingCount_ == 0) {
    bytes_.insert(bytes_.end(), whole.begin(), whole.end());
  } else {
    for (std::size_t i = 0; i < whole.size(); i += 4) put(fourBytesAt(&whole[i]), 32);
  }
  put(others.waiting_, others.waitingCount_);
}

void Bits::fillByte() {
  waitingCount_ = (waitingCount_ + 7) / 8 * 8;
  for (; waitingCount_ > 0; waitingCount_ -= 8, waiting_ >>= 8)
    bytes_.push_back(static_cast<std::uint8_t>(waiting_));
}

void Bits::put(ByteView bytes) {
  fillByte();
  bytes_.insert(bytes_.end(), bytes.begin(), bytes.end());
}

Bytes Bits::take() && {
  fillByte();
  return std::move(bytes_);
}

}  // namespace wb::deflate
