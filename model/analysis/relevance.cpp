#include "model/analysis/relevance.h"

#include "model/analysis/detail/costing.h"

namespace wb::tuning {

Relevance relevanceOf(const scene::Scene& scene, std::span<const scene::Measured> measured,
                      const cost::Profile& profile, const Task& task) {
  Relevance relevance{};
  const Observations observations = observationsOf(scene, measured);
  if (observations.all.empty()) return relevance;
  Costing costing(observations);
  const auto now = costing.deviations(profile).calculated;
  for (const cost::Constant& constant : cost::constants())
    for (const double end : {constant.minimum, constant.maximum}) {
      bool& isRelevant = relevance[static_cast<std::size_t>(constant.key)];
      if (isRelevant || !task.step()) continue;
      cost::Profile moved = profile;
      moved[constant.key] = end;
      isRelevant = costing.deviations(moved).calculated != now;
    }
  return relevance;
}

}  // namespace wb::tuning
