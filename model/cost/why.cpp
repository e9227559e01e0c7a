#include "model/cost/why.h"

#include "model/cost/cost_value.h"
#include "model/cost/traced.h"
#include "model/cost/why_facts.h"
#include "model/cost/why_texts.h"

#include <fmt/format.h>

#include <algorithm>

namespace wb::cost {
namespace {

constexpr std::size_t mostCauses = 3;

Text verdictText(DecidedBy decidedBy) {
  switch (decidedBy) {
    case DecidedBy::physics:
      return whyTexts["why.physics"];
    case DecidedBy::streaming:
      return whyTexts["why.streaming"];
    case DecidedBy::server:
      return whyTexts["why.server"];
    case DecidedBy::parts:
      break;
  }
  return whyTexts["why.parts"];
}

Text verdictText(const LinksetCost& cost) {
  return cost.unknown.landImpact ? whyTexts["why.at_least"] : verdictText(cost.decidedBy);
}

Statement verdictOf(const scene::Linkset& linkset, const LinksetCost& cost, AccountingModel model) {
  const Weights weights = decidingWeights(cost, linkset.physical, model);
  return {verdictText(cost),
          {{"impact", sixDigits(cost.landImpact)},
           {"physics", costValue(sixDigits(weights.physics), weights.physicsUnknown)},
           {"streaming", costValue(sixDigits(weights.streaming), weights.streamingUnknown)},
           {"server", costValue(sixDigits(weights.server), weights.serverUnknown)}},
          {}};
}

/// The term whose children are what each part adds to the deciding weight; null if parts are merely
/// counted.
const Term* sumOfParts(const LinksetTerms& terms, DecidedBy decidedBy, bool physical) {
  if (decidedBy == DecidedBy::streaming) return &terms.streaming;
  if (decidedBy != DecidedBy::physics) return nullptr;
  if (!physical) return &terms.physics;
  const bool penalisedAsAWhole = terms.physicsPhysical.id == TermId::physics_physical;
  return penalisedAsAWhole ? &terms.physicsPhysical.children.front() : &terms.physicsPhysical;
}

std::vector<Cause> causesOf(const Term* sum) {
  std::vector<Cause> causes;
  if (!sum) return causes;
  for (const Term& child : sum->children)
    if (child.part && child.value > 0) causes.push_back({*child.part, child});
  std::ranges::stable_sort(causes, std::ranges::greater{},
                           [](const Cause& cause) { return cause.term.value; });
  if (causes.size() > mostCauses) causes.erase(causes.begin() + mostCauses, causes.end());
  return causes;
}

}  // namespace

Why why(const scene::Linkset& linkset, const LinksetCost& cost, const LinksetTerms& terms,
        const Profile& profile) {
  Why answer;
  answer.verdict = verdictOf(linkset, cost, profile.accounting);
  if (!cost.unknown.landImpact)
    answer.causes = causesOf(sumOfParts(terms, cost.decidedBy, linkset.physical));
  answer.facts = linksetFacts(linkset, cost, profile);
  for (const Cause& cause : answer.causes)
    addPartFacts(answer.facts, linkset, cost.parts[cause.part], cause, profile);
  return answer;
}

}  // namespace wb::cost
