#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace wb {

/// The text with every byte that is no UTF-8 replaced by U+FFFD.
std::string validUtf8(std::string_view text);

/// A text that stays on its line and cannot steer a terminal: valid UTF-8 in which control
/// characters, line separators, changes of the writing direction and signs that nobody sees are
/// seen as escapes, `\n`, `\x1b`, `\u202e`, `\ufeff`.
std::string oneLine(std::string_view text);

/// Columns that a text takes on a terminal: combining marks none, East Asian wide characters and
/// pictographs two, others one.
std::size_t displayWidth(std::string_view text);

/// As much of a text's beginning as fits this many columns.
std::string_view beginning(std::string_view text, std::size_t width);

}  // namespace wb
