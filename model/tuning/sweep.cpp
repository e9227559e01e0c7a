#include "model/tuning/sweep.h"

#include "model/base/limits.h"
#include "model/base/ordered.h"
#include "model/tuning/branches.h"
#include "model/tuning/texts.h"
#include "model/tuning/weighed_shape.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace wb::tuning {
namespace {

using cost::LinksetCost;
using cost::Profile;

scene::Scene scaled(const scene::Scene& original, double factor) {
  scene::Scene result = original;
  for (scene::Linkset& linkset : result.linksets)
    for (scene::Part& part : linkset.parts) {
      part.scale *= factor;
      part.position *= factor;
    }
  return result;
}

/// What is swept, with what all its steps have in common.
struct Sweep {
  const scene::Scene& scene;
  const Profile& profile;
  const SweepAxis& axis;
  /// Of the scene as it is, under the rules of the axis' beginning; none where sizes change.
  std::optional<cost::SceneStatistics> statistics{};

  Profile profileAt(double x) const {
    Profile result = profile;
    if (axis.key) result[*axis.key] = x;
    return result;
  }
  cost::GeometryRules rulesAt(double x) const { return cost::GeometryRules(profileAt(x)); }
};

/// The scene at one value of the axis.
class Setting {
 public:
  Setting(const Sweep& sweep, double x)
      : profile_(sweep.profileAt(x)), scene_(&sweep.scene), statistics_(nullptr) {
    if (!sweep.axis.key) scene_ = &ownScene_.emplace(scaled(sweep.scene, x));
    if (sweep.statistics && sweep.rulesAt(x) == sweep.rulesAt(sweep.axis.range.at(0))) {
      statistics_ = &*sweep.statistics;
    } else {
      statistics_ = &ownStatistics_.emplace(makeStatistics(*scene_, sweep.rulesAt(x)));
    }
  }
  Setting(const Setting&) = delete;
  Setting& operator=(const Setting&) = delete;

  const scene::Linkset& linkset(std::size_t i) const { return scene_->linksets[i]; }
  const std::vector<cost::PartStatistics>& statistics(std::size_t i) const {
    return statistics_->linksets[i];
  }
  const Profile& profile() const { return profile_; }

 private:
  Profile profile_;
  std::optional<scene::Scene> ownScene_;
  std::optional<cost::SceneStatistics> ownStatistics_;
  const scene::Scene* scene_;
  const cost::SceneStatistics* statistics_;
};

/// A linkset with what is compared from one step to the next.
struct State {
  SweepPoint point;  ///< Without marks.
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

State stateOf(const Setting& setting, std::size_t index, double x) {
  const scene::Linkset& linkset = setting.linkset(index);
  const auto& statistics = setting.statistics(index);
  const Profile& profile = setting.profile();
  State state{
      {}, weigh(linkset, statistics, profile), branchesOf(linkset, statistics, profile), {}};
  for (std::size_t i = 0; i < linkset.parts.size(); ++i)
    state.shapes.push_back(weighedShape(linkset.parts[i], statistics[i],
                                        state.cost.parts[i].decision, profile.accounting));
  state.point = pointOf(setting, index, x, state.cost);
  return state;
}

/// Of all linksets at one value.
std::vector<State> statesAt(const Sweep& sweep, double x) {
  const Setting setting(sweep, x);
  std::vector<State> states;
  for (std::size_t i = 0; i < sweep.scene.linksets.size(); ++i)
    states.push_back(stateOf(setting, i, x));
  return states;
}

/// Puts the points of each linkset in a row, marked by what came before them.
class Points {
 public:
  explicit Points(std::size_t linksets) : points_(linksets) {}

  void add(std::vector<State>&& states) {
    for (std::size_t i = 0; i < points_.size(); ++i) {
      points_[i].push_back(std::move(states[i].point));
      if (!before_.empty()) points_[i].back().marks = marksBetween(before_[i], states[i]);
    }
    before_ = std::move(states);
  }

  std::size_t steps() const { return points_.empty() ? 0 : points_.front().size(); }
  std::vector<std::vector<SweepPoint>> take() { return std::move(points_); }

 private:
  std::vector<std::vector<SweepPoint>> points_;
  std::vector<State> before_;
};

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
                                           const SweepAxis& axis, const Task& task,
                                           std::size_t threads) {
  constexpr std::size_t aheadPerThread = 1;  // A step holds as much as its scene.
  Sweep all{scene, profile, axis};
  if (axis.key) all.statistics = makeStatistics(scene, all.rulesAt(axis.range.at(0)));
  Points points(scene.linksets.size());
  bool isCut = false;
  const auto make = [&](std::size_t step) -> std::optional<std::vector<State>> {
    if (task.cancelled()) return {};
    return statesAt(all, axis.range.at(step));
  };
  const auto take = [&](std::optional<std::vector<State>> states) {
    isCut = isCut || !states || task.cancelled();
    if (isCut) return;
    points.add(std::move(*states));
    task.report(static_cast<double>(points.steps()) / static_cast<double>(axis.range.steps), {});
  };
  makeInOrder(axis.range.steps, threads, make, take, aheadPerThread);
  return points.take();
}

}  // namespace wb::tuning
