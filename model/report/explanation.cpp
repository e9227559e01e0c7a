#include "model/report/explanation.h"

#include "model/cost/cost_value.h"
#include "model/cost/sculpt_range.h"
#include "model/cost/why_texts.h"
#include "model/report/detail/notes.h"
#include "model/report/detail/unused_physics.h"
#include "model/report/explanation_texts.h"

#include <algorithm>
#include <utility>

namespace wb::explain {
namespace {

Sentence canBePhysical(const cost::LinksetCost& cost, const cost::Profile& profile) {
  if (cost.accounting == cost::Accounting::legacy)
    return {explanationTexts["explain.can_be_physical_counted"],
            {{"count", cost.parts.size()},
             {"limit", fourDigits(profile[cost::Key::legacy_physical_limit])}}};
  return {explanationTexts["explain.can_be_physical"],
          {{"static", fourDigits(physicsAtRest(cost))},
           {"limit", fourDigits(profile[cost::Key::physical_limit])},
           {"physical",
            cost::costValue(fourDigits(cost.physicsPhysical), cost.unknown.physicsPhysical)}}};
}

Sentence decidingRule(const cost::LinksetCost& cost, const cost::Profile& profile) {
  if (cost.accounting == cost::Accounting::legacy) return {explanationTexts["explain.counted"], {}};
  const Sentence rounding{profile.rounding == cost::Rounding::nearest
                              ? explanationTexts["explain.rounded_nearest"]
                              : explanationTexts["explain.rounded_up"],
                          {}};
  return {profile.accounting == cost::AccountingModel::openSim
              ? explanationTexts["explain.sum_of_parts"]
              : explanationTexts["explain.largest_weight"],
          {{"rounding", rounding}}};
}

}  // namespace

const cost::Term& Weight::formula() const {
  const bool isOfOne = derivation.formula.empty() && derivation.children.size() == 1;
  return isOfOne ? derivation.children.front() : derivation;
}

std::array<Weight, 3> Explanation::weights() const {
  using cost::DecidedBy;
  const bool isPhysical = linkset().physical;
  const bool hasSrc = profile().accounting == cost::AccountingModel::wiki2011;
  const auto weights = cost::decidingTerms(terms, isPhysical, profile().accounting);
  const auto decides = [this](DecidedBy which) {
    return !cost().unknown.landImpact && cost().decidedBy == which;
  };
  return {
      Weight{DecidedBy::physics, isPhysical ? "physics_cost_physical" : "physics_cost",
             weights.physics, decides(DecidedBy::physics)},
      Weight{DecidedBy::streaming, "streaming_cost", weights.streaming,
             decides(DecidedBy::streaming)},
      Weight{DecidedBy::server, hasSrc ? "src" : "server_cost", weights.server,
             decides(DecidedBy::server)},
  };
}

Explanation explanationOf(const weighing::Weighing& weighing, const weighing::Target& target,
                          const TargetAdvice* advice, const Task& task) {
  const scene::Linkset& linkset = weighing.scene.linksets[target.linkset];
  const cost::LinksetCost& cost = weighing.costs[target.linkset];
  cost::LinksetTerms terms =
      cost::linksetTerms(weighing.scene, target.linkset,
                         weighing.statistics.linksets[target.linkset], weighing.profile, task);
  cost::Why why = cost::why(linkset, cost, terms, weighing.profile);
  if (linkset.parts.size() < 2) why.causes.clear();
  if (auto sculpts = sculptStatement(weighing, target.linkset))
    why.facts.push_back(std::move(*sculpts));
  const bool mayBePhysical = cost.canBePhysical && !cost.unknown.canBePhysical;
  if (mayBePhysical && !linkset.physical)
    why.facts.emplace_back(canBePhysical(cost, weighing.profile));
  if (auto unused = unusedPhysics(weighing, target.linkset))
    why.facts.push_back(std::move(*unused));
  if (auto fact = phantomFact(linkset)) why.facts.push_back(std::move(*fact));
  return {weighing,
          target,
          std::move(terms),
          std::move(why.verdict),
          decidingRule(cost, weighing.profile),
          std::move(why.causes),
          std::move(why.facts),
          findingsAbout(weighing, target),
          advice};
}

double physicsAtRest(const cost::LinksetCost& cost) {
  double sum = 0;
  for (const cost::PartCost& part : cost.parts) sum += part.physicsStatic.value_or(0);
  return sum;
}

const cost::Term* termOfPart(const cost::Term& sum, std::size_t part) {
  const auto found = std::ranges::find(sum.children, std::optional(part), &cost::Term::part);
  return found == sum.children.end() ? nullptr : &*found;
}

std::vector<Sentence> partSentences(const cost::PartCost& cost) {
  std::vector<Sentence> sentences;
  if (!cost.physics && !cost.streaming) {
    sentences.push_back({explanationTexts["explain.unknown"], {}});
  } else if (!cost.physics) {
    sentences.push_back({explanationTexts["explain.unknown_physics"], {}});
  } else if (!cost.streaming) {
    sentences.push_back({explanationTexts["explain.unknown_streaming"], {}});
  }
  if (cost.physics) sentences.push_back({text(cost.decision.reason), {}});
  return sentences;
}

std::vector<Sentence> partSentences(const Explanation& explanation, std::size_t part) {
  const cost::PartCost& cost = explanation.cost().parts[part];
  std::vector<Sentence> sentences = partSentences(cost);
  const bool isAlone = explanation.target.part == part;
  if (isAlone &&
      isSculptHull(explanation.linkset().parts[part], cost.decision, explanation.profile()))
    if (auto sculpts = sculptStatement(explanation.weighing, explanation.target.linkset))
      sentences.push_back(std::move(*sculpts));
  if (auto growth = growthSentence(explanation, part)) sentences.push_back(std::move(*growth));
  return sentences;
}

std::optional<cost::Statement> sculptStatement(const weighing::Weighing& weighing,
                                               std::size_t linkset) {
  const auto impact =
      cost::sculptImpact(weighing.scene.linksets[linkset], weighing.statistics.linksets[linkset],
                         weighing.costs[linkset], weighing.profile);
  if (!impact) return {};
  const cost::SculptRange range = cost::measuredSculpts();
  const bool isSame = impact->least == impact->most;
  return cost::Statement{
      isSame ? cost::whyTexts["why.sculpts_same"] : cost::whyTexts["why.sculpts"],
      {{"least", fourDigits(range.least)},
       {"most", fourDigits(range.most)},
       {"dogs", fourDigits(range.mostOfDogs)},
       {"low", fourDigits(impact->least)},
       {"high", fourDigits(impact->most)}},
      {}};
}

std::vector<Sentence> partFacts(const Explanation& explanation) {
  const auto phantom = phantomFact(explanation.linkset());
  return phantom ? std::vector<Sentence>{*phantom} : std::vector<Sentence>{};
}

}  // namespace wb::explain
