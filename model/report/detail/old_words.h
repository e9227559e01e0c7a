#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace wb::table {

/// A word of tables that had another name before version 1.0. Filters that were written then, in
/// scripts and by habit, still mean what they meant.
struct OldWord {
  std::string_view column;  ///< The column, by its name of today, that the old word is a value of.
  std::string_view old;
  std::string_view today;
};

/// Of columns themselves `column` is empty.
inline constexpr std::array oldWords{
    OldWord{"", "sureness", "confidence"},           OldWord{"", "error_m", "deviation_m"},
    OldWord{"", "error_pixels", "deviation_pixels"}, OldWord{"", "error_x_m", "deviation_x_m"},
    OldWord{"", "error_y_m", "deviation_y_m"},       OldWord{"", "error_z_m", "deviation_z_m"},
    OldWord{"accounting", "weighed", "new"},         OldWord{"method", "own", "existing"},
    OldWord{"method", "sheets", "panels"},
};

/// The word of today; the same word where it was never another.
constexpr std::string_view wordOfToday(std::string_view column, std::string_view word) {
  const auto* found = std::ranges::find_if(
      oldWords, [&](const OldWord& one) { return one.column == column && one.old == word; });
  return found == oldWords.end() ? word : found->today;
}

}  // namespace wb::table
