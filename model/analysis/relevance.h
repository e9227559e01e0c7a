#pragma once

#include "model/core/task.h"
#include "model/cost/profile.h"
#include "model/scene/scene.h"

#include <array>
#include <span>

namespace wb::tuning {

/// Whether any measured cost depends on a constant, by Key.
using Relevance = std::array<bool, cost::constantCount>;

/// Found by weighing what was measured with each constant at either end of its range. Cancelled
/// work calls too many irrelevant.
Relevance relevanceOf(const scene::Scene& scene, std::span<const scene::Measured> measured,
                      const cost::Profile& profile, const Task& task = {});

}  // namespace wb::tuning
