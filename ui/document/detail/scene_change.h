#pragma once

#include "model/cost/cost.h"

#include <vector>

namespace wb::ui {

/// The statistics of a scene of which only some linksets are others than before, be they changed,
/// added or taken out: only these are gone over.
cost::SceneStatistics statisticsAfter(const std::vector<scene::Linkset>& before,
                                      cost::SceneStatistics statistics, const scene::Scene& after,
                                      const cost::GeometryRules& rules);

/// Whether both have the same regions, as many octrees and as many linksets, each with as many
/// parts at the same place.
bool haveSameOutline(const scene::Scene& a, const scene::Scene& b);

}  // namespace wb::ui
