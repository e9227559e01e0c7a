#include "ui/constants/slider_scale.h"

#include "model/base/number.h"

#include <algorithm>
#include <cmath>

namespace wb::ui {
namespace {

constexpr double widestLinear = 50;
constexpr int digits = 3;

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

double withFewDigits(double value) { return *parseNumber(rounded(value, digits)); }

}  // namespace

SliderScale::SliderScale(double minimum, double standard, double maximum)
    : minimum_(minimum), standard_(standard), maximum_(maximum) {}

int SliderScale::positionOf(double value) const {
  const double clamped = std::clamp(value, minimum_, maximum_);
  const double share = clamped < standard_ ? fraction(clamped, minimum_, standard_)
                                           : 1 + fraction(clamped, standard_, maximum_);
  return static_cast<int>(std::lround(share * middle));
}

double SliderScale::valueAt(int position) const {
  if (position <= 0) return minimum_;
  if (position == middle) return standard_;
  if (position >= positions) return maximum_;
  const double share = static_cast<double>(position) / middle;
  const double value = position < middle ? between(share, minimum_, standard_)
                                         : between(share - 1, standard_, maximum_);
  return std::clamp(withFewDigits(value), minimum_, maximum_);
}

}  // namespace wb::ui
