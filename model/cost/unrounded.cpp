#include "model/cost/unrounded.h"

#include "model/cost/detail/arithmetic.h"
#include "model/cost/number_sink.h"
#include "model/cost/opensim_rules.h"

namespace wb::cost {
namespace {

/// OpenSim's: of each part its largest weight.
double sumOfLargest(const LinksetCost& cost, bool physical, const Profile& profile) {
  const double simulation = openSimSimulation(NumberSink(profile), physical);
  double sum = 0;
  for (const PartCost& part : cost.parts)
    if (part.streaming)
      sum += greatest((physical ? part.physicsDynamic : part.physics).value_or(0), *part.streaming,
                      simulation);
  return sum;
}

}  // namespace

double decidingWeight(const scene::Linkset& linkset, const LinksetCost& cost,
                      const Profile& profile) {
  if (cost.accounting == Accounting::legacy) return cost.landImpact;
  if (profile.accounting == AccountingModel::openSim)
    return sumOfLargest(cost, linkset.physical, profile);
  const Weights weights = decidingWeights(cost, linkset.physical, profile.accounting);
  return greatest(weights.physics, weights.streaming, weights.server);
}

double unroundedImpact(const scene::Linkset& linkset, const LinksetCost& cost,
                       const Profile& profile) {
  const double weight = decidingWeight(linkset, cost, profile);
  return cost.accounting == Accounting::legacy
             ? weight
             : greatest(weight, profile[Key::land_impact_minimum]);
}

}  // namespace wb::cost
