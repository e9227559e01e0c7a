#include "model/core/text_width.h"

#include "model/core/utf8.h"

#include <fmt/format.h>
#include <utf8proc.h>

#include <algorithm>
#include <array>

namespace wb {
namespace {

constexpr std::string_view replacement = "\xef\xbf\xbd";

struct CodePointRange {
  char32_t first;
  char32_t last;
};

/// What steers a terminal or hides between letters: controls, changes of direction, marks of byte
/// order, tags. Joiners and variation selectors are part of how scripts and pictographs are
/// written.
constexpr std::array unprintable{
    CodePointRange{0x00, 0x1f},       CodePointRange{0x7f, 0x9f},
    CodePointRange{0x061c, 0x061c},   CodePointRange{0x180e, 0x180e},
    CodePointRange{0x200b, 0x200b},   CodePointRange{0x200e, 0x200f},
    CodePointRange{0x2028, 0x202e},   CodePointRange{0x2060, 0x206f},
    CodePointRange{0xfeff, 0xfeff},   CodePointRange{0xfff9, 0xfffb},
    CodePointRange{0xe0000, 0xe00ff},
};

bool isUnprintable(char32_t codePoint) {
  return std::ranges::any_of(unprintable, [codePoint](const CodePointRange& range) {
    return codePoint >= range.first && codePoint <= range.last;
  });
}

/// What Unicode assigns no character, and controls, are taken as the one sign that stands for them.
std::size_t widthOf(char32_t codePoint) {
  const auto number = static_cast<utf8proc_int32_t>(codePoint);
  const utf8proc_category_t category = utf8proc_category(number);
  if (category == UTF8PROC_CATEGORY_CN || category == UTF8PROC_CATEGORY_CC) return 1;
  return static_cast<std::size_t>(utf8proc_charwidth(number));
}

std::string_view wellFormed(char32_t codePoint, std::string_view bytes) {
  return codePoint == replacementCodePoint ? replacement : bytes;
}

/// As source code has it: `\x1b`, `\u202e`, `\U000e0041`.
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
      return number < 0x100     ? fmt::format("\\x{:02x}", number)
             : number < 0x10000 ? fmt::format("\\u{:04x}", number)
                                : fmt::format("\\U{:08x}", number);
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
    if (isUnprintable(codePoint)) {
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
