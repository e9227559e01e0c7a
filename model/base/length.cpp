#include "model/base/length.h"

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

Number inCentimetres(double metres) {
  constexpr double perMetre = 100;
  Number number = fourDigits(metres);
  number.value *= perMetre;
  return number;
}

}  // namespace wb
