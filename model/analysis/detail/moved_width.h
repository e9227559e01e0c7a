#pragma once

#include "model/analysis/detail/dual_sink.h"
#include "model/cost/weigh.h"

namespace wb::tuning {

/// How a part's mean width follows flat_side: only where a side is raised to it and the part is
/// weighed by its triangles. Such a part's triangles are gone over.
MovedWidth movedWidth(const scene::Scene& scene, const scene::Part& part,
                      const cost::PartStatistics& statistics, const cost::Profile& profile,
                      bool isRoot);

}  // namespace wb::tuning
