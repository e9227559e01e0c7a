#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace wb::llsd {

/// Seconds since 1970 of `2006-02-01T14:29:53.43Z`; the fraction may be missing. Nothing for
/// anything else, or for a day or time that does not exist.
std::optional<double> parseDate(std::string_view text);

/// The same form, which reads back bit-exact. Nothing outside the years 0000 to 9999.
std::optional<std::string> dateText(double seconds);

}  // namespace wb::llsd
