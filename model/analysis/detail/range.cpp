#include "model/analysis/detail/range.h"

#include "model/analysis/detail/tuning_texts.h"
#include "model/core/limits.h"
#include "model/core/number.h"

#include <array>
#include <cmath>
#include <optional>

namespace wb::tuning {
namespace {

/// The three numbers between two colons; nothing for anything else.
std::optional<std::array<double, 3>> threeNumbers(std::string_view text) {
  std::array<double, 3> numbers{};
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    const std::size_t colon = text.find(':');
    const bool isLast = i + 1 == numbers.size();
    if (isLast != (colon == std::string_view::npos)) return {};
    const auto number = parseNumber(text.substr(0, colon));
    if (!number) return {};
    numbers[i] = *number;
    text.remove_prefix(isLast ? text.size() : colon + 1);
  }
  return numbers;
}

bool isStepCount(double number) {
  return number == std::floor(number) && number >= 2 &&
         number <= static_cast<double>(limits::sweepSteps);
}

}  // namespace

double Range::at(std::size_t step) const {
  if (step + 1 == steps) return to;
  return from + (to - from) * static_cast<double>(step) / static_cast<double>(steps - 1);
}

bool looksLikeRange(std::string_view text) { return text.find(':') != std::string_view::npos; }

Result<Range> parseRange(std::string_view text) {
  const auto numbers = threeNumbers(text);
  if (!numbers || !isStepCount((*numbers)[2]))
    return failure(tuningTexts["range.form"], {{"limit", limits::sweepSteps}, {"text", text}});
  return Range{(*numbers)[0], (*numbers)[1], static_cast<std::size_t>((*numbers)[2])};
}

}  // namespace wb::tuning
