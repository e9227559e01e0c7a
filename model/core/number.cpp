#include "model/core/number.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace wb {
namespace {

template <class... Format>
std::string toChars(double value, Format... format) {
  std::array<char, 64> buffer;
  const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, format...);
  return {buffer.data(), end.ptr};
}

}  // namespace

std::string shortest(double value) {
  constexpr double exactIntegers = 1e15;
  if (value == std::trunc(value) && std::abs(value) < exactIntegers)
    return toChars(value, std::chars_format::fixed);
  return toChars(value);
}

std::string rounded(double value, int digits) {
  return toChars(value, std::chars_format::general, digits);
}

std::optional<double> parseNumber(std::string_view text) {
  if (text.starts_with('+') && !text.starts_with("+-")) text.remove_prefix(1);
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || end != text.data() + text.size() || !std::isfinite(value)) return {};
  return value;
}

namespace {

/// A unit for what is a small part of a metre.
struct SmallUnit {
  double below;  ///< In metres.
  double perMetre;
  std::string_view unit;
};

constexpr std::array<SmallUnit, 3> smallUnits{
    {{1e-8, 1e9, "nm"}, {1e-4, 1e6, "µm"}, {1e-3, 1e3, "mm"}}};

}  // namespace

bool isSmallLength(double metres) {
  return metres != 0 && std::abs(metres) < smallUnits.back().below;
}

Number inMetres(double metres) {
  constexpr int digits = 3;
  if (!isSmallLength(metres)) return {metres, Number::Form::digits, digits, "m"};
  const auto* unit = std::ranges::find_if(
      smallUnits, [metres](const SmallUnit& one) { return std::abs(metres) < one.below; });
  return {metres * unit->perMetre, Number::Form::digits, digits, unit->unit};
}

const LengthUnit& unitOfErrors(const LengthUnit& unit) {
  const bool isMetric = unit.name == metreUnit.name || unit.name == centimetreUnit.name;
  return isMetric ? centimetreUnit : inchUnit;
}

Number asLength(Number metres) {
  metres.length = Number::Length::metres;
  return metres;
}

Number lengthInMetres(double metres) { return asLength(fourDigits(metres)); }

namespace {

double metresOf(const Number& length) {
  const bool isOfMetres = length.length != Number::Length::centimetres;
  return isOfMetres ? length.value : length.value / centimetreUnit.perMetre;
}

/// Which unit a length is read in where people measure in another.
const LengthUnit& wantedFor(const Number& length, const LengthUnit& unit) {
  return length.length == Number::Length::centimetres ? unitOfErrors(unit) : unit;
}

}  // namespace

Number amongOthers(const Number& length, const LengthUnit& unit) {
  return fourDigits(metresOf(length) * wantedFor(length, unit).perMetre);
}

Number inUnit(const Number& length, const LengthUnit& unit) {
  if (isSmallLength(metresOf(length))) return inMetres(metresOf(length));
  Number read = amongOthers(length, unit);
  read.unit = wantedFor(length, unit).name;
  return read;
}

Number inCentimetres(double metres) {
  Number number = fourDigits(metres);
  number.value *= centimetreUnit.perMetre;
  number.length = Number::Length::centimetres;
  return number;
}

namespace {

double squaredLength(const std::array<double, 4>& q) {
  return q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3];
}

/// Divided by its largest component first, so that no length overflows or vanishes.
std::optional<std::array<double, 4>> normalised(std::array<double, 4> q) {
  constexpr double unitTolerance = 8 * std::numeric_limits<double>::epsilon();
  if (std::abs(squaredLength(q) - 1) <= unitTolerance) return q;
  const double largest = std::abs(
      *std::ranges::max_element(q, {}, [](double component) { return std::abs(component); }));
  if (largest == 0) return {};
  for (double& component : q) component /= largest;
  const double length = std::sqrt(squaredLength(q));
  for (double& component : q) component /= length;
  return q;
}

}  // namespace

std::optional<glm::dquat> rotationOf(std::array<double, 4> xyzw) {
  const auto unit = normalised(xyzw);
  if (!unit) return {};
  const auto& [x, y, z, w] = *unit;
  return glm::dquat(w, x, y, z);
}

}  // namespace wb
