#pragma once

#include "model/shapes/detail/panel.h"
#include "model/shapes/detail/repair_hulls.h"
#include "model/shapes/detail/shape_error.h"

#include <vector>

namespace wb::shape {

/// Planes that come near to many samples around one place although no face need lie in them, as
/// that of a ramp along stairs; those near to most samples first, no two almost the same.
/// @param samples  All over a solid's outer surface.
/// @param reach    What is as near to a plane counts for it, m.
std::vector<PlaneFrame> fittedPlanes(const std::vector<SurfaceSample>& samples, double reach,
                                     const Task& task);

}  // namespace wb::shape
