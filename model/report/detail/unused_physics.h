#pragma once

#include "model/analysis/weighing.h"
#include "model/cost/why.h"

#include <cstddef>
#include <optional>

namespace wb::explain {

/// That parts of a linkset have a physics model though they are too small to be anything but a box:
/// it can be left out. Nothing where there is none.
std::optional<cost::Statement> unusedPhysics(const weighing::Weighing& weighing,
                                             std::size_t linkset);

}  // namespace wb::explain
