#include "model/base/text_width.h"

#include "model/base/utf8.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <span>

namespace wb {
namespace {

constexpr std::string_view replacement = "\xef\xbf\xbd";

struct CodePointRange {
  char32_t first;
  char32_t last;
};

constexpr std::array unprintable{
    CodePointRange{0x00, 0x1f},     CodePointRange{0x7f, 0x9f},     CodePointRange{0x061c, 0x061c},
    CodePointRange{0x200e, 0x200f}, CodePointRange{0x2028, 0x202e}, CodePointRange{0x2066, 0x2069},
};

constexpr std::array withoutWidth{
    CodePointRange{0x0300, 0x036f}, CodePointRange{0x0483, 0x0489}, CodePointRange{0x1ab0, 0x1aff},
    CodePointRange{0x1dc0, 0x1dff}, CodePointRange{0x200b, 0x200f}, CodePointRange{0x20d0, 0x20ff},
    CodePointRange{0xfe00, 0xfe0f}, CodePointRange{0xfe20, 0xfe2f}, CodePointRange{0xfeff, 0xfeff},
};

constexpr std::array wide{
    CodePointRange{0x1100, 0x115f},   CodePointRange{0x2e80, 0x303e},
    CodePointRange{0x3041, 0xa4cf},   CodePointRange{0xac00, 0xd7a3},
    CodePointRange{0xf900, 0xfaff},   CodePointRange{0xfe30, 0xfe4f},
    CodePointRange{0xff00, 0xff60},   CodePointRange{0xffe0, 0xffe6},
    CodePointRange{0x1f300, 0x1f64f}, CodePointRange{0x1f900, 0x1f9ff},
    CodePointRange{0x20000, 0x3fffd},
};

bool isIn(std::span<const CodePointRange> ranges, char32_t codePoint) {
  return std::ranges::any_of(ranges, [codePoint](const CodePointRange& range) {
    return codePoint >= range.first && codePoint <= range.last;
  });
}

std::size_t widthOf(char32_t codePoint) {
  if (isIn(withoutWidth, codePoint)) return 0;
  return isIn(wide, codePoint) ? 2 : 1;
}

std::string_view wellFormed(char32_t codePoint, std::string_view bytes) {
  return codePoint == replacementCodePoint ? replacement : bytes;
}

/// As source code has it: `\x1b`, `\u202e`.
std::string escaped(char32_t codePoint) {
  const auto number = static_cast<unsigned>(codePoint);
  switch (codePoint) {
    case '\n':
      return "\\n";
    case '\r':
      return "\\r";
    case '\t':
      return "\\t";
    default:
      return number < 0x100 ? fmt::format("\\x{:02x}", number) : fmt::format("\\u{:04x}", number);
  }
}

}  // namespace

std::string validUtf8(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const std::string_view before = text;
    const char32_t codePoint = takeCodePoint(text);
    result += wellFormed(codePoint, before.substr(0, before.size() - text.size()));
  }
  return result;
}

std::string oneLine(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const std::string_view before = text;
    const char32_t codePoint = takeCodePoint(text);
    if (isIn(unprintable, codePoint)) {
      result += escaped(codePoint);
    } else {
      result += wellFormed(codePoint, before.substr(0, before.size() - text.size()));
    }
  }
  return result;
}

std::size_t displayWidth(std::string_view text) {
  std::size_t width = 0;
  while (!text.empty()) width += widthOf(takeCodePoint(text));
  return width;
}

std::string_view beginning(std::string_view text, std::size_t width) {
  std::string_view rest = text;
  while (!rest.empty()) {
    std::string_view next = rest;
    const std::size_t needed = widthOf(takeCodePoint(next));
    if (needed > width) break;
    width -= needed;
    rest = next;
  }
  return text.substr(0, text.size() - rest.size());
}

}  // namespace wb
