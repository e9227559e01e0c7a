#include "model/core/text.h"

#include "model/core/number.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

namespace wb {
namespace {

constexpr double largestInFull = 1e15;

/// The least that is written out in full: 0.0000002.
constexpr int smallestExponentInFull = -9;

/// `-12` raised, as people write powers of ten.
std::string raised(int exponent) {
  constexpr std::array<std::string_view, 10> digits{"⁰", "¹", "²", "³", "⁴",
                                                    "⁵", "⁶", "⁷", "⁸", "⁹"};
  std::string text(exponent < 0 ? "⁻" : "");
  for (const char digit : std::to_string(std::abs(exponent)))
    text += digits[static_cast<std::size_t>(digit - '0')];
  return text;
}

/// A number in scientific notation as people write it: `3.2e-07` as `0.00000032`, what is far
/// smaller or large as `3.2·10⁻¹²`.
std::string asPeopleWrite(const std::string& text) {
  const std::size_t mark = text.find('e');
  const bool isNumber = mark != std::string::npos && mark > 0 && text.find("inf") == text.npos;
  if (!isNumber) return text;
  const std::string mantissa = text.substr(0, mark);
  const int exponent = std::stoi(text.substr(mark + 1));
  if (exponent > 0 || exponent < smallestExponentInFull) return mantissa + "·10" + raised(exponent);
  const std::string sign = mantissa.starts_with('-') ? "-" : "";
  std::string digits;
  for (const char c : mantissa)
    if (c >= '0' && c <= '9') digits += c;
  return sign + "0." + std::string(static_cast<std::size_t>(-exponent - 1), '0') + digits;
}

std::string withDigits(double value, int digits) {
  const double size = std::abs(value);
  const bool isWhole = value == std::trunc(value) || size >= std::pow(10, digits - 1);
  if (isWhole && size < largestInFull) return shortest(std::round(value));
  return asPeopleWrite(rounded(value, digits));
}

std::string digitsOf(const Number& number) {
  switch (number.form) {
    case Number::Form::digits:
      return withDigits(number.value, number.digits);
    case Number::Form::exact:
      break;
  }
  return asPeopleWrite(shortest(number.value));
}

using Nested = std::shared_ptr<const Sentence>;

}  // namespace

/// A weight just below a half must not look as if it were rounded up; what lies within the noise of
/// arithmetic is that half: a side may shrink to 0.5 m.
Number fourDigits(double value) {
  constexpr int usual = 4;
  constexpr int most = 10;
  const double size = std::abs(value);
  const bool isBelowHalf = size < 1000 && size - std::floor(size) < 0.5;
  const auto looksRoundedUp = [size](int digits) {
    return std::round(parseNumber(rounded(size, digits)).value_or(size)) > std::floor(size);
  };
  int digits = usual;
  while (isBelowHalf && digits <= most && looksRoundedUp(digits)) ++digits;
  return {value, Number::Form::digits, digits > most ? usual : digits};
}

Number fourDigitsBeside(double value, double other) {
  const bool looksAlike =
      value != other && written(fourDigits(value)) == written(fourDigits(other));
  return looksAlike ? Number{value} : fourDigits(value);
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
