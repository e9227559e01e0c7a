#pragma once

#include <string_view>

namespace wb {

/// What stands for a byte that begins no well-formed UTF-8 sequence.
inline constexpr char32_t replacementCodePoint = 0xfffd;

/// Takes the first code point off a text that is not empty. A byte that begins no well-formed UTF-8
/// sequence is taken alone, as the replacement.
char32_t takeCodePoint(std::string_view& text);

/// Whether a text is well-formed UTF-8.
bool isUtf8(std::string_view text);

}  // namespace wb
