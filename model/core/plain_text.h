#pragma once

#include "model/core/text.h"

#include <cstddef>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace wb {

/// What stands for a byte that begins no well-formed UTF-8 sequence.
inline constexpr char32_t replacementCodePoint = 0xfffd;

/// Takes the first code point off a text that is not empty. A byte that begins no well-formed UTF-8
/// sequence is taken alone, as the replacement.
char32_t takeCodePoint(std::string_view& text);

/// Whether a text is well-formed UTF-8.
bool isUtf8(std::string_view text);

inline constexpr std::string_view textBlanks = " \t\r\n\f\v";

/// Takes the first line off a text, whether it ends in LF, CRLF or CR; without the blanks around
/// it.
std::string_view takeLine(std::string_view& text);

/// Takes the first word off a text; empty where there is none.
std::string_view takeWord(std::string_view& text);

/// The text with every byte that is no UTF-8 replaced by U+FFFD.
std::string validUtf8(std::string_view text);

/// A text that stays on its line and cannot steer a terminal: valid UTF-8 in which control
/// characters, line separators, changes of the writing direction and signs that nobody sees are
/// seen as escapes, `\n`, `\x1b`, `\u202e`, `\ufeff`.
std::string oneLine(std::string_view text);

/// Columns that a text takes on a terminal: combining marks none, East Asian wide characters and
/// pictographs two, others one.
std::size_t displayWidth(std::string_view text);

/// Returns as much of the beginning of `text` as fits `width` columns of a terminal.
std::string_view beginning(std::string_view text, std::size_t width);

/// Plain text for people, built line by line. What comes from files cannot break a line.
class TextPage {
 public:
  /// Columns after which a paragraph goes on in the next line.
  static constexpr std::size_t width = 92;

  /// Adds `text` as one line behind `indent` spaces; what would break it is escaped (see oneLine).
  void line(std::string_view text, std::size_t indent = 0);
  /// Adds `text`, filled with `arguments` in this thread's language, as one line behind `indent`
  /// spaces.
  void line(Text text, std::initializer_list<Argument> arguments = {}, std::size_t indent = 0);

  /// Adds `text` as lines of whole words, each behind `indent` spaces. A word longer than a line
  /// stays whole; a text without words adds nothing.
  void paragraph(std::string_view text, std::size_t indent = 0);
  /// Adds `text`, filled with `arguments` in this thread's language, as lines of whole words, each
  /// behind `indent` spaces.
  void paragraph(Text text, std::initializer_list<Argument> arguments, std::size_t indent = 0);

  /// Adds an empty line, then `title`, filled with `arguments` in this thread's language.
  void section(Text title, std::initializer_list<Argument> arguments = {});
  void gap() { text_ += '\n'; }

  /// Adds `text` as it is: it has its line breaks already.
  void add(std::string_view text) { text_ += text; }

  /// What was written since the last time.
  std::string take() { return std::exchange(text_, {}); }

 private:
  std::string text_;
};

/// The fewest single-character changes that make `b` of `a`: a character put in, left out or
/// replaced, or two neighbours swapped. Bytes, letter case ignored for ASCII.
std::size_t editDistance(std::string_view a, std::string_view b);

/// Returns the candidate with the smallest edit distance (see editDistance) to a mistyped word.
/// @param word  As it was typed.
/// @param candidates  In the order of preference: of equally near ones the first is taken.
/// @return  Nothing where each differs in more than half of the word's bytes; one change is always
///     forgiven.
std::optional<std::string> nearestWord(std::string_view word,
                                       std::span<const std::string> candidates);
/// Returns the nearest of `candidates` to `word` in the same way.
std::optional<std::string> nearestWord(std::string_view word,
                                       std::span<const std::string_view> candidates);

/// Returns `; did you mean "X"?` with the nearest of `candidates` (see nearestWord): the end of a
/// sentence about a `word` that is not known. Empty where none is near.
Value hint(std::string_view word, std::span<const std::string> candidates);
/// Returns the same end of a sentence about `word`, of other `candidates`.
Value hint(std::string_view word, std::span<const std::string_view> candidates);

}  // namespace wb
