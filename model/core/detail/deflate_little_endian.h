#pragma once

#include <cstdint>

namespace wb::deflate {

/// The first byte lowest, on any machine; one instruction on most.
inline std::uint32_t fourBytesAt(const std::uint8_t* bytes) {
  return static_cast<std::uint32_t>(bytes[0]) | static_cast<std::uint32_t>(bytes[1]) << 8 |
         static_cast<std::uint32_t>(bytes[2]) << 16 | static_cast<std::uint32_t>(bytes[3]) << 24;
}

inline std::uint64_t eightBytesAt(const std::uint8_t* bytes) {
  return fourBytesAt(bytes) | static_cast<std::uint64_t>(fourBytesAt(bytes + 4)) << 32;
}

}  // namespace wb::deflate
