#pragma once

#include "viewport/legend.h"

namespace wb::viewport {

/// What colours mean that tell of costs; nothing of others.
std::vector<LegendEntry> costLegend(ColourBy by, const LegendRange& range);

}  // namespace wb::viewport
