#include "model/report/readable.h"

#include "model/core/language.h"
#include "model/core/number.h"
#include "model/core/text_width.h"
#include "model/cost/cost_value.h"
#include "model/report/table_texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace wb::table {
namespace {

struct ReadableCell {
  std::string operator()(std::monostate) const { return {}; }
  std::string operator()(bool value) const {
    return rendered(value ? tableTexts["report.yes"] : tableTexts["report.no"]);
  }
  std::string operator()(std::size_t count) const {
    return rendered(Number{static_cast<double>(count)});
  }
  std::string operator()(double number) const { return readable(number); }
  std::string operator()(const std::string& text) const { return oneLine(text); }
  std::string operator()(const Unknown& unknown) const { return rendered(sentenceOf(unknown)); }
};

}  // namespace

std::string readable(double number) { return rendered(fourDigits(number)); }

std::string readable(double number, int digits) {
  return rendered(Number{number, Number::Form::digits, digits});
}

int digitsToTellApart(std::vector<double> numbers) {
  constexpr int fewest = 4;
  constexpr int all = std::numeric_limits<double>::max_digits10;
  std::ranges::sort(numbers);
  numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
  int digits = fewest;
  for (std::size_t i = 1; i < numbers.size(); ++i)
    while (digits < all && readable(numbers[i - 1], digits) == readable(numbers[i], digits))
      ++digits;
  return digits;
}

std::string readableCost(double value, bool unknown) {
  return unknown ? readable(Cell{Unknown{Unknown::Bound::least, value}}) : readable(value);
}

Sentence sentenceOf(const Unknown& unknown) {
  const Number value = fourDigits(unknown.value);
  if (unknown.bound == Unknown::Bound::most)
    return {tableTexts["report.at_most"], {{"value", Value(value)}}};
  return cost::incompleteCost(unknown.bound == Unknown::Bound::none ? fourDigits(0) : value);
}

std::string readable(const Cell& cell) { return std::visit(ReadableCell{}, cell); }

}  // namespace wb::table
