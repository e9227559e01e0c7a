#pragma once

#include "model/core/result.h"
#include "model/core/task.h"
#include "model/scene/scene.h"

#include <string_view>
#include <vector>

namespace wb::import {

/// The part of readMeasured (measured_costs.h) that reads CSV.
Result<Loaded<std::vector<scene::Measured>>> readMeasuredCsv(std::string_view text,
                                                             const scene::Scene& scene,
                                                             const Task& task);

}  // namespace wb::import
