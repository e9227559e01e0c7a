#include "model/report/steadiness.h"

#include "model/core/language.h"
#include "model/core/length.h"
#include "model/report/explanation_texts.h"

#include <algorithm>

namespace wb::explain {
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

}  // namespace wb::explain
