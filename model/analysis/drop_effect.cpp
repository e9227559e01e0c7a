#include "model/analysis/drop_effect.h"

#include "model/scene/compose.h"
#include "model/scene/compose_properties.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>
#include <vector>

namespace wb::weighing {

LinkEffect effectOfLinking(const Weighing& weighing, std::span<const Target> chosen) {
  LinkEffect effect;
  std::vector<std::size_t> order;  // the root first, which is chosen last
  std::set<std::size_t> seen;
  for (auto target = chosen.rbegin(); target != chosen.rend(); ++target)
    if (seen.insert(target->linkset).second) order.push_back(target->linkset);
  // The parts of the linked one come in this order too: the root's, then those chosen later first.
  std::vector<cost::PartStatistics> statistics;
  scene::Scene alone;
  std::vector<Target> all;
  for (const std::size_t linkset : order) {
    const cost::LinksetCost& cost = weighing.costs[linkset];
    effect.before += cost.landImpact;
    effect.isBeforeUnknown = effect.isBeforeUnknown || cost.unknown.landImpact;
    std::ranges::copy(weighing.statistics.linksets[linkset], std::back_inserter(statistics));
  }
  for (auto linkset = order.rbegin(); linkset != order.rend(); ++linkset) {
    all.push_back({alone.linksets.size(), {}});
    alone.linksets.push_back(weighing.scene.linksets[*linkset]);
  }
  effect.linksets = order.size();
  const scene::Composed linked = scene::link(std::move(alone), all);
  const cost::LinksetCost after =
      cost::weigh(linked.scene.linksets.front(), statistics, weighing.profile);
  effect.after = after.landImpact;
  effect.isAfterUnknown = after.unknown.landImpact;
  return effect;
}

MoveEffect effectOfMoving(const Weighing& weighing, std::span<const Target> chosen,
                          std::optional<std::size_t> region) {
  const scene::Scene& scene = weighing.scene;
  const scene::Region* there = region ? &scene.regions[*region] : nullptr;
  const auto sums = cost::sumByRegion(scene, weighing.costs);
  const std::size_t place = region.value_or(scene.regions.size());
  MoveEffect effect;
  effect.capacity = scene::Region().capacity();
  if (place < sums.size())
    effect = {0, sums[place].landImpact, sums[place].capacity, sums[place].unknown.landImpact};
  for (const std::size_t linkset : scene::linksetsChosen(chosen)) {
    if (scene.regionOf(scene.linksets[linkset]) == there) continue;
    ++effect.linksets;
    effect.landImpact += weighing.costs[linkset].landImpact;
    effect.isUnknown = effect.isUnknown || weighing.costs[linkset].unknown.landImpact;
  }
  return effect;
}

}  // namespace wb::weighing
