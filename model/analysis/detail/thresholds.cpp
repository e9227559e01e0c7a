#include "model/analysis/detail/thresholds.h"

#include "model/analysis/detail/slopes.h"
#include "model/analysis/detail/weighed_shape.h"
#include "model/cost/geometry_cache.h"
#include "model/cost/linkset_facts.h"

#include <algorithm>

namespace wb::tuning {
namespace {

using cost::Key;

constexpr std::array directions{Direction::down, Direction::up};

/// Constants that only decide what a part is.
constexpr std::array thresholdKeys{
    Key::thin_side_limit,  Key::small_side,         Key::flat_average,    Key::flat_side,
    Key::tolerance_hollow, Key::tolerance_cut,      Key::tolerance_taper, Key::tolerance_twist,
    Key::tolerance_shear,  Key::prim_detail_medium, Key::prim_detail_high};

double moved(double value, Direction direction) {
  return value * (1 + static_cast<double>(direction) * nearness);
}

/// Whether physics may be made of a part's parameters.
bool isTessellated(scene::PartKind kind) {
  return kind != scene::PartKind::mesh && kind != scene::PartKind::sculpt &&
         kind != scene::PartKind::flexible;
}

bool sameLimit(const cost::LinksetCost& cost, double limit) {
  const bool may = cost.accounting == cost::Accounting::weighed
                       ? mayBePhysical(cost.parts, limit)
                       : static_cast<double>(cost.parts.size()) <= limit;
  return may == cost.canBePhysical;
}

}  // namespace

Thresholds::Thresholds(const cost::Profile& profile) : profile_(profile), rules_(profile) {
  if (profile.accounting == cost::AccountingModel::openSim) return;
  for (const Key key : thresholdKeys)
    for (const Direction direction : directions) {
      cost::Profile other = profile;
      other[key] = moved(profile[key], direction);
      const cost::GeometryRules rules(other);
      moved_.push_back({key, other, rules, cost::StatisticsMaker(rules)});
    }
}

bool Thresholds::changes(Moved& moved, const Now& now) const {
  const auto decideThen = [&](const cost::PartStatistics& statistics) {
    return decide(now.part, statistics, moved.profile, now.isRoot, now.dynamic);
  };
  const auto shapeOf = [&](const cost::PartStatistics& statistics, const cost::Decision& decision) {
    return weighedShape(now.part, statistics, decision, profile_.accounting);
  };
  const WeighedShape shape = shapeOf(now.statistics, now.decision);
  const cost::Decision then = decideThen(now.statistics);
  if (shapeOf(now.statistics, then) != shape) return true;
  if (!isTessellated(now.part.kind) || cost::physicsDetail(now.decision.scale, rules_) ==
                                           cost::physicsDetail(then.scale, moved.rules))
    return false;
  const cost::PartStatistics cut = moved.maker.make(now.part, nullptr);
  return shapeOf(cut, decideThen(cut)) != shape;
}

void Thresholds::addLimits(std::vector<Cliff>& cliffs, const cost::LinksetCost& cost) const {
  if (cost.unknown.canBePhysical) return;
  const Key key = cost.accounting == cost::Accounting::weighed ? Key::physical_limit
                                                               : Key::legacy_physical_limit;
  for (const Direction direction : directions)
    if (!sameLimit(cost, moved(profile_[key], direction)))
      cliffs.push_back({key, constant(key).name});
}

std::vector<Cliff> Thresholds::near(const scene::Linkset& linkset,
                                    const std::vector<cost::PartStatistics>& statistics,
                                    const cost::LinksetCost& cost) {
  std::vector<Cliff> cliffs;
  for (std::size_t i = 0; i < linkset.parts.size(); ++i) {
    const Now now{linkset.parts[i], statistics[i], cost.parts[i].decision, i == 0,
                  linkset.dynamic()};
    for (Moved& one : moved_)
      if (changes(one, now)) cliffs.push_back({one.key, constant(one.key).name});
  }
  addLimits(cliffs, cost);
  unify(cliffs);
  return cliffs;
}

}  // namespace wb::tuning
