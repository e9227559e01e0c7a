#include "ui/panels/constants/detail/slider_scale.h"

#include "model/core/number.h"

#include <algorithm>
#include <cmath>

namespace wb::ui {
namespace {

constexpr double widestLinear = 50;
constexpr int digits = 4;
constexpr int fineDigits = 6;
constexpr double decadeBegin = 0.3;
constexpr double decadeEnd = 3;

bool isLogarithmic(double from, double to) { return from > 0 && to / from > widestLinear; }

/// How far a number is from `from` to `to`, 0..1.
double fraction(double value, double from, double to) {
  if (from == to) return 0;
  if (isLogarithmic(from, to)) return std::log(value / from) / std::log(to / from);
  return (value - from) / (to - from);
}

double between(double share, double from, double to) {
  if (isLogarithmic(from, to)) return from * std::pow(to / from, share);
  return from + share * (to - from);
}

double withDigits(double value, int count) { return *parseNumber(rounded(value, count)); }

}  // namespace

SliderScale::SliderScale(double minimum, double standard, double maximum)
    : minimum_(minimum), standard_(standard), maximum_(maximum) {}

SliderScale SliderScale::decadeOf(double minimum, double standard, double maximum) {
  if (standard <= 0) return {minimum, standard, maximum};
  return {std::clamp(withDigits(standard * decadeBegin, digits), minimum, standard), standard,
          std::clamp(withDigits(standard * decadeEnd, digits), standard, maximum)};
}

int SliderScale::positionOf(double value) const {
  return static_cast<int>(std::lround(exactPositionOf(value)));
}

double SliderScale::exactPositionOf(double value) const {
  const double clamped = std::clamp(value, minimum_, maximum_);
  const double share = clamped < standard_ ? fraction(clamped, minimum_, standard_)
                                           : 1 + fraction(clamped, standard_, maximum_);
  return share * middle;
}

double SliderScale::valueAt(double position) const {
  if (position <= 0) return minimum_;
  if (position == middle) return standard_;
  if (position >= positions) return maximum_;
  const double share = position / middle;
  const double value = position < middle ? between(share, minimum_, standard_)
                                         : between(share - 1, standard_, maximum_);
  const int count = position == std::floor(position) ? digits : fineDigits;
  return std::clamp(withDigits(value, count), minimum_, maximum_);
}

}  // namespace wb::ui
