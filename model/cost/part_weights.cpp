#include "model/cost/part_weights.h"

#include "model/cost/linkset_rules.h"
#include "model/cost/number_sink.h"
#include "model/cost/part_rules.h"

namespace wb::cost {
namespace {

std::optional<double> openSimWeightOf(const scene::Linkset& linkset, const PartCost& part,
                                      const Profile& profile) {
  if (!part.streaming) return {};
  const auto& physics = linkset.physical ? part.physicsDynamic : part.physics;
  return greatest(physics.value_or(0), *part.streaming,
                  openSimSimulation(NumberSink(profile), linkset.physical));
}

}  // namespace

std::optional<double> decidingWeightOf(const scene::Linkset& linkset, const LinksetCost& cost,
                                       std::size_t part, const Profile& profile) {
  if (cost.accounting == Accounting::legacy) return 1;
  if (profile.accounting == AccountingModel::openSim)
    return openSimWeightOf(linkset, cost.parts[part], profile);
  switch (cost.decidedBy) {
    case DecidedBy::physics:
      return appliedPhysics(linkset, cost, part, profile);
    case DecidedBy::streaming:
      return cost.parts[part].streaming;
    case DecidedBy::server:
    case DecidedBy::parts:
      break;
  }
  return decidingServer(cost, profile.accounting) / static_cast<double>(cost.parts.size());
}

}  // namespace wb::cost
