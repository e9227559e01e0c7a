#pragma once

#include "model/cost/part_cost.h"

#include <optional>
#include <vector>

namespace wb::advice {

/// How the download weight of a part follows its size, all sides changed in proportion. Radii are
/// half the diagonal of the part, in metres.
struct DownloadSizes {
  double radius = 0;               ///< As it is now.
  std::vector<double> changes;     ///< Where the weight begins to follow the size differently.
  std::optional<double> constant;  ///< From here on, the last of those, it stays the same.
};

/// Returns the sizes at which the download weight of a part changes its slope (cost::switchRadii)
/// and really does: not of animated mesh, under `opensim`, or where a cap or equal levels of detail
/// hide it. Nothing where no size changes the weight or it is unknown.
std::optional<DownloadSizes> downloadSizes(const scene::Part& part,
                                           const cost::PartStatistics& statistics,
                                           const cost::Profile& profile,
                                           const cost::PartPlace& place);

}  // namespace wb::advice
