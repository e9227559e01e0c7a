#include "model/explain/region_card.h"

#include "model/cost/cost_value.h"
#include "model/explain/explanation_texts.h"
#include "model/weighing/exceeded.h"

#include <algorithm>
#include <iterator>
#include <tuple>

namespace wb::explain {
namespace {

constexpr std::size_t mostNamed = 3;

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

/// The dearest first, of equals in their order.
std::vector<std::size_t> dearestIn(const weighing::Weighing& weighing, const scene::Region* there) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < weighing.scene.linksets.size(); ++i)
    if (weighing.scene.regionOf(weighing.scene.linksets[i]) == there) found.push_back(i);
  const auto first = [&](std::size_t a, std::size_t b) {
    return std::tuple(-weighing.costs[a].landImpact, a) <
           std::tuple(-weighing.costs[b].landImpact, b);
  };
  const std::size_t count = std::min(mostNamed, found.size());
  std::ranges::partial_sort(found, found.begin() + static_cast<std::ptrdiff_t>(count), first);
  found.resize(count);
  return found;
}

}  // namespace

RegionCard regionCardOf(const weighing::Weighing& weighing, std::size_t region) {
  const auto sums = cost::sumByRegion(weighing.scene, weighing.costs);
  if (region >= sums.size()) return {};
  RegionCard card{roomOf(sums[region]), contentsOf(sums[region]), {}, {}};
  for (weighing::Exceeded& one : weighing::exceeded(weighing))
    if (one.region == region) card.exceeded.push_back(std::move(one.said));
  const auto& regions = weighing.scene.regions;
  card.dearest = dearestIn(weighing, region < regions.size() ? &regions[region] : nullptr);
  return card;
}

}  // namespace wb::explain
