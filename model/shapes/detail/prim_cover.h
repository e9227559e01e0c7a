#pragma once

#include "model/core/task.h"
#include "model/shapes/fitting.h"

#include <vector>

namespace wb::shape {

/// Few boxes, cylinders and spheres within the tolerance of a solid that together come within the
/// tolerance of all of its outer surface. Where that cannot be held, as close as it came: see
/// errorOf. What it has where cancelled.
std::vector<Primitive> primCoverOf(const Solid& solid, const FitOptions& options,
                                   const Task& task = {});

}  // namespace wb::shape
