#pragma once

#include "model/cost/weigh.h"

namespace wb::cost {

/// The weight that decides the land impact of a linkset, from what weigh() gave for it: under
/// OpenSim's accounting the sum of what decides for each part; of a legacy linkset its number of
/// parts.
double decidingWeight(const scene::Linkset& linkset, const LinksetCost& cost,
                      const Profile& profile);

/// The land impact of a linkset before it is rounded, from what weigh() gave for it: the weight
/// that decides, at least the least land impact; of a legacy linkset its number of parts.
double unroundedImpact(const scene::Linkset& linkset, const LinksetCost& cost,
                       const Profile& profile);

}  // namespace wb::cost
