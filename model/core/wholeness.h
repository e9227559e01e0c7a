#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace wb {

/// How a reader knows that it read all that a file once held.
enum class Wholeness : std::uint8_t {
  checked,     ///< A checksum or digest holds, or the length is used up exactly.
  consistent,  ///< All counts and sizes that the file declares hold.
  unknown      ///< The format cannot tell, or the file fails its own check.
};

/// Returns `checked`, `consistent` or `unknown`.
constexpr std::string_view name(Wholeness wholeness) {
  constexpr std::array<std::string_view, 3> names{"checked", "consistent", "unknown"};
  return names[static_cast<std::size_t>(wholeness)];
}

/// Returns the weaker of two.
constexpr Wholeness weaker(Wholeness a, Wholeness b) { return a > b ? a : b; }

}  // namespace wb
