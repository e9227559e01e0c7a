#include "model/geometry/detail/curve.h"

#include <array>
#include <cmath>
#include <numbers>

namespace wb::prim {
namespace {

bool isFlatSided(Profile profile) {
  return profile != Profile::circle && profile != Profile::halfCircle;
}

/// A cut that misses a whole step by rounding alone is at that step: else it would add a side
/// without a width.
double snapped(double station) {
  constexpr double rounding = 1e-9;
  const double whole = std::round(station);
  return std::abs(station - whole) < rounding ? whole : station;
}

struct Direction {
  double cosine;
  double sine;
};

/// Of at most an eighth of a turn either way. At the eighth, where a square has its corners, both
/// are equal, as rounded angles are not.
Direction nearDirection(double turns) {
  if (turns == -0.125) return {std::numbers::sqrt2 / 2, -std::numbers::sqrt2 / 2};
  const double angle = turns * 2 * std::numbers::pi;
  return {std::cos(angle), std::sin(angle)};
}

}  // namespace

glm::dvec2 direction(double turns) {
  const double quarter = std::floor(turns * 4 + 0.5);
  const auto [c, s] = nearDirection(turns - quarter / 4);
  switch (static_cast<int>(quarter - 4 * std::floor(quarter / 4))) {
    case 0:
      return {c, s};
    case 1:
      return {-s, c};
    case 2:
      return {-c, -s};
    default:
      return {s, -c};
  }
}

double polygonRadius(std::size_t sides) {
  constexpr std::array<double, 7> fewSides{0.5, 0.5, 0.5, 0.5, 0.707107, 0.53, 0.525};
  return sides < fewSides.size() ? fewSides[sides] : 0.5;
}

std::vector<double> stations(double begin, double end, std::size_t steps) {
  const auto count = static_cast<double>(steps);
  const double last = snapped(end * count);
  std::vector<double> result{snapped(begin * count)};
  for (double step = std::floor(result.front()) + 1; step < last; ++step) result.push_back(step);
  result.push_back(last);
  return result;
}

std::size_t wholePart(double value) { return static_cast<std::size_t>(std::floor(value)); }

std::size_t splitsOf(const PrimShape& shape, double detail) {
  const bool tapered = shape.taper != glm::dvec2(0, 0);
  if (shape.path == Path::line && tapered && isFlatSided(shape.profile)) return 0;
  return wholePart(0.66 * detail);
}

}  // namespace wb::prim
