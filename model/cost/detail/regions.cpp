#include "model/cost/weigh.h"
#include "model/scene/region_names.h"

namespace wb::cost {
namespace {

void addLinkset(RegionCost& region, const scene::Linkset& linkset, const LinksetCost& cost) {
  ++region.linksets;
  region.parts += linkset.parts.size();
  region.physics += cost.physics;
  region.streaming += cost.streaming;
  region.server += cost.server;
  region.landImpact += cost.landImpact;
  region.unknown.physics |= cost.unknown.physics;
  region.unknown.streaming |= cost.unknown.streaming;
  region.unknown.server |= cost.unknown.server;
  region.unknown.landImpact |= cost.unknown.landImpact;
}

}  // namespace

std::vector<RegionCost> sumByRegion(const scene::Scene& scene,
                                    const std::vector<LinksetCost>& costs) {
  std::vector<RegionCost> regions(scene.regions.size() + 1);
  for (std::size_t i = 0; i < scene.regions.size(); ++i) {
    regions[i].name = scene.regions[i].name;
    regions[i].capacity = scene.regions[i].capacity();
  }
  RegionCost& nowhere = regions.back();
  nowhere.capacity = scene::Region{}.capacity();
  const scene::RegionNames names(scene);
  for (std::size_t i = 0; i < scene.linksets.size(); ++i) {
    const scene::Region* region = names.of(scene.linksets[i]);
    addLinkset(region ? regions[static_cast<std::size_t>(region - scene.regions.data())] : nowhere,
               scene.linksets[i], costs[i]);
  }
  if (nowhere.linksets == 0 && !scene.regions.empty()) regions.pop_back();
  return regions;
}

}  // namespace wb::cost
