#pragma once

#include "model/analysis/detail/calibration_fit.h"
#include "model/core/task.h"

#include <span>
#include <vector>

namespace wb::tuning {

/// The constants under which costs come nearest to those measured, as far as a search can tell.
struct Nearest {
  Fit fit;
  /// Of each constant: whether any value that was tried of it changes what was measured.
  std::vector<bool> matters;
};

/// Least squares from several starts, for a cost has floors and caps behind which no slope leads:
/// from the profile's values, from the defaults, and from the valleys that the sum of squares has
/// over the range of one constant, the others being where they were best so far; over again until
/// none of them leads lower. Of equal sums the one nearest to the profile's values is kept. The
/// same on every run; the effort is bounded, and of many linksets the starts are sought with some.
/// `costing` is of the observations. Cancelled work gives the best so far.
Nearest searchNearest(const Observations& observations, Costing& costing,
                      const cost::Profile& start, std::span<const cost::Key> keys,
                      const Task& task);

}  // namespace wb::tuning
