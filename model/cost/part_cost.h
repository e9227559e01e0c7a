#pragma once

#include "model/cost/weigh.h"

namespace wb::cost {

/// Where a part stands in its linkset.
struct PartPlace {
  bool isRoot = false;
  bool physical = false;
  bool dynamic = false;  ///< Physical or moving.
};

PartPlace placeOf(const scene::Linkset& linkset, std::size_t part);

/// Costs of one part from its statistics alone.
PartCost weighPart(const scene::Part& part, const PartStatistics& statistics,
                   const Profile& profile, const PartPlace& place);

}  // namespace wb::cost
