#include "model/analysis/largest_changes.h"

#include <algorithm>
#include <cmath>

namespace wb::tuning {
namespace {

double sizeOfChange(const cost::LinksetCost& before, const cost::LinksetCost& now) {
  if (before.unknown.landImpact || now.unknown.landImpact) return 0;
  return std::abs(now.landImpact - before.landImpact);
}

}  // namespace

std::vector<std::size_t> largestChanges(const std::vector<cost::LinksetCost>& before,
                                        const std::vector<cost::LinksetCost>& now,
                                        std::size_t most) {
  const auto sizeOf = [&](std::size_t i) { return sizeOfChange(before[i], now[i]); };
  std::vector<std::size_t> changed;
  for (std::size_t i = 0; i < now.size(); ++i)
    if (sizeOf(i) > 0) changed.push_back(i);
  std::ranges::stable_sort(changed, std::greater(), sizeOf);
  if (changed.size() > most) changed.resize(most);
  return changed;
}

}  // namespace wb::tuning
