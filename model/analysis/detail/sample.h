#pragma once

#include "model/analysis/detail/observations.h"

namespace wb::tuning {

/// The observations of some linksets, `most` or all there are, in their order: spread over all
/// whatever period they have, and the same on every run. Findings are left out.
Observations sampleOf(const Observations& all, std::size_t most);

}  // namespace wb::tuning
