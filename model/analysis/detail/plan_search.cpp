#include "model/analysis/detail/plan_search.h"

#include "model/analysis/detail/option_front.h"
#include "model/asset/encode.h"
#include "model/cost/cost.h"
#include "model/cost/linkset_rules.h"
#include "model/cost/number_sink.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <memory>
#include <set>
#include <utility>

// Searches plans of several steps. The weights are sums over parts, and the largest decides; so for
// a land impact to reach, physics, streaming and server each have a limit of their own, and for
// each the choice that loses least is looked up on a front (option_front.h): physics by shape types
// and shapes, streaming by levels of detail, server by scripts. Losses add up in lexicographic
// order, so the three choices are best together. What acts across parts is a scenario around that:
// linking what stands within a metre, materials or animated mesh off. Each plan is then weighed as
// a whole, for a choice may also switch the accounting, and levels may be what a hull is made of.
// Time: weighing each candidate once, and the fronts.

namespace wb::advice {
namespace {

/// What can be chosen, with what it shifts.
struct Chosen {
  Candidate candidate;
  Trial::Shift shift;
};

/// What decides, as the linkset is now.
cost::Weights weightsOf(const scene::Linkset& linkset, const cost::LinksetCost& cost,
                        const cost::Profile& profile) {
  if (profile.accounting != cost::AccountingModel::openSim)
    return decidingWeights(cost, linkset.physical, profile.accounting);
  cost::Weights weights;
  weights.physics = decidingWeight(linkset, cost, profile);
  return weights;
}

/// How a weight is within a land impact.
struct Limit {
  double most;
  bool isBelow;  ///< It has to be less.
};

Limit limitOf(double landImpact, const cost::Profile& profile) {
  if (profile.rounding == cost::Rounding::nearest) return {landImpact + 0.5, true};
  return {landImpact, false};
}

const std::vector<std::size_t>& partsOf(const Change& change) {
  static const std::vector<std::size_t> none;
  return std::visit(
      [](const auto& what) -> const std::vector<std::size_t>& {
        if constexpr (requires { what.parts; }) return what.parts;
        return none;
      },
      change.what);
}

/// Asks of the linkset as if no part had a physics shape: levels of detail are worth looking for
/// where physics could be made free.
template <class Use>
void askWithoutPhysics(const Question& question, const Use& use) {
  scene::Scene bare = question.scene;
  for (scene::Part& part : bare.linksets[question.index].parts)
    part.shapeType = scene::ShapeType::none;
  Trial trial(bare, question.profile);
  const Trial::Weighed& now = trial.now(question.index);
  use(Question{bare, question.index, question.part, question.profile, now.statistics, now.cost,
               groupsOf(bare.linksets[question.index], now.cost, question.part), question.task,
               question.isThorough});
}

/// The search within one linkset.
class StepSearch {
 public:
  StepSearch(const Question& question, Trial& trial, double goal, bool makesShapes)
      : question_(question), trial_(trial), goal_(goal), makesShapes_(makesShapes) {}

  std::vector<Steps> find() {
    collect();
    if (question_.task.cancelled()) return {};
    physicsFront_ = frontFrom(physics_, &Trial::Shift::physics);
    levelsFront_ = frontFrom(levels_, &Trial::Shift::streaming);
    scriptsFront_ = frontFrom(scripts_, &Trial::Shift::server);
    return reached();
  }

 private:
  void collect() {
    std::vector<Family> families;
    addGroupTypes(question_, families);
    addMeshes(question_, families);
    if (makesShapes_) addShapes(question_, families);
    take(families, physics_);
    take(scriptFamilies(), scripts_);
    takeLevels();
  }

  std::vector<Family> scriptFamilies() const {
    std::vector<Family> families;
    addScripts(question_, families);
    return families;
  }

  void take(std::vector<Family> families, std::vector<Chosen>& chosen) {
    for (Family& family : families)
      for (Candidate& candidate : family) {
        if (question_.task.cancelled()) return;
        if (wouldBeRefused(candidate.change)) continue;
        if (auto shift = trial_.shiftOf(candidate.change))
          chosen.push_back({std::move(candidate), *shift});
      }
  }

  void takeLevels() {
    if (question_.profile.accounting == cost::AccountingModel::openSim) return;
    std::vector<Family> families;
    askWithoutPhysics(question_, [&](const Question& bare) { addLods(bare, families); });
    take(std::move(families), levels_);
  }

  OptionFront frontFrom(const std::vector<Chosen>& chosen, double Trial::Shift::*weight) const {
    std::vector<Item> items;
    for (const Chosen& one : chosen)
      items.push_back({partsOf(one.candidate.change), one.shift.*weight, one.shift.losses});
    return frontOfChoices(items, question_.task);
  }

  std::vector<Steps> reached() {
    const cost::Weights now = weightsOf(question_.linkset(), question_.cost, question_.profile);
    std::vector<Steps> all;
    std::set<std::array<const Option*, 3>> known;
    for (double impact = goal_ - 1; impact >= question_.profile[cost::Key::land_impact_minimum];
         --impact) {
      const Limit limit = limitOf(impact, question_.profile);
      const std::array options{
          mildestWithin(physicsFront_, limit.most - now.physics, limit.isBelow),
          mildestWithin(levelsFront_, limit.most - now.streaming, limit.isBelow),
          mildestWithin(scriptsFront_, limit.most - now.server, limit.isBelow)};
      if (question_.task.cancelled() || std::ranges::find(options, nullptr) != options.end()) break;
      if (!known.insert(options).second) continue;
      // Of very many land impacts the last ones are wanted most: the front is thinned out later.
      if (all.size() == mostSteps) all.erase(all.begin() + mostSteps / 2);
      all.push_back(stepsOf(options));
    }
    return all;
  }

  Steps stepsOf(const std::array<const Option*, 3>& options) {
    std::vector<std::size_t> physics = options[0]->items;
    if (needsOptIn(physics))
      if (const auto one = mildestOptIn()) physics.push_back(*one);
    Steps steps;
    addShapeTypeSteps(steps, physics);
    for (const std::size_t item : physics)
      if (!isShapeType(physics_[item])) add(steps, physics_[item]);
    for (const std::size_t item : options[1]->items) addLevels(steps, levels_[item], physics);
    for (const std::size_t item : options[2]->items) add(steps, scripts_[item]);
    return steps;
  }

  static bool isShapeType(const Chosen& one) {
    return std::holds_alternative<NewShapeType>(one.candidate.change.what);
  }

  /// Whether a linkset that is counted stays so.
  bool needsOptIn(const std::vector<std::size_t>& items) const {
    return question_.cost.accounting == cost::Accounting::legacy &&
           std::ranges::none_of(items, [&](std::size_t i) { return physics_[i].shift.isWeighed; });
  }

  std::optional<std::size_t> mildestOptIn() const {
    std::optional<std::size_t> best;
    for (std::size_t i = 0; i < physics_.size(); ++i) {
      if (!physics_[i].shift.isWeighed || !isShapeType(physics_[i])) continue;
      const auto order = [&](std::size_t item) {
        return std::pair(physics_[item].shift.losses, physics_[item].shift.physics);
      };
      if (!best || order(i) < order(*best)) best = i;
    }
    return best;
  }

  static void addCautions(Steps& steps, const std::vector<cost::Statement>& cautions) {
    for (const cost::Statement& caution : cautions) {
      const auto isSame = [&](const auto& one) { return one.text.code == caution.text.code; };
      if (std::ranges::none_of(steps.cautions, isSame)) steps.cautions.push_back(caution);
    }
  }

  static void add(Steps& steps, const Chosen& one) {
    steps.changes.push_back(one.candidate.change);
    steps.said.push_back(one.candidate.what);
    steps.losses += one.shift.losses;
    addCautions(steps, one.candidate.cautions);
  }

  /// All that get one shape type are one step.
  void addShapeTypeSteps(Steps& steps, const std::vector<std::size_t>& items) {
    std::map<scene::ShapeType, std::vector<std::size_t>> byType;
    for (const std::size_t item : items)
      if (isShapeType(physics_[item]))
        byType[std::get<NewShapeType>(physics_[item].candidate.change.what).type].push_back(item);
    for (const auto& [type, same] : byType) {
      if (same.size() == 1) {
        add(steps, physics_[same.front()]);
        continue;
      }
      Alike parts;
      for (const std::size_t item : same) {
        const auto& these = partsOf(physics_[item].candidate.change);
        parts.insert(parts.end(), these.begin(), these.end());
        steps.losses += physics_[item].shift.losses;
        addCautions(steps, physics_[item].candidate.cautions);
      }
      std::ranges::sort(parts);
      steps.said.push_back(aboutTypes(parts, type));
      steps.changes.push_back(question_.change(NewShapeType{std::move(parts), type}));
    }
  }

  cost::Statement aboutTypes(const Alike& parts, scene::ShapeType type) const {
    const bool areChildren =
        parts.front() > 0 && parts.size() + 1 == question_.linkset().parts.size();
    if (type == scene::ShapeType::none && areChildren)
      return plainly(adviceTexts["advice.none_children"], {{"count", parts.size()}});
    const Text text = type == scene::ShapeType::none ? adviceTexts["advice.none_these"]
                      : type == scene::ShapeType::prim
                          ? adviceTexts["advice.prim_these"]
                          : adviceTexts["advice.convex_hull_all_these"];
    return plainly(text, {{"count", parts.size()}, {"parts", namesOf(question_, parts)}});
  }

  /// Parts that have another physics shape by then get the levels with that.
  void addLevels(Steps& steps, const Chosen& levels, const std::vector<std::size_t>& physics) {
    const auto& given = std::get<NewMesh>(levels.candidate.change.what);
    add(steps, levels);
    std::vector<std::size_t> left = given.parts;
    for (const std::size_t item : physics) {
      const auto* shape = std::get_if<NewMesh>(&physics_[item].candidate.change.what);
      if (!shape) continue;
      std::vector<std::size_t> both;
      std::ranges::set_intersection(left, shape->parts, std::back_inserter(both));
      if (both.empty()) continue;
      std::erase_if(left, [&](std::size_t part) { return std::ranges::binary_search(both, part); });
      // Which of the two meshes a part would have is decided last.
      const auto mesh = withBoth(given.mesh, shape->mesh);
      if (both == given.parts) {
        auto& last = std::get<NewMesh>(steps.changes.back().what);
        last.mesh = mesh;
        last.analyzed = shape->analyzed;
      } else {
        std::get<NewMesh>(steps.changes.back().what).parts = left;
        steps.changes.insert(
            steps.changes.end() - 1,
            question_.change(NewMesh{both, mesh, true, given.pixels, shape->analyzed}));
      }
    }
    if (std::get<NewMesh>(steps.changes.back().what).parts.empty()) steps.changes.pop_back();
  }

  using Mesh = std::shared_ptr<const asset::MeshAsset>;
  Mesh withBoth(const Mesh& levels, const Mesh& physics) {
    Mesh& both = both_[{levels.get(), physics.get()}];
    if (both) return both;
    asset::MeshAsset mesh = *levels;
    mesh.physicsMesh = physics->physicsMesh;
    mesh.physicsConvex = physics->physicsConvex;
    mesh.recordedCosts.reset();
    auto stored = asset::stored(mesh);
    both = std::make_shared<const asset::MeshAsset>(stored ? std::move(stored->read.value)
                                                           : std::move(mesh));
    return both;
  }

  static constexpr std::size_t mostSteps = 48;

  const Question& question_;
  Trial& trial_;
  double goal_;
  bool makesShapes_;
  std::vector<Chosen> physics_;
  std::vector<Chosen> levels_;
  std::vector<Chosen> scripts_;
  OptionFront physicsFront_;
  OptionFront levelsFront_;
  OptionFront scriptsFront_;
  std::map<std::pair<const asset::MeshAsset*, const asset::MeshAsset*>, Mesh> both_;
};

}  // namespace

std::vector<Steps> stepsWithin(const Question& question, Trial& trial, double goal,
                               bool makesShapes) {
  return StepSearch(question, trial, goal, makesShapes).find();
}

namespace {

/// More would bury the sentence.
constexpr std::size_t mostStepsSaid = 4;

cost::Statement planOf(const std::vector<cost::Statement>& said) {
  Sentence plan = said.front();
  for (std::size_t i = 1; i < std::min(said.size(), mostStepsSaid); ++i)
    plan = {adviceTexts["advice.plan"],
            {{"first", plan}, {"then", static_cast<const Sentence&>(said[i])}}};
  if (said.size() > mostStepsSaid)
    plan = {adviceTexts["advice.plan_more"],
            {{"first", plan}, {"count", said.size() - mostStepsSaid}}};
  return {std::move(plan)};
}

/// Whether no more is lost, but for how sums in another order are rounded.
bool losesNoMore(const Losses& one, const Losses& other) {
  constexpr double rounding = 1e-9;
  for (const auto member :
       {&Losses::function, &Losses::removed, &Losses::contact, &Losses::elsewhere, &Losses::pixels})
    if (std::abs(one.*member - other.*member) > rounding) return one.*member < other.*member;
  return true;
}

/// Collects plans around a question.
class Planner {
 public:
  Planner(const Question& question, Trial& trial, std::vector<Suggestion>& suggestions)
      : question_(question), trial_(trial), suggestions_(suggestions) {}

  void add() {
    addAll(stepsWithin(question_, trial_, question_.cost.landImpact, true), {}, {question_.index});
    if (question_.part) return;
    addLinked();
    addSwitchedOff();
  }

 private:
  /// What comes before the steps.
  struct Lead {
    std::vector<Change> changes;
    std::vector<cost::Statement> said;
    std::vector<cost::Statement> cautions;
    Losses losses;
  };

  void addAll(const std::vector<Steps>& all, const Lead& lead,
              const std::vector<std::size_t>& linksets) {
    for (const Steps& steps : all) {
      if (question_.task.cancelled()) return;
      addOne(steps, lead, linksets);
    }
  }

  void addOne(const Steps& steps, const Lead& lead, const std::vector<std::size_t>& linksets) {
    Suggestion plan;
    Sequence sequence{linksets, lead.changes};
    sequence.steps.insert(sequence.steps.end(), steps.changes.begin(), steps.changes.end());
    if (sequence.steps.empty()) return;
    plan.steps = lead.said;
    plan.steps.insert(plan.steps.end(), steps.said.begin(), steps.said.end());
    plan.losses = lead.losses;
    plan.losses += steps.losses;
    plan.cautions = lead.cautions;
    plan.cautions.insert(plan.cautions.end(), steps.cautions.begin(), steps.cautions.end());
    plan.before = trial_.impactBefore(sequence);
    const auto after = trial_.outcomeOf(sequence);
    if (!after || !paysByLink(steps, lead, plan.before.rounded, *after)) return;
    plan.after = after->impact;
    plan.leastAfter = after->leastAfter;
    if (after->losesPhysical) {
      plan.cautions.push_back(plainly(adviceTexts["caution.not_physical"]));
      plan.losses.function += 1;
    }
    if (after->becomesWeighed) plan.cautions.push_back(plainly(adviceTexts["caution.weighed"]));
    if (after->becomesCounted) plan.cautions.push_back(plainly(adviceTexts["caution.counted"]));
    sortByConcern(plan.cautions);
    const bool isOne = sequence.steps.size() == 1;
    plan.change = isOne ? sequence.steps.front() : Change{question_.index, std::move(sequence)};
    plan.what = planOf(plan.steps);
    if (isOne) plan.steps.clear();
    keep(std::move(plan));
  }

  /// Whether a plan that links pays by the link itself, and not by what its other steps save of the
  /// other linksets as well without it. Of one that costs the least that any does, at least half of
  /// the saving has to be by the link.
  bool paysByLink(const Steps& steps, const Lead& lead, double before,
                  const Trial::Outcome& after) const {
    if (steps.changes.empty() || std::ranges::none_of(lead.changes, links)) return true;
    const double own = question_.cost.landImpact;
    const double byLink = own + after.ofOthers - after.impact.rounded;
    const bool costsTheLeast = own <= question_.profile[cost::Key::land_impact_minimum];
    return byLink > 0 && (!costsTheLeast || byLink >= (before - after.impact.rounded) / 2);
  }

  /// One that a step or plan beats that is there is none; it takes the place of plans that it
  /// beats.
  void keep(Suggestion plan) {
    const bool isLess =
        plan.after.rounded < plan.before.rounded && plan.after.unrounded < plan.before.unrounded;
    const auto beats = [](const Suggestion& one, const Suggestion& other) {
      return one.before.rounded == other.before.rounded &&
             one.after.rounded <= other.after.rounded && losesNoMore(one.losses, other.losses);
    };
    if (!isLess ||
        std::ranges::any_of(suggestions_, [&](const Suggestion& one) { return beats(one, plan); }))
      return;
    std::erase_if(suggestions_,
                  [&](const Suggestion& one) { return !one.steps.empty() && beats(plan, one); });
    suggestions_.push_back(std::move(plan));
  }

  /// The linkset of a question in a scene after some changes.
  void addAfter(const scene::Scene& scene, std::size_t linkset, const Lead& lead,
                const std::vector<std::size_t>& linksets, double goal) {
    Trial trial(scene, question_.profile);
    const Trial::Weighed& now = trial.now(linkset);
    if (now.cost.unknown.landImpact) return;
    const Question question{scene,
                            linkset,
                            {},
                            question_.profile,
                            now.statistics,
                            now.cost,
                            groupsOf(scene.linksets[linkset], now.cost, {}),
                            question_.task,
                            question_.isThorough};
    addAll(stepsWithin(question, trial, goal, false), lead, linksets);
  }

  void addLinked() {
    auto linked = linkedAround(question_);
    if (!linked) return;
    const Lead lead{std::move(linked->changes),
                    {std::move(linked->said)},
                    {plainly(adviceTexts["caution.linked"])},
                    {}};
    if (lead.changes.size() > 1) addOne({}, lead, linked->linksets);
    addAfter(linked->scene, linked->index, lead, linked->linksets,
             trial_.impactBefore({linked->linksets, lead.changes}).rounded);
  }

  /// After materials or animated mesh are switched off, one or the other.
  void addSwitchedOff() {
    std::vector<Family> families;
    addSwitches(question_, families);
    for (const Family& family : families) {
      const Candidate& off = family.front();
      if (std::holds_alternative<NewShapeType>(off.change.what)) continue;
      const auto shift = trial_.shiftOf(off.change);
      if (!shift || question_.task.cancelled()) continue;
      addAfter(appliedWith(question_.scene, off.change, {}), question_.index,
               {{off.change}, {off.what}, off.cautions, shift->losses}, {question_.index},
               question_.cost.landImpact);
    }
  }

  const Question& question_;
  Trial& trial_;
  std::vector<Suggestion>& suggestions_;
};

}  // namespace

std::vector<NotSearched> notSearched(const Question& question) {
  std::vector<NotSearched> found;
  if (question.profile.accounting != cost::AccountingModel::openSim)
    askWithoutPhysics(question, [&](const Question& bare) { found = levelsNotSearched(bare); });
  return found;
}

void addPlans(const Question& question, Trial& trial, std::vector<Suggestion>& suggestions) {
  if (question.cost.unknown.landImpact) return;
  const auto isSculpt = [](const scene::Part& part) {
    return part.kind == scene::PartKind::sculpt;
  };
  // What a sculpt costs is in no file: no plan rests on it.
  if (std::ranges::any_of(question.linkset().parts, isSculpt)) return;
  Planner(question, trial, suggestions).add();
}

}  // namespace wb::advice
