#pragma once

#include "model/cost/weigh.h"

namespace wb::cost {

/// The land impact of a linkset before it is rounded, from what weigh() gave for it: the weight
/// that decides, at least the least land impact; of a legacy linkset its number of parts.
double unroundedImpact(const scene::Linkset& linkset, const LinksetCost& cost,
                       const Profile& profile);

}  // namespace wb::cost
