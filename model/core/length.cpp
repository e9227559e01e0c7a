#include "model/core/length.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace wb {
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

}  // namespace wb
