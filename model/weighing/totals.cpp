#include "model/weighing/totals.h"

#include "model/scene/compose_properties.h"

namespace wb::weighing {

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
    totals.unknown.physics |= !part.physics;
    totals.unknown.streaming |= !part.streaming;
  }
  return totals;
}

}  // namespace wb::weighing
