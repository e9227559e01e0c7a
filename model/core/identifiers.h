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
  /// Returns the id that `text` gives in the 8-4-4-4-12 form, in either case; nothing for anything
  /// else.
  static std::optional<Uuid> parse(std::string_view text);

  bool isNull() const { return *this == Uuid{}; }
  /// The 8-4-4-4-12 form in lower case.
  std::string text() const;

  // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 misreads what the compiler writes here.
  auto operator<=>(const Uuid&) const = default;
};

/// Returns the SHA-256 (FIPS 180-4) of `bytes` as 64 lower-case hexadecimal digits.
std::string sha256(ByteView bytes);
/// Returns the SHA-256 of `bytes` in the same form; fails only when `task` is cancelled, which is
/// asked before every 256 KiB.
Result<std::string> sha256(ByteView bytes, const Task& task);

/// Returns `bytes` as base64 (RFC 4648) with padding, without line breaks.
std::string base64(ByteView bytes);

/// The bytes of a base64 text (white space allowed); nothing if it is malformed or cut short.
std::optional<Bytes> fromBase64(std::string_view text);

}  // namespace wb
