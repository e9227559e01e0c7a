#include "model/analysis/sensitivity.h"

#include "model/analysis/detail/dual_numbers.h"
#include "model/analysis/detail/slopes.h"
#include "model/core/threads.h"
#include "model/cost/cost.h"
#include "model/cost/linkset_rules.h"
#include "model/cost/statistics.h"

#include <algorithm>
#include <optional>
#include <utility>

// How costs follow constants: derivatives by slopes.h, both ways where a cliff is met, and
// thresholds by finite differences: each threshold is moved by one per cent (`nearness`) up and
// down, and a part that becomes another shape marks a cliff. Linear in parts times thresholds; sums
// are added in the scene's order, so that they have the same bits on any number of threads.

namespace wb::tuning {

/// Cliffs at which a cost jumps, since a part becomes another shape, or a linkset may no longer be
/// physical (`physical_limit`): a constant is near one if moving it by `nearness` of itself does
/// that. No derivative tells of these. Each once, in the order of keys.
class Thresholds {
 public:
  explicit Thresholds(const cost::Profile& profile);

  std::vector<Cliff> near(const scene::Linkset& linkset,
                          const std::vector<cost::PartStatistics>& statistics,
                          const cost::LinksetCost& cost);

 private:
  /// The profile with one threshold moved.
  struct Moved {
    cost::Key key;
    cost::Profile profile;
    cost::GeometryRules rules;
    cost::StatisticsMaker maker;  ///< Of prims that are cut into other pieces there.
  };
  /// A part as it is.
  struct Now {
    const scene::Part& part;
    const cost::PartStatistics& statistics;
    const cost::Decision& decision;
    bool isRoot;
    bool dynamic;
  };

  bool changes(Moved& moved, const Now& now) const;
  void addLimits(std::vector<Cliff>& cliffs, const cost::LinksetCost& cost) const;

  cost::Profile profile_;
  cost::GeometryRules rules_;
  std::vector<Moved> moved_;
};

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

namespace {

/// Only at a cliff do constants lead elsewhere when they shrink.
PerConstant slopesDown(const scene::Scene& scene, std::size_t linkset,
                       const std::vector<cost::PartStatistics>& statistics,
                       const cost::Profile& profile, const LinksetSlopes& up) {
  if (std::ranges::none_of(up.cliffs, &Cliff::at)) return up.numbers.landImpact.slope;
  return slopesOf(scene, linkset, statistics, profile, Direction::down).numbers.landImpact.slope;
}

void add(PerConstant& sum, const PerConstant& addend) {
  for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += addend[i];
}

void add(CostSlopes& sum, const CostSlopes& addend) {
  sum.cost += addend.cost;
  sum.unknown |= addend.unknown;
  add(sum.up, addend.up);
  add(sum.down, addend.down);
  sum.cliffs.insert(sum.cliffs.end(), addend.cliffs.begin(), addend.cliffs.end());
}

CostSlopes slopesOf(const scene::Scene& scene, std::size_t linkset,
                    const std::vector<cost::PartStatistics>& parts, const cost::Profile& profile,
                    const cost::LinksetCost& cost, Thresholds& thresholds) {
  LinksetSlopes up = slopesOf(scene, linkset, parts, profile, Direction::up);
  CostSlopes slopes;
  slopes.cost = up.numbers.landImpact.value;
  slopes.unknown = cost.unknown.landImpact;
  slopes.up = up.numbers.landImpact.slope;
  slopes.down = slopesDown(scene, linkset, parts, profile, up);
  slopes.cliffs = std::move(up.cliffs);
  for (const Cliff& cliff : thresholds.near(scene.linksets[linkset], parts, cost))
    slopes.cliffs.push_back(cliff);
  unify(slopes.cliffs);
  return slopes;
}

/// Up to the first that was not found. Added in the scene's order, so that sums have the same bits.
Sensitivity together(std::vector<std::optional<CostSlopes>>&& found) {
  Sensitivity result;
  for (std::optional<CostSlopes>& slopes : found) {
    if (!slopes) break;
    add(result.whole, *slopes);
    result.linksets.push_back(std::move(*slopes));
  }
  unify(result.whole.cliffs);
  return result;
}

}  // namespace

Sensitivity sensitivity(const scene::Scene& scene, const cost::SceneStatistics& statistics,
                        const cost::Profile& profile, const std::vector<cost::LinksetCost>& costs,
                        const Task& task, std::size_t threads) {
  constexpr std::size_t linksetsAtATime = 256;  ///< A batch, with thresholds of its own.
  std::vector<std::optional<CostSlopes>> found(scene.linksets.size());
  inParallel(found.size(), linksetsAtATime, threads, [&](std::size_t begin, std::size_t end) {
    Thresholds thresholds(profile);
    for (std::size_t i = begin; i < end && task.step(); ++i)
      found[i] = slopesOf(scene, i, statistics.linksets[i], profile, costs[i], thresholds);
  });
  return together(std::move(found));
}

double elasticity(const CostSlopes& slopes, cost::Key key, double value) {
  if (slopes.cost == 0) return 0;
  return slopes.up[static_cast<std::size_t>(key)] * value / slopes.cost;
}

}  // namespace wb::tuning
