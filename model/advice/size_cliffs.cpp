#include "model/advice/size_cliffs.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace wb::advice {
namespace {

/// From one tried side to the next.
constexpr double stepFactor = 1.01;

bool isSame(const cost::Decision& a, const cost::Decision& b) {
  return a.representation == b.representation && a.reason == b.reason;
}

/// What a part is with one side changed.
class SideDecision {
 public:
  SideDecision(const scene::Part& part, const cost::PartStatistics& statistics,
               const cost::Profile& profile, const cost::PartPlace& place, int axis)
      : part_(part), statistics_(statistics), profile_(profile), place_(place), axis_(axis) {}

  cost::Decision at(double side) {
    part_.scale[axis_] = side;
    return decide(part_, statistics_, profile_, place_.isRoot, place_.dynamic);
  }

 private:
  scene::Part part_;
  const cost::PartStatistics& statistics_;
  const cost::Profile& profile_;
  cost::PartPlace place_;
  int axis_;
};

/// The sides that are tried, from the nearest: up to the end of the range, which is among them.
std::vector<double> triedSides(const scene::Part& part, int axis, bool grows) {
  const double from = part.scale[axis];
  const double end = grows ? longestSide : shortestSide;
  const auto isAhead = [&](double side) {
    return grows ? from < side && side <= end : from > side && side >= end;
  };
  std::vector<double> sides;
  for (double side = from; isAhead(side) || side == from;) {
    if (side != from) sides.push_back(side);
    side = grows ? side * stepFactor : side / stepFactor;
  }
  for (const double side : {part.scale.x, part.scale.y, part.scale.z, end})
    if (isAhead(side)) sides.push_back(side);
  std::ranges::sort(sides, [grows](double a, double b) { return grows ? a < b : a > b; });
  return sides;
}

/// The last bit between a side at which the part is as it was and one at which it is not.
double firstChanged(SideDecision& decision, const cost::Decision& now, double same, double other) {
  for (double middle = (same + other) / 2; middle != same && middle != other;
       middle = (same + other) / 2)
    (isSame(decision.at(middle), now) ? same : other) = middle;
  return other;
}

std::optional<SizeCliff> cliffOf(const scene::Part& part, SideDecision& decision, int axis,
                                 bool grows) {
  double same = part.scale[axis];
  const cost::Decision now = decision.at(same);
  for (const double side : triedSides(part, axis, grows)) {
    if (!isSame(decision.at(side), now)) {
      const double to = firstChanged(decision, now, same, side);
      return SizeCliff{axis, grows, part.scale[axis], to, decision.at(to)};
    }
    same = side;
  }
  return {};
}

}  // namespace

std::vector<SizeCliff> sizeCliffs(const scene::Part& part, const cost::PartStatistics& statistics,
                                  const cost::Profile& profile, const cost::PartPlace& place) {
  std::vector<SizeCliff> cliffs;
  for (int axis = 0; axis < 3; ++axis) {
    SideDecision decision(part, statistics, profile, place, axis);
    for (const bool grows : {false, true})
      if (const auto cliff = cliffOf(part, decision, axis, grows)) cliffs.push_back(*cliff);
  }
  return cliffs;
}

double tidySide(const SizeCliff& cliff, const scene::Part& part,
                const cost::PartStatistics& statistics, const cost::Profile& profile,
                const cost::PartPlace& place) {
  constexpr double perMetre = 1000;
  const double steps = cliff.to * perMetre;
  const double tidy = (cliff.grows ? std::ceil(steps) : std::floor(steps)) / perMetre;
  SideDecision decision(part, statistics, profile, place, cliff.axis);
  const bool inRange = tidy >= shortestSide && tidy <= longestSide;
  return inRange && isSame(decision.at(tidy), cliff.after) ? tidy : cliff.to;
}

}  // namespace wb::advice
