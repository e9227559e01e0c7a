#include "model/analysis/size_cliffs.h"

#include "model/cost/statistics.h"
#include "model/cost/streaming_rules.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <span>

// Finds sizes at which a part becomes something else for physics: a scan in steps of one per cent
// (and at the part's other sides), then bisection down to the last bit. About 900 decisions an axis
// at most; prims are cut once at each level of detail. downloadSizes compares the slopes of
// the weight on both sides of each radius at which the grid switches levels.

namespace wb::advice {
namespace {

using cost::Representation;
using scene::PartKind;

/// Whether its surface, and so its hull, is another one at another detail.
bool hasDetail(const scene::Part& part, const cost::Decision& decision) {
  const bool isPrim = part.kind != PartKind::mesh && part.kind != PartKind::sculpt &&
                      part.kind != PartKind::flexible;
  return isPrim && (decision.representation == Representation::triangleMesh ||
                    decision.representation == Representation::hull);
}

std::optional<int> raisedAxis(const cost::Decision& decision, const glm::dvec3& scale) {
  if (decision.representation != Representation::triangleMesh) return {};
  for (int axis = 0; axis < 3; ++axis)
    if (decision.scale[axis] > scale[axis]) return axis;
  return {};
}

}  // namespace

bool SizeForm::isLike(const SizeForm& other) const {
  return decision.representation == other.decision.representation &&
         decision.reason == other.decision.reason && triangles == other.triangles &&
         hullVertices == other.hullVertices && raised == other.raised;
}

SizeForms::SizeForms(const scene::Part& part, const cost::PartStatistics& statistics,
                     const cost::Profile& profile, const cost::PartPlace& place)
    : part_(part), statistics_(statistics), profile_(profile), place_(place), rules_(profile) {}

SizeForm SizeForms::at(const glm::dvec3& scale) {
  scene::Part part = part_;
  part.scale = scale;
  const cost::Decision decision =
      decide(part, statistics_, profile_, place_.isRoot, place_.dynamic);
  const auto numbers = shapeNumbers(part, statisticsFor(decision, scale), decision, profile_);
  return {decision, numbers.triangles, numbers.hullVertices, raisedAxis(decision, scale)};
}

const cost::PartStatistics& SizeForms::statisticsFor(const cost::Decision& decision,
                                                     const glm::dvec3& scale) {
  if (!hasDetail(part_, decision)) return statistics_;
  const auto [found, isNew] = byDetail_.try_emplace(physicsDetail(decision.scale, rules_));
  if (!isNew) return found->second;
  scene::Part part = part_;
  part.scale = scale;
  return found->second = cost::StatisticsMaker(rules_).make(part, nullptr);
}

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

namespace {

/// Of a radius: how far beside it slopes are taken. More than the areas' own limits (1 m² of
/// 102,944) move a change, less than shows their curvature.
constexpr double beside = 1e-3;
/// Of the steeper of two slopes: what the curves themselves do not reach over that distance.
constexpr double clearChange = 0.02;
/// Of the weight: slopes below this are rounding.
constexpr double flat = 1e-7;

/// The weight of a part at any radius.
class WeightBySize {
 public:
  WeightBySize(const scene::Part& part, const cost::PartStatistics& statistics,
               const cost::Profile& profile, const cost::PartPlace& place)
      : part_(part), statistics_(statistics), profile_(profile), place_(place) {}

  double at(double radius) const {
    scene::Part scaled = part_;
    scaled.scale *= radius / (glm::length(part_.scale) / 2);
    return weighPart(scaled, statistics_, profile_, place_).streaming.value_or(0);
  }

  /// By how much of itself the weight grows for a radius that grows by all of itself.
  double slope(double from, double to) const {
    const double before = at(from);
    const double grown = (at(to) - before) / (to - from) * from;
    return before > 0 ? grown / before : 0;
  }

 private:
  const scene::Part& part_;
  const cost::PartStatistics& statistics_;
  const cost::Profile& profile_;
  cost::PartPlace place_;
};

bool isFlat(double slope) { return std::abs(slope) < flat; }

}  // namespace

std::optional<DownloadSizes> downloadSizes(const scene::Part& part,
                                           const cost::PartStatistics& statistics,
                                           const cost::Profile& profile,
                                           const cost::PartPlace& place) {
  const double radius = glm::length(part.scale) / 2;
  if (profile.accounting == cost::AccountingModel::openSim || radius <= 0 ||
      !weighPart(part, statistics, profile, place).streaming)
    return {};
  const cost::SwitchRadii switches = cost::switchRadii(profile);
  std::array<double, 3> radii{switches.medium, switches.low, switches.lowest};
  std::ranges::sort(radii);
  const WeightBySize weight(part, statistics, profile, place);
  DownloadSizes sizes{radius, {}, {}};
  for (const double at : radii) {
    if (!sizes.changes.empty() && at <= sizes.changes.back() * (1 + beside)) continue;
    const double before = weight.slope(at * (1 - beside), at);
    const double after = weight.slope(at, at * (1 + beside));
    if (std::abs(after - before) <= clearChange * std::max(std::abs(before), std::abs(after)) ||
        (isFlat(before) && isFlat(after)))
      continue;
    sizes.changes.push_back(at);
    if (at >= switches.plateau() && isFlat(after)) sizes.constant = at;
  }
  if (sizes.changes.empty()) return {};
  return sizes;
}

}  // namespace wb::advice
