#include "model/analysis/advice.h"

#include "model/analysis/detail/plan_search.h"
#include "model/analysis/detail/question.h"
#include "model/analysis/detail/trial.h"
#include "model/asset/decode.h"
#include "model/asset/encode.h"
#include "model/asset/validate.h"
#include "model/core/identifiers.h"
#include "model/scene/part_placement.h"

#include <glm/common.hpp>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

// Suggests changes by generate and test: generators (question.h) add families of candidates from
// the mildest on, each is made on a copy and weighed (trial.h), and one that saves no more than a
// milder one of its family is dropped. Sorting by loss is sortByLoss, and sortByConcern of what is
// lost by one. Time is candidates times weighing their linkset; `./dev bench
// --benchmark_filter=adviseOneLinkset` measures it.

namespace wb::advice {
namespace {

using scene::Linkset;
using scene::Part;

/// What each kind of change makes of the linksets it concerns.
class Changer {
 public:
  Changer(const scene::Scene& scene, const Change& change)
      : scene_(scene), change_(change), whole_(scene.linksets[change.linkset]) {}

  std::vector<Linkset> operator()(const NewShapeType& change) const {
    return {withEach(change.parts, [&](Part& part) { part.shapeType = change.type; })};
  }
  std::vector<Linkset> operator()(const NewScale& change) const {
    return {withEach(change.parts, [&](Part& part) { part.scale = change.scale; })};
  }
  std::vector<Linkset> operator()(const LongerSides& change) const {
    return {withEach(change.parts,
                     [&](Part& part) { part.scale = glm::max(part.scale, change.shortest); })};
  }
  std::vector<Linkset> operator()(const FewerScripts& change) const {
    Linkset linkset = withEach(change.parts, [](Part& part) { part.scripts = 0; });
    if (change.keeper) linkset.parts[*change.keeper].scripts = 1;
    return {std::move(linkset)};
  }
  std::vector<Linkset> operator()(const MoveScripts& change) const {
    Linkset other = scene_.linksets[change.other];
    for (const std::size_t part : change.parts)
      other.parts.front().scripts += whole_.parts[part].scripts;
    return {withEach(change.parts, [](Part& part) { part.scripts = 0; }), std::move(other)};
  }
  std::vector<Linkset> operator()(const NoMaterials& change) const {
    return {withEach(change.parts, [](Part& part) { part.materials = false; })};
  }
  std::vector<Linkset> operator()(const NotAnimated& change) const {
    return {withEach(change.parts, [](Part& part) { part.animated = false; })};
  }
  /// What becomes of it is known step by step only: see apply().
  std::vector<Linkset> operator()(const Sequence& /*change*/) const { return {}; }
  std::vector<Linkset> operator()(const NewMesh& change) const {
    const std::string name = newAssetName(scene_, change_);
    return {withEach(change.parts, [&](Part& part) { part.asset = name; })};
  }

  std::vector<Linkset> operator()(const Split& change) const {
    Linkset rest = whole_;
    rest.parts.clear();
    Linkset taken = emptyAt(whole_, whole_.parts[change.parts.front()]);
    for (std::size_t i = 0; i < whole_.parts.size(); ++i) {
      const bool isTaken = std::ranges::binary_search(change.parts, i);
      (isTaken ? taken : rest).parts.push_back(whole_.parts[i]);
      if (isTaken) moveInto(taken.parts.back(), whole_, taken);
    }
    return {std::move(rest), std::move(taken)};
  }

  std::vector<Linkset> operator()(const Merge& change) const {
    Linkset both = whole_;
    const Linkset& other = scene_.linksets[change.other];
    for (const Part& part : other.parts) {
      both.parts.push_back(part);
      moveInto(both.parts.back(), other, both);
    }
    return {std::move(both)};
  }

 private:
  template <class Do>
  Linkset withEach(const std::vector<std::size_t>& parts, const Do& change) const {
    Linkset linkset = whole_;
    for (const std::size_t part : parts) change(linkset.parts[part]);
    return linkset;
  }

  const scene::Scene& scene_;
  const Change& change_;
  const Linkset& whole_;
};

/// As reading it from the project would give it.
scene::Asset storedInside(const asset::MeshAsset& mesh) {
  scene::Asset inside;
  inside.data = std::make_shared<const Bytes>(asset::encode(mesh));
  inside.sha256 = sha256(*inside.data);
  if (auto read = asset::decode(*inside.data))
    inside.mesh = std::make_shared<const asset::MeshAsset>(std::move(read->value));
  return inside;
}

}  // namespace

std::vector<std::size_t> linksetsOf(const Change& change) {
  if (const auto* sequence = std::get_if<Sequence>(&change.what)) return sequence->linksets;
  std::vector<std::size_t> linksets{change.linkset};
  if (const auto* merge = std::get_if<Merge>(&change.what)) linksets.push_back(merge->other);
  if (const auto* move = std::get_if<MoveScripts>(&change.what)) linksets.push_back(move->other);
  return linksets;
}

bool changesLinksets(const Change& change) {
  if (const auto* sequence = std::get_if<Sequence>(&change.what))
    return std::ranges::any_of(sequence->steps, changesLinksets);
  return std::holds_alternative<Merge>(change.what) || std::holds_alternative<Split>(change.what);
}

std::size_t linksetAfter(const Change& change) {
  if (const auto* sequence = std::get_if<Sequence>(&change.what))
    return sequence->steps.empty() ? change.linkset : linksetAfter(sequence->steps.back());
  const auto* merge = std::get_if<Merge>(&change.what);
  return change.linkset - (merge && merge->other < change.linkset ? 1 : 0);
}

std::string newAssetName(const scene::Scene& scene, const Change& change) {
  const auto& parts = std::get<NewMesh>(change.what).parts;
  const std::string& before = scene.linksets[change.linkset].parts[parts.front()].asset;
  std::string name;
  for (std::size_t number = 2; name.empty() || scene.assets.contains(name); ++number)
    name = before + ' ' + std::to_string(number);
  return name;
}

std::vector<scene::Linkset> linksetsAfter(const scene::Scene& scene, const Change& change) {
  return std::visit(Changer(scene, change), change.what);
}

scene::Scene apply(scene::Scene scene, const Change& change) {
  if (const auto* sequence = std::get_if<Sequence>(&change.what)) {
    for (const Change& step : sequence->steps) scene = apply(std::move(scene), step);
    return scene;
  }
  if (const auto* mesh = std::get_if<NewMesh>(&change.what))
    return appliedWith(std::move(scene), change, storedInside(*mesh->mesh));
  return appliedWith(std::move(scene), change, {});
}

scene::Scene appliedWith(scene::Scene scene, const Change& change, scene::Asset asset) {
  std::vector<scene::Linkset> after = linksetsAfter(scene, change);
  if (std::holds_alternative<NewMesh>(change.what))
    scene.assets.insert_or_assign(newAssetName(scene, change), std::move(asset));
  const auto at = [&scene](std::size_t index) {
    return scene.linksets.begin() + static_cast<std::ptrdiff_t>(index);
  };
  scene.linksets[change.linkset] = std::move(after.front());
  if (std::holds_alternative<Split>(change.what))
    scene.linksets.insert(at(change.linkset + 1), std::move(after.back()));
  if (const auto* move = std::get_if<MoveScripts>(&change.what))
    scene.linksets[move->other] = std::move(after.back());
  if (const auto* merge = std::get_if<Merge>(&change.what)) scene.linksets.erase(at(merge->other));
  return scene;
}

namespace {

constexpr std::array generators{addShapeTypes, addMeshes, addShapes, addLods,    addSizes,
                                addScripts,    addSplits, addMerges, addSwitches};
/// The same as indices: what is searched for seconds comes last.
constexpr std::array<std::size_t, generators.size()> inTurn{0, 8, 5, 6, 7, 4, 1, 3, 2};

/// Tells a watcher of what is better than all before.
class Lowest {
 public:
  Lowest(const PlanWatcher& watcher, double landImpact)
      : watcher_(watcher), landImpact_(landImpact) {}

  void see(std::span<const Suggestion> found) {
    if (!watcher_) return;
    for (const Suggestion& one : found) {
      // Of other linksets what they save counts, too.
      const double after = before_ - one.saving();
      if (after >= landImpact_) continue;
      landImpact_ = after;
      watcher_(one);
    }
  }

 private:
  const PlanWatcher& watcher_;
  double landImpact_;
  double before_ = landImpact_;
};

bool savesMore(const Suggestion& a, const Suggestion& b) {
  if (countsOnlyRounded(a.change)) return a.saving() > b.saving();
  return std::pair(a.saving(), a.unroundedSaving()) > std::pair(b.saving(), b.unroundedSaving());
}

/// Whoever thought of a change knows what it is meant to do; weighed, it shows what else it does.
void addLosses(Suggestion& suggestion, const Trial::Effect& effect) {
  const auto add = [&](cost::Statement caution) {
    const auto isSame = [&](const auto& one) { return one.text.code == caution.text.code; };
    if (std::ranges::none_of(suggestion.cautions, isSame))
      suggestion.cautions.push_back(std::move(caution));
  };
  // How far a shape that was made is off tells more than that it is another.
  constexpr std::string_view measured = adviceTexts["caution.made_shape"].code;
  const bool isMeasured = std::ranges::any_of(
      suggestion.cautions,
      [&](const cost::Statement& caution) { return caution.text.code == measured; });
  for (const auto& [before, after] : effect.shapes)
    for (cost::Statement& caution : cautionsOf(before, after))
      if (!isMeasured || caution.text.code != adviceTexts["caution.other_shape"].code)
        add(std::move(caution));
  if (effect.losesPhysical) add(plainly(adviceTexts["caution.not_physical"]));
  sortByConcern(suggestion.cautions);
}

}  // namespace

/// A mesh that the uploader would refuse is nothing to recommend, whatever it would cost. Hulls
/// that are missing are made by the upload.
bool wouldBeRefused(const Change& change) {
  const auto* mesh = std::get_if<NewMesh>(&change.what);
  if (!mesh) return false;
  return std::ranges::any_of(*asset::refusalsOf(mesh->mesh), [](const asset::Refusal& refusal) {
    const std::string_view code = refusal.finding.text.code;
    return refusal.finding.severity == Severity::error && code != "asset.no_physics_convex" &&
           code != "asset.no_base_hull";
  });
}

namespace {

/// Tries a family from its mildest on.
void tryFamily(Family&& family, Trial& trial, std::vector<Suggestion>& all, const Task& task) {
  const std::size_t first = all.size();
  for (Candidate& candidate : family) {
    if (task.cancelled()) return;
    const auto effect = trial.effectOf(candidate.change);
    if (!effect || wouldBeRefused(candidate.change)) continue;
    Suggestion suggestion{std::move(candidate.change),
                          std::move(candidate.what),
                          std::move(candidate.cautions),
                          effect->before,
                          effect->after,
                          {},
                          effect->losses,
                          false,
                          effect->leastAfter};
    addLosses(suggestion, *effect);
    const bool isMore = all.size() == first || savesMore(suggestion, all.back());
    if (isMore) all.push_back(std::move(suggestion));
  }
}

/// Plans of several steps reach different land impacts for different losses.
constexpr std::ptrdiff_t mostPlansOfMany = 2;

/// Codes that differ only in these say the same of other parts or sides.
constexpr std::array<std::string_view, 6> variantEndings{"_alike", "_these", "_but",
                                                         "_prims", "_pair",  "_even"};

std::string_view kindOf(const Suggestion& suggestion) {
  std::string_view code = suggestion.what.text.code;
  for (const std::string_view ending : variantEndings)
    if (code.ends_with(ending)) code.remove_suffix(ending.size());
  return code;
}

/// Marks what takes a likely jump back: where at most a tenth of the parts makes all of them
/// weighed and that costs more than being counted, or it costs twice as much, it was made so by
/// somebody who did not expect that.
void markLikelyInverses(const Question& question, std::vector<Suggestion>& suggestions) {
  constexpr std::size_t few = 10;
  const std::size_t parts = question.linkset().parts.size();
  const std::size_t optedIn = optingIn(question).size();
  const auto counted = static_cast<double>(parts);
  const bool isLikely = question.cost.accounting == cost::Accounting::weighed && optedIn > 0 &&
                        (optedIn * few <= parts ? question.cost.landImpact > counted
                                                : question.cost.landImpact >= 2 * counted);
  if (!isLikely) return;
  for (Suggestion& one : suggestions) {
    const auto& what = one.change.what;
    const bool isSwitch = std::holds_alternative<NoMaterials>(what) ||
                          std::holds_alternative<NotAnimated>(what) ||
                          std::holds_alternative<NewShapeType>(what);
    one.takesBack = isSwitch && linksetsAfter(question.scene, one.change).size() == 1 &&
                    accountingOf(linksetsAfter(question.scene, one.change).front(),
                                 question.profile.accounting) == cost::Accounting::legacy;
  }
}

/// Of all generators, in their order, whichever was asked first.
std::vector<Suggestion> stepsFound(const Question& question, Trial& trial, Lowest& lowest) {
  std::array<std::vector<Suggestion>, generators.size()> found;
  for (std::size_t turn = 0; turn < inTurn.size() && !question.task.cancelled(); ++turn) {
    question.task.report(static_cast<double>(turn) / static_cast<double>(inTurn.size() + 1),
                         question.linkset().name);
    std::vector<Family> families;
    generators[inTurn[turn]](question, families);
    for (Family& family : families) {
      tryFamily(std::move(family), trial, found[inTurn[turn]], question.task);
      lowest.see(found[inTurn[turn]]);
    }
  }
  std::vector<Suggestion> all;
  for (std::vector<Suggestion>& some : found)
    all.insert(all.end(), std::make_move_iterator(some.begin()),
               std::make_move_iterator(some.end()));
  return all;
}

}  // namespace

Plans findPlans(const scene::Scene& scene, std::size_t linkset, std::optional<std::size_t> part,
                const cost::Profile& profile, bool isThorough, const Task& task,
                const PlanWatcher& watcher) {
  Plans plans;
  if (scene.linksets[linkset].parts.empty()) return plans;
  Trial trial(scene, profile);
  const auto& [statistics, cost] = trial.now(linkset);
  const Question question{scene,
                          linkset,
                          part,
                          profile,
                          statistics,
                          cost,
                          groupsOf(scene.linksets[linkset], cost, part),
                          task,
                          isThorough};
  Lowest lowest(watcher, cost.landImpact);
  plans.suggestions = stepsFound(question, trial, lowest);
  if (!task.cancelled()) addPlans(question, trial, plans.suggestions);
  lowest.see(plans.suggestions);
  markLikelyInverses(question, plans.suggestions);
  sortByLoss(plans.suggestions);
  const bool costsTheLeast = cost.landImpact <= profile[cost::Key::land_impact_minimum];
  for (Suggestion& one : plans.suggestions) one.isForOthers = costsTheLeast && links(one.change);
  plans.before = cost.landImpact;
  plans.bound = boundOf(question);
  if (!plans.bound) return plans;
  for (const Suggestion& one : plans.suggestions)
    if (linksetsOf(one.change).size() == 1) plans.bound = std::min(*plans.bound, one.after.rounded);
  if (!plans.isProven()) plans.notSearched = notSearched(question);
  return plans;
}

std::vector<Suggestion> advise(const scene::Scene& scene, std::size_t linkset,
                               std::optional<std::size_t> part, const cost::Profile& profile,
                               const Task& task) {
  return findPlans(scene, linkset, part, profile, false, task).suggestions;
}

std::vector<Suggestion> bestOfEachKind(std::span<const Suggestion> suggestions, std::size_t most) {
  std::vector<Suggestion> best;
  for (const Suggestion& suggestion : suggestions) {
    if (best.size() == most) break;
    const auto ofKind = std::ranges::count(best, kindOf(suggestion), kindOf);
    if (ofKind < (suggestion.steps.empty() ? 1 : mostPlansOfMany)) best.push_back(suggestion);
  }
  return best;
}

}  // namespace wb::advice
