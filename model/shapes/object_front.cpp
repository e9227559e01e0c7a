#include "model/shapes/object_front.h"

#include <algorithm>
#include <array>
#include <limits>
#include <tuple>
#include <utility>

namespace wb::making {
namespace {

using ShapesOfGroups = std::vector<std::vector<shape::MadeShape>>;
using ShapeSet = std::vector<std::size_t>;  ///< One a group: of the shapes that were made for it.

/// What contactStops are of the usual distance, and any.
constexpr std::array deviationStops{0.2, 0.4, 1.0,
                                    2.0, 6.0, std::numeric_limits<double>::infinity()};

/// Whether it is known what the part collides as on the grid, and avatars get through.
bool isCandidate(const shape::MadeShape& made) {
  const bool isKnown = shape::arrivalOf(made.shape) == shape::Arrival::exact || made.analyzed;
  return isKnown && made.isUsed && made.shape.keepsPassage();
}

std::vector<ShapeSet> setsOfOne(const std::vector<shape::MadeShape>& shapes) {
  std::vector<ShapeSet> sets;
  for (std::size_t i = 0; i < shapes.size(); ++i)
    if (isCandidate(shapes[i])) sets.push_back({i});
  return sets;
}

/// What is chosen where shapes may be that far off; nothing where a group has none.
std::optional<ShapeSet> chosenAt(double deviation, const Order& order, ShapesOfGroups& shapes) {
  const Within within = withinOf(order.request);
  for (auto& group : shapes)
    for (shape::MadeShape& made : group)
      made.isAsAsked = isCandidate(made) && deviationRatio(within, made) <= deviation;
  choose(order, shapes);
  ShapeSet set;
  for (const auto& group : shapes) {
    const auto chosen = std::ranges::find_if(group, &shape::MadeShape::isChosen);
    if (chosen == group.end()) return {};
    set.push_back(static_cast<std::size_t>(chosen - group.begin()));
  }
  return set;
}

/// All together there would be too many.
std::vector<ShapeSet> setsOfSeveral(const Order& order, ShapesOfGroups& shapes) {
  std::vector<ShapeSet> sets;
  for (const double deviation : deviationStops)
    if (auto set = chosenAt(deviation, order, shapes)) sets.push_back(std::move(*set));
  return sets;
}

void takeFarther(std::optional<double>& most, double distance) {
  most = std::max(most.value_or(0), distance);
}

void takeFarther(ShapeDistances& most, const shape::ShapeError& error) {
  most.anywhere = std::max(most.anywhere, error.error());
  if (!error.zones) return;
  takeFarther(most.contact, error.zones->contact.distance);
  takeFarther(most.elsewhere, error.zones->elsewhere.distance);
}

Combination combination(const FoundForObject& found, const LevelsAtPixels& levels,
                        const ShapeSet& set) {
  const Within within = withinOf(found.order.request);
  Combination one{.pixels = levels.pixels};
  std::vector<PlannedShape> planned;
  for (std::size_t i = 0; i < set.size(); ++i) {
    const Group& group = found.order.groups[i];
    const shape::MadeShape& made = found.shapes[i][set[i]];
    one.methods.push_back(made.shape.method);
    one.deviation = std::max(one.deviation, deviationRatio(within, made));
    takeFarther(one.distances, made.shape.error);
    one.isExact = one.isExact && shape::arrivalOf(made.shape) == shape::Arrival::exact;
    std::vector<std::size_t> parts = group.alike();
    parts.push_back(group.first());
    planned.push_back({std::move(parts), &made});
  }
  one.cost = costWith(found.object, &levels.levels, planned, found.order.profile);
  return one;
}

/// What counts, each the less the better.
std::tuple<double, double, double, bool> criteriaOf(const Combination& one) {
  return {one.cost.landImpact, one.pixels, one.deviation, !one.isExact};
}

bool isAsGood(const Combination& one, const Combination& other) {
  return one.cost.landImpact <= other.cost.landImpact && one.pixels <= other.pixels &&
         one.deviation <= other.deviation && one.isExact >= other.isExact;
}

}  // namespace

double deviationRatio(const Within& within, const shape::MadeShape& made) {
  const shape::ShapeError& error = made.shape.error;
  if (!within.zones)
    return within.tolerance ? error.error() / shape::metresOf(*within.tolerance, made.diagonal) : 0;
  const shape::ZoneTolerances limits = shape::tolerancesFor(*within.zones, made.diagonal);
  if (!error.zones) return error.error() / limits.tighter();
  return std::max(error.zones->contact.distance / limits.contact,
                  error.zones->elsewhere.distance / limits.elsewhere);
}

std::vector<Combination> combine(FoundForObject found) {
  if (found.order.groups.empty()) return {};
  const std::size_t linkset = found.order.groups.front().parts.front().linkset;
  std::vector<Combination> all;
  for (const LevelsAtPixels& levels : found.levels) {
    // What is free beside these levels is not what is free beside others.
    const Order order = plannedWith(found.order, linkset, found.object, &levels.levels);
    const std::vector<ShapeSet> sets = found.shapes.size() == 1
                                           ? setsOfOne(found.shapes.front())
                                           : setsOfSeveral(order, found.shapes);
    for (const ShapeSet& set : sets) all.push_back(combination(found, levels, set));
  }
  return all;
}

/// Whatever beats another one comes before it in this order.
std::vector<Combination> findFront(std::vector<Combination> combinations) {
  std::ranges::stable_sort(combinations, {}, [](const Combination& one) {
    return std::tuple(criteriaOf(one), one.cost.physics);
  });
  std::vector<Combination> front;
  for (Combination& one : combinations)
    if (std::ranges::none_of(front, [&](const Combination& other) { return isAsGood(other, one); }))
      front.push_back(std::move(one));
  return front;
}

}  // namespace wb::making
