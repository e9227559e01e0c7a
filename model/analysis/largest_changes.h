#pragma once

#include "model/cost/weigh.h"

#include <cstddef>
#include <vector>

namespace wb::tuning {

/// At most `most` linksets, by their index, whose land impact differs, those that differ most
/// first; of equal ones in the scene's order. Those that are unknown on a side are left out. Both
/// sides are of the same linksets.
std::vector<std::size_t> largestChanges(const std::vector<cost::LinksetCost>& before,
                                        const std::vector<cost::LinksetCost>& now,
                                        std::size_t most);

}  // namespace wb::tuning
