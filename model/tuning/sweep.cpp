#include "model/tuning/sweep.h"

#include "model/base/limits.h"
#include "model/tuning/branches.h"
#include "model/tuning/texts.h"
#include "model/tuning/weighed_shape.h"

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
  std::vector<WeighedShape> shapes;  ///< One a part.
};

/// What jumps, of a part that has another shape: of several reasons the first alone.
SweepMark markOf(const WeighedShape& before, const WeighedShape& after) {
  if (before.representation != after.representation) return SweepMark::representation;
  return before.raised != after.raised ? SweepMark::raisedSide : SweepMark::primDetail;
}

void addShapeMarks(std::vector<std::string_view>& marks, const State& before, const State& after) {
  std::array<bool, sweepMarkCodes.size()> isMet{};
  for (std::size_t i = 0; i < after.shapes.size(); ++i)
    if (before.shapes[i] != after.shapes[i])
      isMet[static_cast<std::size_t>(markOf(before.shapes[i], after.shapes[i]))] = true;
  for (std::size_t i = 0; i < isMet.size(); ++i)
    if (isMet[i]) marks.push_back(sweepMarkCodes[i]);
}

std::vector<std::string_view> marksBetween(const State& before, const State& after) {
  std::vector<std::string_view> marks;
  if (after.cost.accounting == cost::Accounting::weighed)
    marks = changedTerms(before.branches, after.branches);
  addShapeMarks(marks, before, after);
  const cost::LinksetUnknowns& was = before.cost.unknown;
  const cost::LinksetUnknowns& is = after.cost.unknown;
  if (before.cost.decidedBy != after.cost.decidedBy && !was.landImpact && !is.landImpact)
    marks.push_back(code(SweepMark::decidedBy));
  if (before.cost.canBePhysical != after.cost.canBePhysical && !was.canBePhysical &&
      !is.canBePhysical)
    marks.push_back(code(SweepMark::physicalLimit));
  return marks;
}

State stateOf(const Setting& setting, std::size_t index) {
  const scene::Linkset& linkset = setting.linkset(index);
  const auto& statistics = setting.statistics(index);
  const Profile& profile = setting.profile();
  State state{weigh(linkset, statistics, profile), branchesOf(linkset, statistics, profile), {}};
  for (std::size_t i = 0; i < linkset.parts.size(); ++i)
    state.shapes.push_back(weighedShape(linkset.parts[i], statistics[i],
                                        state.cost.parts[i].decision, profile.accounting));
  return state;
}

SweepPoint pointOf(const Setting& setting, std::size_t linkset, double x, const LinksetCost& cost) {
  return {x,
          decidingWeights(cost, setting.linkset(linkset).physical, setting.profile().accounting),
          cost.physicsPhysical,
          cost.unknown.physicsPhysical,
          cost.landImpact,
          cost.decidedBy,
          cost.unknown.landImpact,
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
