#include "model/base/value.h"

#include "model/base/number.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

namespace wb {
namespace {

constexpr double smallestWithDecimals = 0.0005;
constexpr double largestInFull = 1e15;

std::string withDecimals(double value) {
  const double size = std::abs(value);
  if (value == 0) return "0";
  if (!(size >= smallestWithDecimals && size < largestInFull)) return rounded(value, 3);
  std::string text = fmt::format("{:.3f}", value);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.ends_with('.')) text.pop_back();
  return text;
}

std::string withDigits(double value, int digits) {
  const bool isWhole = std::abs(value) < largestInFull && value == std::trunc(value);
  return isWhole ? shortest(value) : rounded(value, digits);
}

std::string digitsOf(const Number& number) {
  switch (number.form) {
    case Number::Form::decimals:
      return withDecimals(number.value);
    case Number::Form::digits:
      return withDigits(number.value, number.digits);
    case Number::Form::exact:
      break;
  }
  return shortest(number.value);
}

using Nested = std::shared_ptr<const Sentence>;

}  // namespace

Number threeDecimals(double value) { return {value, Number::Form::decimals}; }

Number sixDigits(double value) {
  constexpr int digits = 6;
  const double size = std::abs(value);
  const int before = size >= 1 && size < largestInFull ? static_cast<int>(std::log10(size)) + 1 : 0;
  return {value, Number::Form::digits, std::max(digits, before)};
}

Number sixDigitsBeside(double value, double other) {
  const bool looksAlike = value != other && written(sixDigits(value)) == written(sixDigits(other));
  return looksAlike ? Number{value} : sixDigits(value);
}

std::string written(const Number& number) {
  std::string text = digitsOf(number);
  return number.unit.empty() ? text : text.append(" ").append(number.unit);
}

Argument::Argument(std::string_view argumentName, Sentence sentence)
    : Argument(argumentName, Value(std::make_shared<const Sentence>(std::move(sentence)))) {}

bool Argument::operator==(const Argument& other) const {
  if (name != other.name) return false;
  const auto* nested = std::get_if<Nested>(&value);
  const auto* othersNested = std::get_if<Nested>(&other.value);
  return nested && othersNested ? **nested == **othersNested : value == other.value;
}

}  // namespace wb
