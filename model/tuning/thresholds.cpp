#include "model/tuning/thresholds.h"

#include "model/cost/geometry_cache.h"
#include "model/cost/linkset_facts.h"
#include "model/tuning/slopes.h"

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
      moved_.push_back({key, other, cost::GeometryRules(other)});
    }
}

bool Thresholds::changes(const Moved& moved, const scene::Part& part,
                         const cost::PartStatistics& statistics, const cost::Decision& now,
                         const scene::Linkset& linkset, bool isRoot) const {
  const cost::Decision then = decide(part, statistics, moved.profile, isRoot, linkset.dynamic());
  if (then.representation != now.representation) return true;
  if (now.representation != cost::Representation::triangleMesh) return false;
  const bool raisedNow = now.scale != part.scale;
  if (raisedNow != (then.scale != part.scale)) return true;
  return part.kind != scene::PartKind::mesh &&
         cost::physicsDetail(now.scale, rules_) != cost::physicsDetail(then.scale, moved.rules);
}

void Thresholds::addLimits(std::vector<Cliff>& cliffs, const cost::LinksetCost& cost) const {
  const Key key = cost.accounting == cost::Accounting::weighed ? Key::physical_limit
                                                               : Key::legacy_physical_limit;
  for (const Direction direction : directions)
    if (!sameLimit(cost, moved(profile_[key], direction)))
      cliffs.push_back({key, constant(key).name});
}

std::vector<Cliff> Thresholds::near(const scene::Linkset& linkset,
                                    const std::vector<cost::PartStatistics>& statistics,
                                    const cost::LinksetCost& cost) const {
  std::vector<Cliff> cliffs;
  for (std::size_t i = 0; i < linkset.parts.size(); ++i)
    for (const Moved& one : moved_)
      if (changes(one, linkset.parts[i], statistics[i], cost.parts[i].decision, linkset, i == 0))
        cliffs.push_back({one.key, constant(one.key).name});
  addLimits(cliffs, cost);
  unify(cliffs);
  return cliffs;
}

}  // namespace wb::tuning
