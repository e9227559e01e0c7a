#pragma once

#include "model/cost/cost.h"

#include <cstddef>
#include <optional>

namespace wb::cost {

/// Returns what a part adds to the weight that decides the land impact of its linkset, in PE: the
/// parts together add up to decidingWeight(). The server weight is shared out evenly; a part of a
/// legacy linkset counts 1. Nothing where the part's cost is unknown.
/// @param linkset  The one that was weighed.
/// @param cost  What weigh() gave for it.
/// @param part  Index in the linkset.
/// @param profile  The one it was weighed under.
std::optional<double> decidingWeightOf(const scene::Linkset& linkset, const LinksetCost& cost,
                                       std::size_t part, const Profile& profile);

}  // namespace wb::cost
