#include "model/analysis/target_costs.h"

#include "model/analysis/find_targets.h"
#include "model/scene/compose.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace wb::weighing {
namespace {

template <class All>
void keepOnly(All& all, std::size_t index) {
  All one;
  one.push_back(std::move(all[index]));
  all = std::move(one);
}

}  // namespace

Result<Weighing> narrowedTo(Weighing weighing, const std::optional<std::string>& linkset) {
  if (!linkset) return weighing;
  const auto targets = findTargets(weighing.scene, linkset, {});
  if (!targets) return tl::unexpected(targets.error());
  const std::size_t index = targets->front().linkset;
  keepOnly(weighing.scene.linksets, index);
  keepOnly(weighing.statistics.linksets, index);
  keepOnly(weighing.costs, index);
  return weighing;
}

namespace {

/// At the highest level of detail; nothing where the mesh is not there.
std::optional<std::size_t> trianglesOf(const Weighing& weighing, const Target& target) {
  const scene::Part& part = weighing.scene.linksets[target.linkset].parts[*target.part];
  if (part.kind != scene::PartKind::mesh)
    return weighing.statistics.linksets[target.linkset][*target.part].lodTriangles[0];
  const asset::MeshAsset* mesh = weighing.scene.meshOf(part);
  if (mesh == nullptr || !mesh->lod(asset::Lod::high)) return {};
  return asset::triangleCount(*mesh->lod(asset::Lod::high));
}

}  // namespace

Totals totalsOf(const Weighing& weighing, std::span<const Target> chosen) {
  Totals totals;
  for (const std::size_t linkset : scene::linksetsChosen(chosen)) {
    ++totals.linksets;
    const cost::LinksetCost& cost = weighing.costs[linkset];
    totals.landImpact += cost.landImpact;
    totals.server += cost.server;
    totals.unknown.landImpact |= cost.unknown.landImpact;
    totals.unknown.server |= cost.unknown.server;
  }
  for (const Target& target : scene::partsChosen(weighing.scene, chosen)) {
    const cost::PartCost& part = weighing.costs[target.linkset].parts[*target.part];
    ++totals.parts;
    totals.physics += part.physics.value_or(0);
    totals.streaming += part.streaming.value_or(0);
    const auto triangles = trianglesOf(weighing, target);
    totals.triangles += static_cast<double>(triangles.value_or(0));
    totals.trianglesUnknown |= !triangles;
    totals.unknown.physics |= !part.physics;
    totals.unknown.streaming |= !part.streaming;
  }
  return totals;
}

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
