#pragma once

#include "model/core/task.h"
#include "model/cost/linkset_numbers.h"
#include "model/cost/term.h"
#include "model/cost/weigh.h"
#include "model/scene/scene.h"

#include <vector>

namespace wb::cost {

/// The terms behind every number of a LinksetCost; their values are those numbers, bit for bit.
using LinksetTerms = LinksetNumbers<Term>;

/// The terms of the three weights of which the largest decides: see decidingWeights.
struct DecidingTerms {
  const Term& physics;
  const Term& streaming;
  const Term& server;
};
DecidingTerms decidingTerms(const LinksetTerms& terms, bool physical, AccountingModel model);

/// All terms of one linkset, down to the triangles and hulls that carry a cost: geometry is looked
/// at once more to name them. `statistics` has one entry a part. Cancelled, not all are named.
LinksetTerms linksetTerms(const scene::Scene& scene, std::size_t linkset,
                          const std::vector<PartStatistics>& statistics, const Profile& profile,
                          const Task& task = {});

/// The whole tree of one linkset: land impact, the weights, the parts, their terms. A legacy
/// linkset's is its number of parts alone; linksetTerms has what it would be if it opted in.
Term breakdown(const scene::Scene& scene, std::size_t linkset,
               const std::vector<PartStatistics>& statistics, const Profile& profile);

}  // namespace wb::cost
