#pragma once

#include "model/analysis/detail/slopes.h"
#include "model/core/task.h"

namespace wb::tuning {

/// Derivatives of a cost by every constant, in PE per unit of the constant: as it grows, and as it
/// shrinks. The two differ only at a cliff.
struct CostSlopes {
  double cost = 0;       ///< Land impact before it is rounded.
  bool unknown = false;  ///< It costs at least that much; its slopes are those of what is known.
  PerConstant up{};
  PerConstant down{};
  std::vector<Cliff> cliffs;  ///< Each once, in the order of keys.
};

struct Sensitivity {
  std::vector<CostSlopes> linksets;  ///< In the scene's order.
  CostSlopes whole;                  ///< Of all linksets together.
};

/// How the costs of a scene follow the constants. `costs` are those under the profile. On so many
/// threads (0: as many as there are cores), which makes no difference. Cancelled, those of the
/// first linksets only.
Sensitivity sensitivity(const scene::Scene& scene, const cost::SceneStatistics& statistics,
                        const cost::Profile& profile, const std::vector<cost::LinksetCost>& costs,
                        const Task& task = {}, std::size_t threads = 0);

/// By how many per cent the cost grows when the constant grows by one; 0 for a cost of 0.
double elasticity(const CostSlopes& slopes, cost::Key key, double value);

}  // namespace wb::tuning
