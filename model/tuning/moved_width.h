#pragma once

#include "model/cost/weigh.h"
#include "model/tuning/dual_sink.h"

namespace wb::tuning {

/// How a part's mean width follows flat_side: only where a side is raised to it and the part is
/// weighed by its triangles. Such a part's triangles are gone over.
MovedWidth movedWidth(const scene::Scene& scene, const scene::Part& part,
                      const cost::PartStatistics& statistics, const cost::Profile& profile,
                      bool isRoot);

}  // namespace wb::tuning
