#include "model/core/plain_text.h"

#include "model/core/core_texts.h"
#include "model/core/language.h"

#include <fmt/format.h>
#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

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

std::string_view takeLine(std::string_view& text) {
  const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
  std::string_view line = text.substr(0, end);
  const std::size_t ending = text.substr(end).starts_with("\r\n") ? 2 : 1;
  text.remove_prefix(std::min(end + ending, text.size()));
  line.remove_prefix(std::min(line.find_first_not_of(textBlanks), line.size()));
  return line.substr(0, line.find_last_not_of(textBlanks) + 1);
}

std::string_view takeWord(std::string_view& text) {
  text.remove_prefix(std::min(text.find_first_not_of(textBlanks), text.size()));
  const std::string_view word = text.substr(0, text.find_first_of(textBlanks));
  text.remove_prefix(word.size());
  return word;
}

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

void TextPage::line(std::string_view text, std::size_t indent) {
  text_.append(indent, ' ').append(oneLine(text)).append("\n");
}

void TextPage::line(Text text, std::initializer_list<Argument> arguments, std::size_t indent) {
  line(rendered(text, arguments), indent);
}

void TextPage::paragraph(std::string_view text, std::size_t indent) {
  const std::string clean = oneLine(text);
  std::string_view rest = clean;
  std::string current;
  std::size_t column = indent;
  for (std::string_view word = takeWord(rest); !word.empty(); word = takeWord(rest)) {
    const std::size_t needed = displayWidth(word) + 1;
    if (!current.empty() && column + needed > width) {
      line(current, indent);
      current.clear();
      column = indent;
    }
    if (!current.empty()) current += ' ';
    current += word;
    column += needed;
  }
  if (!current.empty()) line(current, indent);
}

void TextPage::paragraph(Text text, std::initializer_list<Argument> arguments, std::size_t indent) {
  paragraph(rendered(text, arguments), indent);
}

void TextPage::section(Text title, std::initializer_list<Argument> arguments) {
  gap();
  line(title, arguments);
}

namespace {

char lowerCase(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool same(char a, char b) { return lowerCase(a) == lowerCase(b); }

template <class Word>
std::optional<std::string> nearestOf(std::string_view word, std::span<const Word> candidates) {
  std::optional<std::string> nearest;
  std::size_t fewest = std::max<std::size_t>(word.size() / 2, 1) + 1;
  for (const Word& candidate : candidates) {
    const std::size_t distance = editDistance(word, candidate);
    if (distance >= fewest) continue;
    fewest = distance;
    nearest = std::string(candidate);
  }
  return nearest;
}

Value hintAt(const std::optional<std::string>& nearest) {
  if (!nearest) return std::string();
  return std::make_shared<const Sentence>(Sentence{baseTexts["word.hint"], {{"word", *nearest}}});
}

}  // namespace

/// Problem: how far a mistyped word is from one that is known. Method: optimal string alignment
/// (the restricted Damerau-Levenshtein distance: no part is changed twice) by dynamic programming,
/// as Wagner and Fischer (1974) do it without swaps. Rows are prefixes of `a`, columns prefixes of
/// `b`; a swap looks two rows back, so that three rows suffice. Time O(|a| |b|), memory O(|b|).
/// How near is near enough, half of the word's bytes, is in nearestOf(): a choice, held to examples
/// in tests/core/nearest_test.cpp.
std::size_t editDistance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> beforeLast(b.size() + 1);
  std::vector<std::size_t> last(b.size() + 1);
  std::vector<std::size_t> current(b.size() + 1);
  std::iota(last.begin(), last.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    current[0] = i + 1;
    for (std::size_t j = 0; j < b.size(); ++j) {
      current[j + 1] =
          std::min({last[j] + (same(a[i], b[j]) ? 0U : 1U), last[j + 1] + 1, current[j] + 1});
      const bool swapped = i > 0 && j > 0 && same(a[i], b[j - 1]) && same(a[i - 1], b[j]);
      if (swapped) current[j + 1] = std::min(current[j + 1], beforeLast[j - 1] + 1);
    }
    beforeLast = std::exchange(last, std::exchange(current, std::move(beforeLast)));
  }
  return last.back();
}

std::optional<std::string> nearestWord(std::string_view word,
                                       std::span<const std::string> candidates) {
  return nearestOf(word, candidates);
}

std::optional<std::string> nearestWord(std::string_view word,
                                       std::span<const std::string_view> candidates) {
  return nearestOf(word, candidates);
}

Value hint(std::string_view word, std::span<const std::string> candidates) {
  return hintAt(nearestOf(word, candidates));
}

Value hint(std::string_view word, std::span<const std::string_view> candidates) {
  return hintAt(nearestOf(word, candidates));
}

}  // namespace wb
