#include "model/report/card.h"

#include "model/cost/cost_value.h"
#include "model/report/advice_sentences.h"
#include "model/report/explanation_texts.h"

#include <algorithm>
#include <utility>

namespace wb::explain {
namespace {

Number capacityOf(const Explanation& explanation) {
  const scene::Region* region = explanation.weighing.scene.regionOf(explanation.linkset());
  return fourDigits(region ? region->capacity() : scene::Region{}.capacity());
}

Sentence numberOf(const Explanation& explanation) {
  const cost::LinksetCost& cost = explanation.cost();
  return {explanationTexts["explain.number"],
          {{"impact", cost::costValue(fourDigits(cost.landImpact), cost.unknown.landImpact)},
           {"capacity", capacityOf(explanation)}}};
}

/// Of what is physical and may be: how near it is to the limit for that.
void addPhysicalLimit(std::vector<Sentence>& limits, const Explanation& explanation) {
  const cost::LinksetCost& cost = explanation.cost();
  const bool isWeighed = cost.accounting == cost::Accounting::weighed;
  const bool isKnown = cost.canBePhysical && !cost.unknown.canBePhysical;
  if (!explanation.linkset().physical || !isWeighed || !isKnown) return;
  limits.push_back({explanationTexts["explain.physical_limit"],
                    {{"static", fourDigits(physicsAtRest(cost))},
                     {"limit", fourDigits(explanation.profile()[cost::Key::physical_limit])}}});
}

std::vector<Sentence> limitsOf(const Explanation& explanation) {
  std::vector<Sentence> limits{
      {explanationTexts["explain.limit"], {{"capacity", capacityOf(explanation)}}}};
  addPhysicalLimit(limits, explanation);
  return limits;
}

std::vector<Weight> derivationsOf(const Explanation& explanation) {
  const auto weights = explanation.weights();
  const bool isDecided = std::ranges::any_of(weights, &Weight::decides);
  std::vector<Weight> derivations;
  for (const Weight& weight : weights)
    if (weight.decides || !isDecided) derivations.push_back(weight);
  return derivations;
}

}  // namespace

Card cardOf(const Explanation& explanation, std::vector<Sentence> exceeded) {
  const weighing::UploadVerdict upload = uploadVerdict(explanation.weighing, explanation.target);
  return {numberOf(explanation),
          limitsOf(explanation),
          std::move(exceeded),
          explanation.verdict,
          derivationsOf(explanation),
          explanation.causes,
          explanation.advice ? stepsOf(*explanation.advice) : std::vector<Step>(),
          uploadSentence(upload, explanation.weighing),
          furtherRefusals(upload, explanation.weighing)};
}

std::vector<Step> stepsOf(const TargetAdvice& advice) {
  std::vector<Step> steps;
  for (const auto& suggestion : bestOfEachKind(advice.suggestions, mostSuggestions))
    steps.push_back({effectOf(suggestion, steps.size() + 1), suggestion.cautions});
  return steps;
}

}  // namespace wb::explain
