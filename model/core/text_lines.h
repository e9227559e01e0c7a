#pragma once

#include <string_view>

namespace wb {

inline constexpr std::string_view textBlanks = " \t\r\n\f\v";

/// Takes the first line off a text, whether it ends in LF, CRLF or CR; without the blanks around
/// it.
std::string_view takeLine(std::string_view& text);

/// Takes the first word off a text; empty where there is none.
std::string_view takeWord(std::string_view& text);

}  // namespace wb
