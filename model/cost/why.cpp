#include "model/cost/why.h"

#include "model/cost/cost_value.h"
#include "model/cost/detail/why_facts.h"
#include "model/cost/traced.h"
#include "model/cost/why_texts.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

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
          {{"impact", fourDigits(cost.landImpact)},
           {"physics", costValue(fourDigits(weights.physics), weights.physicsUnknown)},
           {"streaming", costValue(fourDigits(weights.streaming), weights.streamingUnknown)},
           {"server", costValue(fourDigits(weights.server), weights.serverUnknown)}},
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

/// Whether what costs as much does so for the same reason.
bool areAlike(const Cause& a, const Cause& b, const scene::Linkset& linkset) {
  const scene::Part& one = linkset.parts[a.part];
  const scene::Part& other = linkset.parts[b.part];
  return a.term.value == b.term.value && a.term.id == b.term.id && one.kind == other.kind &&
         one.asset == other.asset && one.scale == other.scale && one.prim == other.prim;
}

/// One after the other by what each costs; those of one cost are few kinds, so each is compared
/// with the first of its kind alone.
std::vector<Cause> grouped(std::vector<Cause> sorted, const scene::Linkset& linkset) {
  std::vector<Cause> groups;
  std::size_t firstOfCost = 0;
  for (Cause& cause : sorted) {
    if (groups.empty() || groups.back().term.value != cause.term.value) firstOfCost = groups.size();
    const auto same =
        std::find_if(groups.begin() + static_cast<std::ptrdiff_t>(firstOfCost), groups.end(),
                     [&](const Cause& group) { return areAlike(group, cause, linkset); });
    if (same == groups.end()) {
      groups.push_back(std::move(cause));
    } else {
      same->alike.push_back(cause.part);
    }
  }
  return groups;
}

std::vector<Cause> causesOf(const Term* sum, const scene::Linkset& linkset) {
  std::vector<Cause> causes;
  if (!sum) return causes;
  for (const Term& child : sum->children)
    if (child.part && child.value > 0) causes.push_back({*child.part, child, {}});
  const auto dearestFirst = [](std::vector<Cause>& all, auto value) {
    std::ranges::stable_sort(all, std::ranges::greater{}, value);
  };
  dearestFirst(causes, [](const Cause& cause) { return cause.term.value; });
  causes = grouped(std::move(causes), linkset);
  dearestFirst(causes, &Cause::value);
  if (causes.size() > mostCauses) causes.erase(causes.begin() + mostCauses, causes.end());
  return causes;
}

}  // namespace

Why why(const scene::Linkset& linkset, const LinksetCost& cost, const LinksetTerms& terms,
        const Profile& profile) {
  Why answer;
  answer.verdict = verdictOf(linkset, cost, profile.accounting);
  if (!cost.unknown.landImpact)
    answer.causes = causesOf(sumOfParts(terms, cost.decidedBy, linkset.physical), linkset);
  answer.facts = linksetFacts(linkset, cost, profile);
  for (const Cause& cause : answer.causes)
    addPartFacts(answer.facts, linkset, cost.parts[cause.part], cause, profile);
  return answer;
}

}  // namespace wb::cost
