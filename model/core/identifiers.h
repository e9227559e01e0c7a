#pragma once

#include "model/core/core.h"
#include "model/core/task.h"

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

/// SHA-256 as 64 lower-case hexadecimal digits.
std::string sha256(ByteView bytes);
/// The same, fails only when cancelled.
Result<std::string> sha256(ByteView bytes, const Task& task);

/// Base64 with padding, without line breaks.
std::string base64(ByteView bytes);

/// The bytes of a base64 text (white space allowed); nothing if it is malformed or cut short.
std::optional<Bytes> fromBase64(std::string_view text);

}  // namespace wb
