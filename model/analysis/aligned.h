#pragma once

#include "model/analysis/pairs.h"
#include "model/analysis/side_comparison.h"

#include <cstddef>
#include <set>
#include <utility>
#include <vector>

namespace wb::tuning {

/// A side of a comparison in the order of the other's linksets and parts: what is at one place is
/// the same thing on both. What only this side has comes after.
struct Aligned {
  scene::Scene scene;
  std::vector<cost::LinksetCost> costs;  ///< One a linkset.
  /// Linkset and part of what only the other side has: something stands there that means nothing.
  std::set<std::pair<std::size_t, std::size_t>> missing{};
};

/// `origins` says which linkset and part of the side each of the other's is.
Aligned aligned(const Side& side, const Origins& origins);

}  // namespace wb::tuning
