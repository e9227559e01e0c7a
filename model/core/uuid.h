#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace wb {

/// A 128-bit id. The null id (all zero) means "none".
struct Uuid {
  std::array<std::uint8_t, 16> bytes{};

  /// A new random id (version 4).
  static Uuid random();
  /// The 8-4-4-4-12 form in either case; nothing for anything else.
  static std::optional<Uuid> parse(std::string_view text);

  bool isNull() const { return *this == Uuid{}; }
  /// The 8-4-4-4-12 form in lower case.
  std::string text() const;

  // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 misreads what the compiler writes here.
  auto operator<=>(const Uuid&) const = default;
};

}  // namespace wb
