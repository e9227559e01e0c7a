#include "model/tuning/sensitivity.h"

#include "model/tuning/thresholds.h"

#include <algorithm>

namespace wb::tuning {
namespace {

/// Only at a cliff do constants lead elsewhere when they shrink.
PerConstant slopesDown(const scene::Scene& scene, std::size_t linkset,
                       const std::vector<cost::PartStatistics>& statistics,
                       const cost::Profile& profile, const LinksetSlopes& up) {
  if (std::ranges::none_of(up.cliffs, &Cliff::at)) return up.numbers.landImpact.slope;
  return slopesOf(scene, linkset, statistics, profile, Direction::down).numbers.landImpact.slope;
}

void add(PerConstant& sum, const PerConstant& addend) {
  for (std::size_t i = 0; i < sum.size(); ++i) sum[i] += addend[i];
}

void add(CostSlopes& sum, const CostSlopes& addend) {
  sum.cost += addend.cost;
  sum.unknown |= addend.unknown;
  add(sum.up, addend.up);
  add(sum.down, addend.down);
  sum.cliffs.insert(sum.cliffs.end(), addend.cliffs.begin(), addend.cliffs.end());
}

}  // namespace

Sensitivity sensitivity(const scene::Scene& scene, const cost::SceneStatistics& statistics,
                        const cost::Profile& profile, const std::vector<cost::LinksetCost>& costs,
                        const Task& task) {
  Sensitivity result;
  Thresholds thresholds(profile);
  for (std::size_t i = 0; i < scene.linksets.size(); ++i) {
    if (!task.step()) break;
    const auto& parts = statistics.linksets[i];
    LinksetSlopes up = slopesOf(scene, i, parts, profile, Direction::up);
    CostSlopes& slopes = result.linksets.emplace_back();
    slopes.cost = up.numbers.landImpact.value;
    slopes.unknown = costs[i].unknown.landImpact;
    slopes.up = up.numbers.landImpact.slope;
    slopes.down = slopesDown(scene, i, parts, profile, up);
    slopes.cliffs = std::move(up.cliffs);
    for (const Cliff& cliff : thresholds.near(scene.linksets[i], parts, costs[i]))
      slopes.cliffs.push_back(cliff);
    unify(slopes.cliffs);
    add(result.whole, slopes);
  }
  unify(result.whole.cliffs);
  return result;
}

double elasticity(const CostSlopes& slopes, cost::Key key, double value) {
  if (slopes.cost == 0) return 0;
  return slopes.up[static_cast<std::size_t>(key)] * value / slopes.cost;
}

}  // namespace wb::tuning
