#pragma once

#include "model/cost/weigh.h"

namespace wb::cost {

/// Physics of a part of a linkset as it adds to the weight that may decide: penalised where the
/// linkset is physical. Nothing where it is unknown.
std::optional<double> appliedPhysics(const scene::Linkset& linkset, const LinksetCost& cost,
                                     std::size_t part, const Profile& profile);

}  // namespace wb::cost
