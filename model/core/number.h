#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace wb {

/// The shortest decimal form that reads back bit-exact, with `.` in every locale. Integral values
/// up to 1e15 are written without an exponent; infinities as `inf`, `-inf`, not a number as `nan`.
std::string shortest(double value);

/// At most `digits` significant digits, trailing zeros removed, `.` in every locale: for people.
std::string rounded(double value, int digits = 6);

/// The whole text as a finite number, read independent of the locale; nothing for anything else
/// (spaces, a trailing word, `inf`, `nan`, out of double's range).
std::optional<double> parseNumber(std::string_view text);

}  // namespace wb
