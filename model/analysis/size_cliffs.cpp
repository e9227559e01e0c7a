#include "model/analysis/size_cliffs.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <span>

namespace wb::advice {
namespace {

/// From one tried side to the next.
constexpr double stepFactor = 1.01;

bool isAmong(std::string_view axes, int axis) {
  return axes.find(static_cast<char>('x' + axis)) != std::string_view::npos;
}

/// Sides that change together, told by one of them: when growing the longest, else the shortest, so
/// that no other leaves the range first.
class Direction {
 public:
  Direction(const glm::dvec3& from, std::string_view axes, bool grows)
      : from_(from), axes_(axes), grows_(grows) {
    for (int axis = 0; axis < 3; ++axis)
      if (isAmong(axes, axis) && (lead_ < 0 || isFarther(from[axis], from[lead_]))) lead_ = axis;
  }

  double start() const { return from_[lead_]; }

  glm::dvec3 at(double side) const {
    glm::dvec3 scale = from_;
    for (int axis = 0; axis < 3; ++axis)
      if (isAmong(axes_, axis))
        scale[axis] = from_[axis] == start() ? side : from_[axis] * (side / start());
    return scale;
  }

  /// The sides that are tried, from the nearest: up to the end of the range, which is among them.
  std::vector<double> tried() const {
    const double end = grows_ ? longestSide : shortestSide;
    const auto isAhead = [&](double side) {
      return isFarther(side, start()) && !isFarther(side, end);
    };
    const auto next = [&](double side) { return grows_ ? side * stepFactor : side / stepFactor; };
    std::vector<double> sides;
    for (double side = next(start()); isAhead(side); side = next(side)) sides.push_back(side);
    for (const double side : {from_.x, from_.y, from_.z, end})
      if (isAhead(side)) sides.push_back(side);
    std::ranges::sort(sides, [this](double a, double b) { return isFarther(b, a); });
    return sides;
  }

 private:
  bool isFarther(double a, double b) const { return grows_ ? a > b : a < b; }

  glm::dvec3 from_;
  std::string_view axes_;
  bool grows_;
  int lead_ = -1;
};

/// The last bit between a side at which the part is as it was and one at which it is not.
double firstChanged(SizeForms& forms, const Direction& direction, const SizeForm& now, double same,
                    double other) {
  for (double middle = (same + other) / 2; middle != same && middle != other;
       middle = (same + other) / 2)
    (forms.at(direction.at(middle)).isLike(now) ? same : other) = middle;
  return other;
}

std::optional<SizeCliff> cliffOf(SizeForms& forms, std::string_view axes, bool grows) {
  const glm::dvec3 from = forms.part().scale;
  const Direction direction(from, axes, grows);
  const SizeForm now = forms.at(from);
  double same = direction.start();
  for (const double side : direction.tried()) {
    if (!forms.at(direction.at(side)).isLike(now)) {
      const glm::dvec3 to = direction.at(firstChanged(forms, direction, now, same, side));
      return SizeCliff{axes, grows, from, to, now, forms.at(to)};
    }
    same = side;
  }
  return {};
}

/// The plane of a round prim: across a cylinder's axis, or that in which a ring lies.
std::string_view roundAxes(const scene::Part& part) {
  switch (part.kind) {
    case scene::PartKind::cylinder:
      return "xy";
    case scene::PartKind::torus:
    case scene::PartKind::tube:
    case scene::PartKind::ring:
      return "yz";
    default:
      return {};
  }
}

double roundedTo(double side, double steps) { return std::round(side * steps) / steps; }

/// Those sides of a cliff that change, moved on to the next of so many steps in a metre.
glm::dvec3 movedOn(const SizeCliff& cliff, double steps) {
  glm::dvec3 sides = cliff.to;
  for (int axis = 0; axis < 3; ++axis)
    if (isAmong(cliff.axes, axis))
      sides[axis] =
          (cliff.grows ? std::ceil(sides[axis] * steps) : std::floor(sides[axis] * steps)) / steps;
  return sides;
}

/// The sides of a cliff that are equal there to one that changes, all rounded.
glm::dvec3 roundedTogether(const SizeCliff& cliff, double steps) {
  const double equal = cliff.to[cliff.axis()];
  glm::dvec3 sides = cliff.to;
  for (int axis = 0; axis < 3; ++axis)
    if (sides[axis] == equal) sides[axis] = roundedTo(equal, steps);
  return sides;
}

}  // namespace

std::string_view name(CliffKind kind) {
  constexpr std::array<std::string_view, 3> names{"shape", "detail", "flat_side"};
  return names[static_cast<std::size_t>(kind)];
}

double SizeCliff::distance() const {
  const glm::dvec3 moved = glm::abs(to - from);
  return std::max({moved.x, moved.y, moved.z});
}

CliffKind SizeCliff::kind() const {
  const bool isOtherShape = before.decision.representation != after.decision.representation ||
                            before.decision.reason != after.decision.reason;
  if (isOtherShape) return CliffKind::shape;
  const bool isOtherDetail =
      before.triangles != after.triangles || before.hullVertices != after.hullVertices;
  return isOtherDetail ? CliffKind::detail : CliffKind::flatSide;
}

std::vector<SizeCliff> SizeCliffs::along(std::span<const std::string_view> directions) {
  std::vector<SizeCliff> cliffs;
  for (const std::string_view axes : directions)
    for (const bool grows : {false, true})
      if (const auto cliff = cliffOf(forms_, axes, grows)) cliffs.push_back(*cliff);
  return cliffs;
}

std::vector<SizeCliff> SizeCliffs::perAxis() {
  constexpr std::array<std::string_view, 3> directions{"x", "y", "z"};
  return along(directions);
}

std::vector<SizeCliff> SizeCliffs::together() {
  const std::array<std::string_view, 2> directions{"xyz", roundAxes(forms_.part())};
  return along(std::span(directions).first(directions[1].empty() ? 1 : 2));
}

bool SizeCliffs::isBeyond(const SizeCliff& cliff, const glm::dvec3& sides) {
  for (int axis = 0; axis < 3; ++axis)
    if (sides[axis] != cliff.from[axis] &&
        (sides[axis] < shortestSide || sides[axis] > longestSide))
      return false;
  return forms_.at(sides).isLike(cliff.after);
}

glm::dvec3 SizeCliffs::tidySides(const SizeCliff& cliff) {
  // Millimetres first; the grid's own sides have seven digits.
  for (double steps = 1e3; steps <= 1e7; steps *= 10)
    for (const glm::dvec3& sides : {movedOn(cliff, steps), roundedTogether(cliff, steps)})
      if (isBeyond(cliff, sides)) return sides;
  return cliff.to;
}

}  // namespace wb::advice
