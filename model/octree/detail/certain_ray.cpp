// Problem: where a ray meets planes of an octree, with errors bounded, or without any.
// Method: a floating-point filter with a forward error bound (Fortune and Van Wyk 1996; Shewchuk
// 1997): what it cannot decide is computed in numbers of any size.
// Complexity: O(1).
// Constants: multiples of the unit roundoff u, each at least what the operations before it can
// lose: a sum or product loses u of its result. A middle plane's parameter is the mean of two
// others; at most limits::octreeDepth such means follow each other, each of which loses u.
#include "model/octree/detail/certain_ray.h"

#include "model/core/limits.h"

#include <glm/common.hpp>
#include <glm/geometric.hpp>

#include <algorithm>
#include <cmath>

namespace wb::octree {
namespace {

constexpr double lastBit = unitRoundoff;
constexpr double endless = std::numeric_limits<double>::infinity();

double largestOf(const glm::dvec3& numbers) {
  const glm::dvec3 sizes = glm::abs(numbers);
  return std::max({sizes.x, sizes.y, sizes.z});
}

}  // namespace

ScaledDirection::ScaledDirection(const glm::dvec3& direction) {
  int exponent = 0;
  std::frexp(largestOf(direction), &exponent);
  isScaled = true;
  for (int axis = 0; axis < axisCount; ++axis) {
    // A negative zero would point to the other side of a plane than a positive one.
    numbers[axis] = std::ldexp(direction[axis], 1 - exponent) + 0.0;
    const bool isNormal = std::abs(numbers[axis]) >= std::numeric_limits<double>::min();
    isScaled = isScaled && (direction[axis] == 0 || isNormal);
  }
  length = glm::length(numbers);
}

BoundedRay::BoundedRay(const OwnFrame& frame, const glm::dvec3& origin,
                       const ScaledDirection& scaled)
    : size(frame.size()) {
  const glm::dvec3 from = frame.position() - origin;
  if (!frame.isRotated()) {
    base = from;
    direction = scaled.numbers;
    baseError = lastBit * largestOf(from);
    return;
  }
  const glm::dvec3 fromCentre = from + size / 2;
  const double reach = std::abs(from.x) + std::abs(from.y) + std::abs(from.z) + 2 * size;
  direction = frame.directionFromWorld(scaled.numbers) + 0.0;
  base = frame.directionFromWorld(fromCentre) - size / 2;
  baseError = 16 * lastBit * reach;
  directionError = frame.isSymmetry() ? 0 : 16 * lastBit * largestOf(scaled.numbers);
}

double BoundedRay::parameterError(int axis) const {
  const double slope = std::abs(direction[axis]);
  if (!(slope > 4 * directionError)) return endless;
  constexpr double means = 2 * static_cast<double>(limits::octreeDepth);
  return (placeError(axis) + (means + 8) * lastBit * reach(axis)) / slope +
         2 * directionError * reach(axis) / (slope * slope);
}

CertainRay::CertainRay(const OwnFrame& frame, const Ray& ray) : size(frame.size()) {
  const Dyadic half = size * Dyadic(0.5);
  std::array<Dyadic, axisCount> fromCentre;
  for (int axis = 0; axis < axisCount; ++axis) {
    const auto at = static_cast<std::size_t>(axis);
    base[at] = Dyadic(frame.position()[axis]) - Dyadic(ray.origin[axis]);
    direction[at] = Dyadic(ray.direction[axis]);
    fromCentre[at] = base[at] + half;
  }
  if (frame.isRotated()) {
    const std::array given = direction;
    for (int axis = 0; axis < axisCount; ++axis) {
      const auto at = static_cast<std::size_t>(axis);
      const std::array row{frame.toOwn(axis, 0), frame.toOwn(axis, 1), frame.toOwn(axis, 2)};
      base[at] = dotOf(row, fromCentre) - half;
      direction[at] = dotOf(row, given);
    }
  }
  int exponent = 0;
  std::frexp(largestOf(ray.direction), &exponent);
  const int part = (1 - exponent) / 2;
  const Dyadic scale = Dyadic(std::ldexp(1, part)) * Dyadic(std::ldexp(1, 1 - exponent - part));
  for (std::size_t axis = 0; axis < axisCount; ++axis) {
    roundedBase[axis] = base[axis].toDouble();
    roundedDirection[axis] = (direction[axis] * scale).toDouble();
  }
  roundedSize = frame.size();
}

void CertainRay::turnAlong(int axis) {
  for (int other = 0; other < axisCount; ++other) {
    const auto at = static_cast<std::size_t>(other);
    roundedDirection[at] = other == axis ? 1 : 0;
    direction[at] = Dyadic(roundedDirection[at]);
  }
}

int CertainRay::sideOf(int axis, double fraction) const {
  const auto at = static_cast<std::size_t>(axis);
  const double place = roundedBase[at] + roundedSize * fraction;
  if (std::abs(place) > 8 * lastBit * (std::abs(roundedBase[at]) + roundedSize))
    return place < 0 ? -1 : 1;
  return (base[at] + size * Dyadic(fraction)).sign();
}

Parameter::Parameter(const CertainRay& ray, const glm::ivec3& normal, const glm::dvec3& point)
    : ray_(&ray), normal_(normal), point_(point) {
  round();
}

Parameter::Parameter(const CertainRay& ray, int axis, double fraction) : ray_(&ray) {
  normal_[axis] = 1;
  point_[axis] = fraction;
  round();
}

void Parameter::round() {
  double over = 0;
  double under = 0;
  double overReach = 0;
  double underReach = 0;
  for (int axis = 0; axis < axisCount; ++axis) {
    if (normal_[axis] == 0) continue;
    const auto at = static_cast<std::size_t>(axis);
    const auto weight = static_cast<double>(normal_[axis]);
    over += weight * (ray_->roundedBase[at] + ray_->roundedSize * point_[axis]);
    under += weight * ray_->roundedDirection[at];
    overReach += std::abs(weight) * (std::abs(ray_->roundedBase[at]) + ray_->roundedSize);
    underReach += std::abs(weight * ray_->roundedDirection[at]);
  }
  rounded_ = over / under;
  const double loss = 16 * lastBit * (overReach + std::abs(rounded_) * underReach);
  // A direction next to nothing, on the way to what a double cannot hold.
  const bool isUsable = std::abs(under) > 64 * lastBit * underReach && std::abs(under) > 0x1p-900;
  error_ = isUsable ? 2 * loss / std::abs(under) : endless;
  if (!std::isfinite(rounded_) || !std::isfinite(error_)) {
    rounded_ = 0;
    error_ = endless;
  }
}

Dyadic Parameter::numerator() const {
  Dyadic sum;
  if (ray_ == nullptr) return sum;
  for (int axis = 0; axis < axisCount; ++axis) {
    if (normal_[axis] == 0) continue;
    const auto at = static_cast<std::size_t>(axis);
    sum = sum + Dyadic(normal_[axis]) * (ray_->base[at] + ray_->size * Dyadic(point_[axis]));
  }
  return sum;
}

Dyadic Parameter::denominator() const {
  if (ray_ == nullptr) return 1;
  Dyadic sum;
  for (int axis = 0; axis < axisCount; ++axis)
    if (normal_[axis] != 0)
      sum = sum + Dyadic(normal_[axis]) * ray_->direction[static_cast<std::size_t>(axis)];
  return sum;
}

int Parameter::sign() const {
  if (std::abs(rounded_) > error_) return rounded_ < 0 ? -1 : 1;
  return numerator().sign() * denominator().sign();
}

int compare(const Parameter& a, const Parameter& b) {
  if (a.rounded_ + a.error_ < b.rounded_ - b.error_) return -1;
  if (b.rounded_ + b.error_ < a.rounded_ - a.error_) return 1;
  if (a.ray_ == b.ray_ && a.normal_ == b.normal_ && a.point_ == b.point_) return 0;
  const Dyadic under = a.denominator();
  const Dyadic otherUnder = b.denominator();
  const int difference = (a.numerator() * otherUnder - b.numerator() * under).sign();
  return difference * under.sign() * otherUnder.sign();
}

CertainSlabs::CertainSlabs(const CertainRay& ray, const glm::dvec3& corner, double side) {
  for (int axis = 0; axis < axisCount; ++axis) {
    const auto at = static_cast<std::size_t>(axis);
    const double low = corner[axis];
    const double high = corner[axis] + side;
    const int slope = ray.direction[at].sign();
    if (slope == 0) {
      isBeside = isBeside || ray.sideOf(axis, low) > 0 || ray.sideOf(axis, high) < 0;
      continue;
    }
    near[at].emplace(ray, axis, slope > 0 ? low : high);
    far[at].emplace(ray, axis, slope > 0 ? high : low);
  }
}

int CertainSlabs::entryAxis() const {
  int latest = -1;
  for (int axis = 0; axis < axisCount; ++axis) {
    const auto& one = near[static_cast<std::size_t>(axis)];
    if (!one) continue;
    if (latest < 0 || compare(*one, *near[static_cast<std::size_t>(latest)]) > 0) latest = axis;
  }
  return latest;
}

int CertainSlabs::exitAxis() const {
  int earliest = -1;
  for (int axis = 0; axis < axisCount; ++axis) {
    const auto& one = far[static_cast<std::size_t>(axis)];
    if (!one) continue;
    if (earliest < 0 || compare(*one, *far[static_cast<std::size_t>(earliest)]) < 0)
      earliest = axis;
  }
  return earliest;
}

bool CertainSlabs::isMet() const {
  if (isBeside) return false;
  const Parameter& last = exit();
  return last.sign() >= 0 && compare(entry(), last) <= 0;
}

}  // namespace wb::octree
