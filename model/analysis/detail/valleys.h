#pragma once

#include "model/analysis/detail/costing.h"
#include "model/core/task.h"

#include <vector>

namespace wb::tuning {

/// What the sum of squares does over the range of one constant.
struct Valleys {
  std::vector<double> values;  ///< Where it is least among what is near: the deepest first, a few.
  bool matters = false;        ///< Whether any value tried changes what is calculated.
};

/// Looks at both ends of the constant's range and at doublings and halvings of its value between
/// them, closer around the deepest; the other constants are the profile's. The value that it has
/// is none of the valleys, nor is one from which the sum does not change up to there.
Valleys valleysOf(Costing& costing, const cost::Profile& profile, cost::Key key, const Task& task);

}  // namespace wb::tuning
