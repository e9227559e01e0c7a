#pragma once

#include "model/core/task.h"
#include "model/cost/cost.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace wb::tuning {

/// One number a constant, by Key.
using PerConstant = std::array<double, cost::constantCount>;

/// Where a cost stops following a constant as it did: a floor, a cap, a clamp, a maximum that
/// another side takes over, or a threshold that changes what a part is.
struct Cliff {
  cost::Key key;                          ///< The constant that crosses it.
  std::string_view name;                  ///< Code of the term it is in; of a threshold: its key.
  std::optional<cost::TermId> term = {};  ///< Nothing for a threshold.
  bool at = false;                        ///< Exactly there; else near.

  bool operator==(const Cliff&) const = default;
};

/// Derivatives of a cost by every constant, in PE per unit of the constant: as it grows, and as it
/// shrinks. The two differ only at a cliff.
struct CostSlopes {
  double cost = 0;       ///< Land impact before it is rounded.
  bool unknown = false;  ///< It costs at least that much; its slopes are those of what is known.
  PerConstant up{};
  PerConstant down{};
  std::vector<Cliff> cliffs;  ///< Each once, in the order of keys.
};

/// How the costs of a scene follow the constants.
struct Sensitivity {
  std::vector<CostSlopes> linksets;  ///< In the scene's order.
  CostSlopes whole;                  ///< Of all linksets together.
};

/// Finds how the costs of a scene follow the constants: derivatives by running the rules over dual
/// numbers, cliffs by moving thresholds by one per cent.
/// @param scene       With its geometry, which is looked at for parts with a raised side only.
/// @param statistics  Of the scene, under the profile.
/// @param profile     Where derivatives are taken.
/// @param costs       Of the scene, under the profile.
/// @param task        Cancelled: gives those of the first linksets only.
/// @param threads     0: as many as there are cores. The result has the same bits on any number.
Sensitivity sensitivity(const scene::Scene& scene, const cost::SceneStatistics& statistics,
                        const cost::Profile& profile, const std::vector<cost::LinksetCost>& costs,
                        const Task& task = {}, std::size_t threads = 0);

/// Returns by how many per cent the cost grows when a constant grows by one per cent.
/// @param slopes  Of a linkset, or of all together; its slopes upwards count.
/// @param key     The constant.
/// @param value   Its value under the profile that the slopes are of.
/// @return 0 for a cost of 0.
double elasticity(const CostSlopes& slopes, cost::Key key, double value);

}  // namespace wb::tuning
