#include "model/report/target_advice.h"

#include "model/analysis/acts.h"
#include "model/analysis/advice_texts.h"
#include "model/core/language.h"
#include "model/core/number.h"
#include "model/report/explanation_texts.h"
#include "model/report/table.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

// Puts what analysis found into sentences: suggestions from advice::advise, sizes at which costs
// leap, and how far physics moves when vertices do (tuning::fragility, with random moves of
// vertices). The time is theirs; mostTargetsAdvised and mostTrianglesMoved bound it. `usualNoise`,
// 1 µm, is the most that tools move vertices by on their own beside half a step of the format. Time
// of advice: tests/benchmarks/advice.cpp (`./dev bench --benchmark_filter=advise`), of moves:
// tuning.cpp there.

namespace wb::explain {

TargetAdvice adviceFor(const scene::Scene& scene, const std::vector<cost::PartStatistics>& parts,
                       const weighing::Target& target, const cost::Profile& profile,
                       const Task& task, bool isThorough) {
  TargetAdvice result;
  const scene::Linkset& linkset = scene.linksets[target.linkset];
  result.isUnknown = cost::weigh(linkset, parts, profile).unknown.landImpact;
  advice::Plans plans =
      advice::findPlans(scene, target.linkset, target.part, profile, isThorough, task);
  result.suggestions = std::move(plans.suggestions);
  result.landImpact = plans.before;
  result.bound = plans.bound;
  result.notSearched = std::move(plans.notSearched);
  if (!target.part && linkset.parts.size() != 1) return result;
  const std::size_t part = target.part.value_or(0);
  result.cliffs =
      advice::SizeCliffs(linkset.parts[part], parts[part], profile, cost::placeOf(linkset, part))
          .perAxis();
  result.downloadSizes = advice::downloadSizes(linkset.parts[part], parts[part], profile,
                                               cost::placeOf(linkset, part));
  return result;
}

Advice adviceFor(const weighing::Weighing& weighing, const std::vector<weighing::Target>& targets,
                 const Task& task, bool isThorough) {
  if (targets.size() > mostTargetsAdvised) return {};
  std::vector<TargetAdvice> all;
  all.reserve(targets.size());
  for (const weighing::Target& target : targets) {
    all.push_back(adviceFor(weighing.scene, weighing.statistics.linksets[target.linkset], target,
                            weighing.profile, task, isThorough));
    if (trianglesBehind(weighing, target) <= mostTrianglesMoved)
      all.back().steadiness = steadinessOf(weighing, target, task);
  }
  return all;
}

void addChanges(Advice& advice, const weighing::Weighing& weighing,
                const std::vector<weighing::Target>& targets, const weighing::Weighing& before) {
  if (!advice) return;
  const tuning::Side was{before.scene, before.profile, before.costs};
  const tuning::Side is{weighing.scene, weighing.profile, weighing.costs};
  std::vector<std::optional<std::size_t>> origins(weighing.scene.linksets.size());
  for (const tuning::LinksetChange& change : tuning::compare(was, is).linksets)
    if (change.second) origins[*change.second] = change.first;
  tuning::ChangeFinder finder(was, is);
  for (std::size_t i = 0; i < targets.size(); ++i)
    if (!targets[i].part)
      (*advice)[i].changed = finder(origins[targets[i].linkset], targets[i].linkset);
}

namespace {

/// The most that tools move vertices by on their own, beside half a step of the format.
constexpr double usualNoise = 1e-6;

/// Whether what is looked at is known, and any part of it weighed by triangles.
bool restsOnTriangles(const cost::LinksetCost& cost, std::optional<std::size_t> part) {
  const auto isMesh = [](const cost::PartCost& one) {
    return one.decision.representation == cost::Representation::triangleMesh;
  };
  if (part) return cost.parts[*part].physics && isMesh(cost.parts[*part]);
  return !cost.unknown.physics && std::ranges::any_of(cost.parts, isMesh);
}

Value distanceOf(const tuning::Perturbation& perturbation) {
  if (perturbation.metres == 0)
    return Argument("", Sentence{explanationTexts["explain.half_a_step"], {}}).value;
  return inMetres(perturbation.metres);
}

/// What differs less than can be seen does not move.
bool moves(const tuning::Spread& spread) {
  return written(fourDigits(spread.minimum)) != written(fourDigits(spread.maximum));
}

bool looksLike(const tuning::Spread& a, const tuning::Spread& b) {
  return written(fourDigits(a.minimum)) == written(fourDigits(b.minimum)) &&
         written(fourDigits(a.maximum)) == written(fourDigits(b.maximum));
}

Sentence levelSentence(const tuning::Perturbation& perturbation, const tuning::Spread& spread) {
  return {moves(spread) ? explanationTexts["explain.moves"] : explanationTexts["explain.stays"],
          {{"by", distanceOf(perturbation)},
           {"least", Value(fourDigits(spread.minimum))},
           {"most", Value(fourDigits(spread.maximum))}}};
}

}  // namespace

std::optional<tuning::Fragility> steadinessOf(const weighing::Weighing& weighing,
                                              const weighing::Target& target, const Task& task) {
  if (!restsOnTriangles(weighing.costs[target.linkset], target.part)) return {};
  auto found =
      tuning::fragility(weighing.scene, target.linkset,
                        weighing.statistics.linksets[target.linkset], weighing.profile, task);
  if (!found) return {};
  const tuning::Fragility& one = target.part ? found->parts[*target.part] : found->whole;
  return one.steady ? std::nullopt : std::optional(one);
}

std::size_t trianglesBehind(const weighing::Weighing& weighing, const weighing::Target& target) {
  const auto& parts = weighing.costs[target.linkset].parts;
  std::size_t triangles = 0;
  for (std::size_t i = 0; i < parts.size(); ++i)
    if (!target.part || target.part == i)
      triangles += shapeNumbers(weighing.statistics.linksets[target.linkset][i], parts[i].decision)
                       .triangles.value_or(0);
  return triangles;
}

tuning::Spread usualSpread(const tuning::Fragility& steadiness) {
  tuning::Spread spread = steadiness.levels.front();
  for (std::size_t i = 0; i < tuning::perturbations.size(); ++i) {
    if (tuning::perturbations[i].metres > usualNoise) continue;
    spread.minimum = std::min(spread.minimum, steadiness.levels[i].minimum);
    spread.maximum = std::max(spread.maximum, steadiness.levels[i].maximum);
  }
  return spread;
}

std::vector<Sentence> steadinessSentences(const tuning::Fragility& steadiness) {
  const bool isSteady = std::ranges::all_of(steadiness.levels, [&](const tuning::Spread& spread) {
    return looksLike(spread, steadiness.levels.front()) && !moves(spread);
  });
  if (isSteady)
    return {{explanationTexts["explain.steady"],
             {{"cost", Value(fourDigits(steadiness.levels.front().minimum))},
              {"by", distanceOf(tuning::perturbations.back())}}}};
  std::vector<Sentence> sentences;
  for (std::size_t i = 0; i < tuning::perturbations.size(); ++i)
    sentences.push_back(levelSentence(tuning::perturbations[i], steadiness.levels[i]));
  return sentences;
}

namespace {

constexpr std::array<std::string_view, 3> axisNames{"x", "y", "z"};

Word inPlainWords(std::string_view word) { return {std::string(word), Spelling::inWords}; }

/// Of several linksets, or of one that becomes two.
bool isInAll(const advice::Suggestion& suggestion) {
  return linksetsOf(suggestion.change).size() > 1 ||
         std::holds_alternative<advice::Split>(suggestion.change.what);
}

/// What arrives is not one land impact.
bool isRange(const advice::Suggestion& suggestion) {
  return suggestion.leastAfter && *suggestion.leastAfter != suggestion.after.rounded;
}

Text effectText(const advice::Suggestion& suggestion) {
  if (isRange(suggestion))
    return isInAll(suggestion) ? explanationTexts["explain.suggestion_uploaded_in_all"]
                               : explanationTexts["explain.suggestion_uploaded"];
  if (suggestion.saving() == 0) return explanationTexts["explain.suggestion_unrounded"];
  return isInAll(suggestion) ? explanationTexts["explain.suggestion_in_all"]
                             : explanationTexts["explain.suggestion"];
}

Text savingText(const advice::Suggestion& suggestion) {
  if (isRange(suggestion))
    return isInAll(suggestion) ? explanationTexts["explain.saving_uploaded_in_all"]
                               : explanationTexts["explain.saving_uploaded"];
  if (suggestion.saving() == 0) return explanationTexts["explain.saving_unrounded"];
  return isInAll(suggestion) ? explanationTexts["explain.saving_in_all"]
                             : explanationTexts["explain.saving"];
}

std::vector<Argument> impactsOf(const advice::Suggestion& suggestion) {
  return {{"before", fourDigits(suggestion.before.rounded)},
          {"after", fourDigits(suggestion.after.rounded)},
          {"least", fourDigits(suggestion.leastAfter.value_or(suggestion.after.rounded))},
          {"before_unrounded", fourDigits(suggestion.before.unrounded)},
          {"after_unrounded", fourDigits(suggestion.after.unrounded)}};
}

/// Of a cliff between details: of its surface, or else of its hull.
Text detailText(const advice::SizeCliff& cliff, std::vector<Argument>& arguments) {
  const bool ofSurface = cliff.after.triangles.has_value();
  const auto count = [&](const advice::SizeForm& form) {
    return (ofSurface ? form.triangles : form.hullVertices).value_or(0);
  };
  arguments.emplace_back("before", count(cliff.before));
  arguments.emplace_back("after", count(cliff.after));
  return ofSurface ? advice::adviceTexts["cliff.triangles"] : advice::adviceTexts["cliff.points"];
}

Text flatSideText(const advice::SizeCliff& cliff, std::vector<Argument>& arguments) {
  const bool isRaised = cliff.after.raised.has_value();
  const advice::SizeForm& raised = isRaised ? cliff.after : cliff.before;
  const int flat = raised.raised.value_or(0);
  arguments.emplace_back("flat", axisNames[static_cast<std::size_t>(flat)]);
  arguments.emplace_back("length", lengthInMetres(raised.decision.scale[flat]));
  return isRaised ? advice::adviceTexts["cliff.raised"] : advice::adviceTexts["cliff.unraised"];
}

Text cliffText(const advice::SizeCliff& cliff, std::vector<Argument>& arguments) {
  if (cliff.kind() == advice::CliffKind::detail) return detailText(cliff, arguments);
  if (cliff.kind() == advice::CliffKind::flatSide) return flatSideText(cliff, arguments);
  arguments.emplace_back("representation", inPlainWords(name(cliff.after.decision.representation)));
  arguments.emplace_back("because", inPlainWords(code(cliff.after.decision.reason)));
  return cliff.grows ? advice::adviceTexts["cliff.grows"] : advice::adviceTexts["cliff.shrinks"];
}

}  // namespace

cost::Statement effectOf(const advice::Suggestion& suggestion, std::size_t rank) {
  std::vector<Argument> arguments = impactsOf(suggestion);
  arguments.emplace_back("rank", rank);
  arguments.emplace_back("what", static_cast<const Sentence&>(suggestion.what));
  return {effectText(suggestion), std::move(arguments), {}};
}

Sentence savingOf(const advice::Suggestion& suggestion) {
  return {savingText(suggestion), impactsOf(suggestion)};
}

std::vector<Sentence> howTo(const advice::Suggestion& suggestion) {
  std::vector<const advice::ActRow*> acts;
  const auto add = [&acts](const cost::Statement& step) {
    const advice::ActRow* act = advice::actOf(step.text.code);
    if (act && std::ranges::find(acts, act) == acts.end()) acts.push_back(act);
  };
  add(suggestion.what);
  for (const cost::Statement& step : suggestion.steps) add(step);

  std::vector<Sentence> sentences;
  const auto say = [&](const advice::ActRow& act, const Text& place, const Text& how) {
    if (how.code.empty()) return;
    Sentence sentence{place, {{"how", Sentence{how, {}}}}};
    if (acts.size() > 1)
      sentence = {explanationTexts["explain.how_of_act"],
                  {{"act", Sentence{act.name, {}}}, {"how", std::move(sentence)}}};
    sentences.push_back(std::move(sentence));
  };
  for (const advice::ActRow* act : acts) {
    say(*act, explanationTexts["explain.how_in_viewer"], act->inViewer);
    say(*act, explanationTexts["explain.how_in_blender"], act->inBlender);
    say(*act, explanationTexts["explain.how_here"], act->here);
  }
  return sentences;
}

cost::Statement statementOf(const advice::SizeCliff& cliff) {
  const int axis = cliff.axis();
  std::vector<Argument> arguments{{"axis", cliff.axes},
                                  {"from", lengthInMetres(cliff.from[axis])},
                                  {"to", lengthInMetres(cliff.to[axis])}};
  const Text text = cliffText(cliff, arguments);
  return {text, std::move(arguments), {}};
}

cost::Statement statementOf(const advice::DownloadSizes& sizes) {
  std::vector<std::string> radii;
  for (const double radius : sizes.changes) radii.push_back(table::readable(radius));
  std::string list = radii.front();
  for (std::size_t i = 1; i < radii.size(); ++i)
    list = i + 1 < radii.size() ? list + ", " + radii[i]
                                : rendered(explanationTexts["explain.and_last"],
                                           {{"list", list}, {"last", radii[i]}});
  const bool isPast = sizes.constant && sizes.radius >= *sizes.constant;
  const Text text = !sizes.constant ? advice::adviceTexts["cliff.download"]
                    : isPast        ? advice::adviceTexts["cliff.download_past"]
                                    : advice::adviceTexts["cliff.download_constant"];
  return {text,
          {{"radius", fourDigits(sizes.radius)},
           {"radii", list},
           {"constant", fourDigits(sizes.constant.value_or(0))}},
          {}};
}

Sentence withoutSuggestion(const TargetAdvice& advice) {
  if (advice.isUnknown || !advice.bound) return {explanationTexts["explain.advice_unknown"], {}};
  const bool isProven = *advice.bound >= advice.landImpact;
  return {isProven ? explanationTexts["explain.nothing_cheaper"]
                   : explanationTexts["explain.nothing_found"],
          {{"bound", fourDigits(*advice.bound)}}};
}

std::vector<Sentence> searchSentences(const TargetAdvice& advice) {
  std::vector<Sentence> sentences;
  if (firstStep(advice.suggestions) && advice.bound)
    sentences.push_back(
        {explanationTexts["explain.bound"], {{"bound", fourDigits(*advice.bound)}}});
  for (const advice::NotSearched& one : advice.notSearched)
    sentences.push_back(
        {explanationTexts["explain.not_searched"],
         {{"triangles", one.triangles}, {"seconds", fourDigits(std::ceil(one.seconds))}}});
  return sentences;
}

std::vector<std::string> cliffSentences(const TargetAdvice& advice) {
  std::vector<std::string> all;
  for (const advice::SizeCliff& cliff : advice.cliffs) all.push_back(rendered(statementOf(cliff)));
  if (advice.downloadSizes) all.push_back(rendered(statementOf(*advice.downloadSizes)));
  return all;
}

}  // namespace wb::explain
