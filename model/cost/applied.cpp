#include "model/cost/applied.h"

#include "model/cost/detail/total_rules.h"
#include "model/cost/number_sink.h"

namespace wb::cost {

std::optional<double> appliedPhysics(const scene::Linkset& linkset, const LinksetCost& cost,
                                     std::size_t part, const Profile& profile) {
  const PartCost& one = cost.parts[part];
  if (!linkset.physical) return one.physics;
  if (!one.physicsDynamic || profile.accounting == AccountingModel::openSim)
    return one.physicsDynamic;
  return penalised(NumberSink(profile), *one.physicsDynamic, cost.meanFaceArea);
}

}  // namespace wb::cost
