#include "model/analysis/sensitivity.h"

#include "model/analysis/detail/thresholds.h"
#include "model/core/parallel.h"

#include <algorithm>
#include <optional>
#include <utility>

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

CostSlopes slopesOf(const scene::Scene& scene, std::size_t linkset,
                    const std::vector<cost::PartStatistics>& parts, const cost::Profile& profile,
                    const cost::LinksetCost& cost, Thresholds& thresholds) {
  LinksetSlopes up = slopesOf(scene, linkset, parts, profile, Direction::up);
  CostSlopes slopes;
  slopes.cost = up.numbers.landImpact.value;
  slopes.unknown = cost.unknown.landImpact;
  slopes.up = up.numbers.landImpact.slope;
  slopes.down = slopesDown(scene, linkset, parts, profile, up);
  slopes.cliffs = std::move(up.cliffs);
  for (const Cliff& cliff : thresholds.near(scene.linksets[linkset], parts, cost))
    slopes.cliffs.push_back(cliff);
  unify(slopes.cliffs);
  return slopes;
}

/// Up to the first that was not found. Added in the scene's order, so that sums have the same bits.
Sensitivity together(std::vector<std::optional<CostSlopes>>&& found) {
  Sensitivity result;
  for (std::optional<CostSlopes>& slopes : found) {
    if (!slopes) break;
    add(result.whole, *slopes);
    result.linksets.push_back(std::move(*slopes));
  }
  unify(result.whole.cliffs);
  return result;
}

}  // namespace

Sensitivity sensitivity(const scene::Scene& scene, const cost::SceneStatistics& statistics,
                        const cost::Profile& profile, const std::vector<cost::LinksetCost>& costs,
                        const Task& task, std::size_t threads) {
  constexpr std::size_t linksetsAtATime = 256;  ///< For each of which thresholds are made anew.
  std::vector<std::optional<CostSlopes>> found(scene.linksets.size());
  inParallel(found.size(), linksetsAtATime, threads, [&](std::size_t begin, std::size_t end) {
    Thresholds thresholds(profile);
    for (std::size_t i = begin; i < end && task.step(); ++i)
      found[i] = slopesOf(scene, i, statistics.linksets[i], profile, costs[i], thresholds);
  });
  return together(std::move(found));
}

double elasticity(const CostSlopes& slopes, cost::Key key, double value) {
  if (slopes.cost == 0) return 0;
  return slopes.up[static_cast<std::size_t>(key)] * value / slopes.cost;
}

}  // namespace wb::tuning
