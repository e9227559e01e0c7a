#include "model/core/utf8.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace wb {
namespace {

/// Bytes that follow a lead byte; -1 if it is none. Lead bytes that could only begin an overlong
/// form or a value past U+10FFFF are none.
int followers(std::uint8_t lead) {
  if (lead < 0x80) return 0;
  if (lead >= 0xc2 && lead < 0xe0) return 1;
  if (lead >= 0xe0 && lead < 0xf0) return 2;
  if (lead >= 0xf0 && lead < 0xf5) return 3;
  return -1;
}

bool isEncodable(char32_t codePoint, int length) {
  constexpr std::array<char32_t, 4> smallest{0, 0x80, 0x800, 0x10000};
  const bool surrogate = codePoint >= 0xd800 && codePoint <= 0xdfff;
  return !surrogate && codePoint <= 0x10ffff &&
         codePoint >= smallest[static_cast<std::size_t>(length)];
}

}  // namespace

char32_t takeCodePoint(std::string_view& text) {
  const auto byte = [&text](std::size_t at) { return static_cast<std::uint8_t>(text[at]); };
  const int length = followers(byte(0));
  const auto malformed = [&text] {
    text.remove_prefix(1);
    return replacementCodePoint;
  };
  if (length < 0 || text.size() <= static_cast<std::size_t>(length)) return malformed();
  char32_t codePoint = length == 0 ? byte(0) : byte(0) & (0x3fU >> length);
  for (int i = 1; i <= length; ++i) {
    const std::uint8_t next = byte(static_cast<std::size_t>(i));
    if ((next & 0xc0) != 0x80) return malformed();
    codePoint = codePoint << 6 | (next & 0x3fU);
  }
  if (!isEncodable(codePoint, length)) return malformed();
  text.remove_prefix(static_cast<std::size_t>(length) + 1);
  return codePoint;
}

bool isUtf8(std::string_view text) {
  while (!text.empty()) {
    const std::size_t before = text.size();
    // The replacement itself takes three bytes when it is written out.
    if (takeCodePoint(text) == replacementCodePoint && before - text.size() == 1) return false;
  }
  return true;
}

}  // namespace wb
