#pragma once

#include "model/analysis/weighing.h"
#include "model/core/value.h"

#include <cstddef>
#include <vector>

namespace wb::explain {

/// What is said first of a region, or of all together.
struct RegionCard {
  double landImpact = 0;
  bool isPartUnknown = false;        ///< Of the land impact.
  Sentence room;                     ///< What it holds of what fits.
  Sentence contents;                 ///< Of how many objects, and by which weights.
  std::vector<Sentence> exceeded;    ///< That it, or a parcel of it, holds too much.
  std::vector<std::size_t> dearest;  ///< At most ten linksets, the dearest first.
};

/// Of a region by its place in cost::sumByRegion; of one that is not there, nothing.
RegionCard regionCardOf(const weighing::Weighing& weighing, std::size_t region);

/// Of all regions together; what else is over a limit is told, too.
RegionCard sceneCardOf(const weighing::Weighing& weighing);

}  // namespace wb::explain
