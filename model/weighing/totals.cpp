#include "model/weighing/totals.h"

#include "model/scene/compose_properties.h"

namespace wb::weighing {

Totals totalsOf(const Weighing& weighing, std::span<const Target> chosen) {
  Totals totals;
  for (const std::size_t linkset : scene::linksetsChosen(chosen)) {
    ++totals.linksets;
    totals.landImpact += weighing.costs[linkset].landImpact;
  }
  for (const Target& target : scene::partsChosen(weighing.scene, chosen)) {
    const cost::PartCost& part = weighing.costs[target.linkset].parts[*target.part];
    ++totals.parts;
    totals.physics += part.physics.value_or(0);
    totals.streaming += part.streaming.value_or(0);
  }
  return totals;
}

}  // namespace wb::weighing
