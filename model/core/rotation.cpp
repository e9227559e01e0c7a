#include "model/core/rotation.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace wb {
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
