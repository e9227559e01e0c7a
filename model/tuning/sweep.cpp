#include "model/tuning/sweep.h"

#include "model/base/limits.h"
#include "model/tuning/branches.h"
#include "model/tuning/texts.h"

#include <algorithm>

namespace wb::tuning {
namespace {

using cost::LinksetCost;
using cost::Profile;

void scaleBy(scene::Scene& scene, const scene::Scene& original, double factor) {
  for (std::size_t i = 0; i < scene.linksets.size(); ++i)
    for (std::size_t part = 0; part < scene.linksets[i].parts.size(); ++part) {
      scene::Part& scaled = scene.linksets[i].parts[part];
      scaled.scale = original.linksets[i].parts[part].scale * factor;
      scaled.position = original.linksets[i].parts[part].position * factor;
    }
}

/// The scene at one value of the axis.
class Setting {
 public:
  Setting(const scene::Scene& scene, const Profile& profile, const SweepAxis& axis)
      : original_(scene), scene_(scene), profile_(profile), axis_(axis) {}

  void moveTo(double x) {
    const cost::GeometryRules before(profile_);
    if (axis_.key) {
      profile_[*axis_.key] = x;
    } else {
      scaleBy(scene_, original_, x);
    }
    const cost::GeometryRules rules(profile_);
    if (axis_.key && isMade_ && rules == before) return;
    statistics_ = makeStatistics(scene_, rules);
    isMade_ = true;
  }

  const scene::Linkset& linkset(std::size_t i) const { return scene_.linksets[i]; }
  const std::vector<cost::PartStatistics>& statistics(std::size_t i) const {
    return statistics_.linksets[i];
  }
  const Profile& profile() const { return profile_; }

 private:
  const scene::Scene& original_;
  scene::Scene scene_;
  Profile profile_;
  const SweepAxis& axis_;
  cost::SceneStatistics statistics_;
  bool isMade_ = false;
};

/// A linkset with what is compared from one step to the next.
struct State {
  LinksetCost cost;
  Branches branches;
};

bool sameRepresentations(const LinksetCost& a, const LinksetCost& b) {
  return std::ranges::equal(a.parts, b.parts, [](const auto& first, const auto& second) {
    return first.decision.representation == second.decision.representation;
  });
}

std::vector<std::string_view> marksBetween(const State& before, const State& after) {
  std::vector<std::string_view> marks;
  if (after.cost.accounting == cost::Accounting::weighed)
    marks = changedTerms(before.branches, after.branches);
  if (!sameRepresentations(before.cost, after.cost)) marks.push_back("representation");
  if (before.cost.decidedBy != after.cost.decidedBy) marks.push_back("decided_by");
  if (before.cost.canBePhysical != after.cost.canBePhysical) marks.push_back("physical_limit");
  return marks;
}

State stateOf(const Setting& setting, std::size_t linkset) {
  const auto& statistics = setting.statistics(linkset);
  return {weigh(setting.linkset(linkset), statistics, setting.profile()),
          branchesOf(setting.linkset(linkset), statistics, setting.profile())};
}

SweepPoint pointOf(const Setting& setting, std::size_t linkset, double x, const LinksetCost& cost) {
  return {x,
          decidingWeights(cost, setting.linkset(linkset).physical, setting.profile().accounting),
          cost.landImpact,
          cost.decidedBy,
          {}};
}

}  // namespace

std::optional<Diagnostic> problemOf(const SweepAxis& axis) {
  for (const double end : {axis.range.from, axis.range.to}) {
    Profile scratch;
    if (axis.key) {
      if (auto done = set(scratch, *axis.key, end); !done) return std::move(done).error();
    } else if (!(end >= limits::smallestFactor && end <= limits::largestFactor)) {
      return failure(tuningTexts["sweep.factor"], {{"smallest", limits::smallestFactor},
                                                   {"largest", limits::largestFactor},
                                                   {"value", end}})
          .value();
    }
  }
  return {};
}

std::vector<std::vector<SweepPoint>> sweep(const scene::Scene& scene, const Profile& profile,
                                           const SweepAxis& axis, const Task& task) {
  std::vector<std::vector<SweepPoint>> points(scene.linksets.size());
  std::vector<State> before(scene.linksets.size());
  Setting setting(scene, profile, axis);
  for (std::size_t step = 0; step < axis.range.steps && !task.cancelled(); ++step) {
    task.report(static_cast<double>(step) / static_cast<double>(axis.range.steps), {});
    const double x = axis.range.at(step);
    setting.moveTo(x);
    for (std::size_t i = 0; i < points.size(); ++i) {
      State state = stateOf(setting, i);
      points[i].push_back(pointOf(setting, i, x, state.cost));
      if (step > 0) points[i].back().marks = marksBetween(before[i], state);
      before[i] = std::move(state);
    }
  }
  return points;
}

}  // namespace wb::tuning
