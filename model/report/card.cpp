#include "model/report/card.h"

#include "model/analysis/exceeded_limits.h"
#include "model/analysis/target_costs.h"
#include "model/cost/cost.h"
#include "model/report/explanation_texts.h"
#include "model/report/target_advice.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <tuple>
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
          explanation.where,
          {explanation.closed.begin(), explanation.closed.end()},
          derivationsOf(explanation),
          explanation.causes,
          explanation.advice ? stepsOf(*explanation.advice) : std::vector<Step>(),
          uploadSentence(upload, explanation.weighing),
          furtherRefusals(upload, explanation.weighing)};
}

std::vector<Step> stepsOf(const TargetAdvice& advice) {
  std::vector<Step> steps;
  for (const auto& suggestion : bestOfEachKind(advice.suggestions, mostSuggestions))
    steps.push_back({effectOf(suggestion, steps.size() + 1), suggestion.cautions, howTo(suggestion),
                     suggestion.isForOthers});
  return steps;
}

namespace {

constexpr std::size_t mostNamed = 10;
constexpr std::size_t mostNamedOfChosen = 3;

Sentence roomOf(const cost::RegionCost& region) {
  const Value held = cost::costValue(fourDigits(region.landImpact), region.unknown.landImpact);
  const Number capacity = fourDigits(region.capacity);
  const double room = region.capacity - region.landImpact;
  if (room < 0 || region.unknown.landImpact)
    return {explanationTexts["explain.region_full"], {{"held", held}, {"capacity", capacity}}};
  return {explanationTexts["explain.region_room"],
          {{"held", held}, {"capacity", capacity}, {"room", fourDigits(room)}}};
}

Sentence contentsOf(const cost::RegionCost& region) {
  return {explanationTexts["explain.region_contents"],
          {{"objects", region.linksets},
           {"parts", region.parts},
           {"physics", cost::costValue(fourDigits(region.physics), region.unknown.physics)},
           {"streaming", cost::costValue(fourDigits(region.streaming), region.unknown.streaming)},
           {"server", cost::costValue(fourDigits(region.server), region.unknown.server)}}};
}

/// The most expensive first, of equals in their order.
std::vector<std::size_t> costliestOf(const weighing::Weighing& weighing,
                                     std::vector<std::size_t> linksets,
                                     std::size_t most = mostNamed) {
  const auto first = [&](std::size_t a, std::size_t b) {
    return std::tuple(-weighing.costs[a].landImpact, a) <
           std::tuple(-weighing.costs[b].landImpact, b);
  };
  const std::size_t count = std::min(most, linksets.size());
  std::ranges::partial_sort(linksets, linksets.begin() + static_cast<std::ptrdiff_t>(count), first);
  linksets.resize(count);
  return linksets;
}

std::vector<std::size_t> linksetsIn(const weighing::Weighing& weighing,
                                    const scene::Region* there) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < weighing.scene.linksets.size(); ++i)
    if (weighing.scene.regionOf(weighing.scene.linksets[i]) == there) found.push_back(i);
  return found;
}

RegionCard cardOf(const cost::RegionCost& region) {
  return {.landImpact = region.landImpact,
          .isPartUnknown = region.unknown.landImpact,
          .room = roomOf(region),
          .contents = contentsOf(region),
          .exceeded = {},
          .costliest = {}};
}

void add(cost::RegionCost& sum, const cost::RegionCost& one) {
  sum.linksets += one.linksets;
  sum.parts += one.parts;
  sum.physics += one.physics;
  sum.streaming += one.streaming;
  sum.server += one.server;
  sum.landImpact += one.landImpact;
  sum.capacity += one.capacity;
  sum.unknown.physics |= one.unknown.physics;
  sum.unknown.streaming |= one.unknown.streaming;
  sum.unknown.server |= one.unknown.server;
  sum.unknown.landImpact |= one.unknown.landImpact;
}

}  // namespace

RegionCard regionCardOf(const weighing::Weighing& weighing, std::size_t region) {
  const auto sums = cost::sumByRegion(weighing.scene, weighing.costs);
  if (region >= sums.size()) return {};
  RegionCard card = cardOf(sums[region]);
  for (weighing::Exceeded& one : weighing::exceeded(weighing))
    if (one.region == region) card.exceeded.push_back(std::move(one.said));
  const auto& regions = weighing.scene.regions;
  card.costliest = costliestOf(
      weighing, linksetsIn(weighing, region < regions.size() ? &regions[region] : nullptr));
  return card;
}

RegionCard sceneCardOf(const weighing::Weighing& weighing) {
  const auto regions = cost::sumByRegion(weighing.scene, weighing.costs);
  cost::RegionCost sum;
  for (const cost::RegionCost& one : regions) add(sum, one);
  RegionCard card = cardOf(sum);
  // What is left in one region cannot be used in another.
  if (regions.size() > 1) card.room.reset();
  for (weighing::Exceeded& one : weighing::exceeded(weighing))
    card.exceeded.push_back(std::move(one.said));
  std::vector<std::size_t> all(weighing.costs.size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  card.costliest = costliestOf(weighing, std::move(all));
  return card;
}

RegionCard selectionCardOf(const weighing::Weighing& weighing,
                           std::span<const weighing::Target> chosen) {
  const weighing::Totals totals = totalsOf(weighing, chosen);
  std::set<std::size_t> linksets;
  for (const weighing::Target& one : chosen) linksets.insert(one.linkset);
  cost::RegionCost sum;
  sum.linksets = totals.linksets;
  sum.parts = totals.parts;
  sum.physics = totals.physics;
  sum.streaming = totals.streaming;
  sum.server = totals.server;
  sum.landImpact = totals.landImpact;
  sum.unknown = totals.unknown;
  RegionCard card = cardOf(sum);
  card.room.reset();
  card.costliest = costliestOf(weighing, {linksets.begin(), linksets.end()}, mostNamedOfChosen);
  return card;
}

}  // namespace wb::explain
