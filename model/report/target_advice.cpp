#include "model/report/target_advice.h"

#include "model/report/steadiness.h"

namespace wb::explain {

TargetAdvice adviceFor(const scene::Scene& scene, const std::vector<cost::PartStatistics>& parts,
                       const weighing::Target& target, const cost::Profile& profile,
                       const Task& task) {
  TargetAdvice result;
  const scene::Linkset& linkset = scene.linksets[target.linkset];
  result.isUnknown = cost::weigh(linkset, parts, profile).unknown.landImpact;
  result.suggestions = advice::advise(scene, target.linkset, target.part, profile, task);
  if (!target.part && linkset.parts.size() != 1) return result;
  const std::size_t part = target.part.value_or(0);
  result.cliffs =
      advice::SizeCliffs(linkset.parts[part], parts[part], profile, cost::placeOf(linkset, part))
          .perAxis();
  result.downloadSizes = advice::downloadSizes(linkset.parts[part], parts[part], profile,
                                               cost::placeOf(linkset, part));
  return result;
}

Advice adviceFor(const weighing::Weighing& weighing, const std::vector<weighing::Target>& targets,
                 const Task& task) {
  if (targets.size() > mostTargetsAdvised) return {};
  std::vector<TargetAdvice> all;
  all.reserve(targets.size());
  for (const weighing::Target& target : targets) {
    all.push_back(adviceFor(weighing.scene, weighing.statistics.linksets[target.linkset], target,
                            weighing.profile, task));
    if (trianglesBehind(weighing, target) <= mostTrianglesMoved)
      all.back().steadiness = steadinessOf(weighing, target, task);
  }
  return all;
}

}  // namespace wb::explain
