#pragma once

#include "model/cost/weigh.h"

#include <vector>

namespace wb::ui {

/// The statistics of a scene of which only some linksets are others than before, be they changed,
/// added or taken out: only these are gone over.
cost::SceneStatistics statisticsAfter(const std::vector<scene::Linkset>& before,
                                      cost::SceneStatistics statistics, const scene::Scene& after,
                                      const cost::GeometryRules& rules);

/// Whether both have as many linksets, and each as many parts.
bool haveSameOutline(const std::vector<scene::Linkset>& a, const std::vector<scene::Linkset>& b);

}  // namespace wb::ui
