#pragma once

#include "model/cost/detail/total_rules.h"
#include "model/cost/profile.h"
#include "model/cost/weigh.h"
#include "model/scene/scene.h"

namespace wb::cost {

/// What the totals of a linkset depend on beside the costs of its parts.
LinksetFacts factsOf(const scene::Linkset& linkset, AccountingModel model);

/// Whether the whole, and each part for itself, costs at most `limit` as it is at rest; the penalty
/// does not count. Source: Mesh Physics document, where more than the limit is refused.
bool mayBePhysical(const std::vector<PartCost>& parts, double limit);

/// A part's name, or its number where it has none.
std::string partName(const scene::Linkset& linkset, std::size_t part);

}  // namespace wb::cost
