#pragma once

#include "model/core/result.h"
#include "model/core/task.h"
#include "model/scene/scene.h"

#include <vector>

namespace wb::import {

/// The part of readMeasured (measured_costs.h) that reads the grid's replies in LLSD.
Result<Loaded<std::vector<scene::Measured>>> readMeasuredReply(ByteView bytes,
                                                               const scene::Scene& scene,
                                                               const Task& task);

}  // namespace wb::import
