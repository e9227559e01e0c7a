#include "ui/document/scene_change.h"

#include <algorithm>
#include <utility>

namespace wb::ui {
namespace {

using Linksets = std::vector<scene::Linkset>;

bool areSame(const Linksets& a, std::size_t i, const Linksets& b, std::size_t j) {
  return i < a.size() && j < b.size() && a[i] == b[j];
}

std::vector<cost::PartStatistics> goneOver(const scene::Scene& scene, const scene::Linkset& linkset,
                                           cost::StatisticsMaker& maker) {
  std::vector<cost::PartStatistics> made;
  for (const scene::Part& part : linkset.parts)
    made.push_back(maker.make(part, scene.meshOf(part)));
  return made;
}

}  // namespace

cost::SceneStatistics statisticsAfter(const Linksets& before, cost::SceneStatistics statistics,
                                      const scene::Scene& after, const cost::GeometryRules& rules) {
  cost::SceneStatistics result;
  cost::StatisticsMaker maker(rules);
  std::size_t old = 0;
  for (std::size_t i = 0; i < after.linksets.size(); ++i) {
    // One that is gone lies before the next that both have.
    if (!areSame(before, old, after.linksets, i) && areSame(before, old + 1, after.linksets, i))
      ++old;
    if (areSame(before, old, after.linksets, i)) {
      result.linksets.push_back(std::move(statistics.linksets[old++]));
      continue;
    }
    result.linksets.push_back(goneOver(after, after.linksets[i], maker));
    const bool isAdded = areSame(before, old, after.linksets, i + 1);
    if (!isAdded) ++old;
  }
  return result;
}

bool haveSameOutline(const Linksets& a, const Linksets& b) {
  const auto partCount = [](const scene::Linkset& linkset) { return linkset.parts.size(); };
  return std::ranges::equal(a, b, {}, partCount, partCount);
}

}  // namespace wb::ui
