#include "model/analysis/constant_effects.h"

#include "model/analysis/detail/analysis_texts.h"
#include "model/cost/cost.h"
#include "model/cost/representation.h"
#include "model/cost/statistics.h"

#include <algorithm>
#include <vector>

// What each constant can do to a scene: one at a time at both ends of its range, weighed, stopping
// where the most is shown. Geometry is gone over only for parts whose sides or detail the constant
// changes. Constants times linksets weighings, and again under each built-in profile of other rules
// for those without effect.

namespace wb::tuning {
namespace {

using cost::GeometryRules;
using cost::Key;
using cost::LinksetCost;
using cost::PartStatistics;
using cost::Profile;

/// The most that two weighings of a linkset differ in.
Reach differenceOf(const scene::Linkset& linkset, const LinksetCost& a, const Profile& underA,
                   const LinksetCost& b, const Profile& underB) {
  if (a.landImpact != b.landImpact ||
      decidingWeight(linkset, a, underA) != decidingWeight(linkset, b, underB))
    return Reach::landImpact;
  if (a.physics != b.physics) return Reach::physics;
  if (a.streaming != b.streaming) return Reach::streaming;
  if (a.server != b.server) return Reach::server;
  if (a.physicsPhysical != b.physicsPhysical)
    return linkset.physical ? Reach::physics : Reach::physicsIfMoving;
  if (a.src != b.src || a.rrc != b.rrc)
    return underA.accounting == cost::AccountingModel::wiki2011 ? Reach::server : Reach::simulator;
  return a.canBePhysical == b.canBePhysical ? Reach::nothing : Reach::permission;
}

bool isOfEqualGeometry(const scene::Part& part, const GeometryRules& a, const GeometryRules& b) {
  const glm::dvec3 before = cost::raised(part.scale, a.smallSide, a.flatAverage, a.flatSide);
  const glm::dvec3 after = cost::raised(part.scale, b.smallSide, b.flatAverage, b.flatSide);
  if (part.kind == scene::PartKind::mesh) return before == after;
  return before == after && physicsDetail(before, a) == physicsDetail(after, b) &&
         physicsDetail(part.scale, a) == physicsDetail(part.scale, b);
}

/// The profile with one constant at an end of its range, and what it makes of linksets.
class End {
 public:
  End(const Profile& profile, Key key, double value)
      : rulesBefore_(profile),
        profile_(moved(profile, key, value)),
        rules_(profile_),
        maker_(rules_) {}

  const Profile& profile() const { return profile_; }

  LinksetCost weigh(const scene::Scene& scene, const scene::Linkset& linkset,
                    const std::vector<PartStatistics>& statistics) {
    if (rules_ == rulesBefore_) return cost::weigh(linkset, statistics, profile_);
    std::vector<PartStatistics> made = statistics;
    for (std::size_t i = 0; i < made.size(); ++i)
      if (!isOfEqualGeometry(linkset.parts[i], rulesBefore_, rules_))
        made[i] = maker_.make(linkset.parts[i], scene.meshOf(linkset.parts[i]));
    return cost::weigh(linkset, made, profile_);
  }

 private:
  static Profile moved(Profile profile, Key key, double value) {
    profile[key] = value;
    return profile;
  }

  GeometryRules rulesBefore_;
  Profile profile_;
  GeometryRules rules_;
  cost::StatisticsMaker maker_;
};

/// A scene under a profile.
struct Weighed {
  const scene::Scene& scene;
  const cost::SceneStatistics& statistics;
  const Profile& profile;
  const std::vector<LinksetCost>& costs;
};

/// A scene with many linksets is done as soon as one of them shows all that there is.
Reach reachOf(const Weighed& weighed, Key key, const Task& task) {
  const cost::Constant& constant = cost::constant(key);
  Reach reach = Reach::nothing;
  for (const double value : {constant.maximum, constant.minimum}) {
    End end(weighed.profile, key, value);
    for (std::size_t i = 0; i < weighed.costs.size() && reach != Reach::landImpact; ++i) {
      if (!task.step()) return reach;
      const scene::Linkset& linkset = weighed.scene.linksets[i];
      const LinksetCost cost = end.weigh(weighed.scene, linkset, weighed.statistics.linksets[i]);
      reach = std::max(
          reach, differenceOf(linkset, weighed.costs[i], weighed.profile, cost, end.profile()));
    }
  }
  return reach;
}

bool isAnyWithoutEffect(const Effects& effects) {
  return std::ranges::any_of(effects, [](const Effect& effect) {
    return effect.reach != Reach::landImpact && effect.profile.empty();
  });
}

/// Names a profile wherever it is the first that gives a constant an effect.
void offer(Effects& effects, const scene::Scene& scene, std::string_view name, const Task& task) {
  const Profile profile = *cost::builtInProfile(name);
  const auto statistics = makeStatistics(scene, GeometryRules(profile), task);
  const auto costs = weigh(scene, statistics, profile);
  for (const cost::Constant& constant : cost::constants()) {
    Effect& effect = effects[static_cast<std::size_t>(constant.key)];
    if (effect.reach == Reach::landImpact || !effect.profile.empty() || task.cancelled()) continue;
    if (reachOf({scene, statistics, profile, costs}, constant.key, task) == Reach::landImpact)
      effect.profile = name;
  }
}

Text reasonOf(Reach reach) {
  switch (reach) {
    case Reach::permission:
      return tuningTexts["effect.permission"];
    case Reach::simulator:
      return tuningTexts["effect.simulator"];
    case Reach::physicsIfMoving:
      return tuningTexts["effect.not_physical"];
    case Reach::server:
      return tuningTexts["effect.server"];
    case Reach::streaming:
      return tuningTexts["effect.streaming"];
    case Reach::physics:
      return tuningTexts["effect.physics"];
    case Reach::nothing:
    case Reach::landImpact:
      break;
  }
  return tuningTexts["effect.nothing"];
}

}  // namespace

Effects effectsOf(const scene::Scene& scene, const cost::SceneStatistics& statistics,
                  const Profile& profile, const std::vector<LinksetCost>& costs, const Task& task) {
  Effects effects;
  for (const cost::Constant& constant : cost::constants())
    effects[static_cast<std::size_t>(constant.key)].reach =
        reachOf({scene, statistics, profile, costs}, constant.key, task);
  for (const std::string_view name : cost::builtInProfiles()) {
    const Profile other = *cost::builtInProfile(name);
    const bool hasOtherRules =
        other.accounting != profile.accounting || other.triangleRule != profile.triangleRule;
    if (hasOtherRules && isAnyWithoutEffect(effects)) offer(effects, scene, name, task);
  }
  return effects;
}

std::optional<Sentence> whyWithoutEffect(const Effect& effect, const Profile& profile) {
  if (effect.reach == Reach::landImpact) return {};
  return Sentence{reasonOf(effect.reach), {{"profile", displayName(profile)}}};
}

Diagnostics settingsWithoutEffect(const weighing::Weighing& weighing,
                                  std::span<const weighing::Setting> settings, const Task& task) {
  const Weighed weighed{weighing.scene, weighing.statistics, weighing.profile, weighing.costs};
  Diagnostics found;
  for (const weighing::Setting& setting : settings) {
    const auto key = cost::constantKey(setting.key);
    if (!key || weighing.costs.empty()) continue;
    const auto why = whyWithoutEffect({reachOf(weighed, *key, task), {}}, weighing.profile);
    if (why && !task.cancelled())
      found.push_back({Severity::warning,
                       tuningTexts["effect.setting"],
                       {{"key", setting.key}, {"why", *why}},
                       {},
                       1,
                       weighing.file});
  }
  return found;
}

}  // namespace wb::tuning
