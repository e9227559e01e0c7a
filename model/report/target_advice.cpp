#include "model/report/target_advice.h"

namespace wb::report {
namespace {

TargetAdvice adviceFor(const Weighing& weighing, const Target& target, const Task& task) {
  TargetAdvice result;
  result.suggestions =
      advice::advise(weighing.scene, target.linkset, target.part, weighing.profile, task);
  if (!target.part) return result;
  const scene::Linkset& linkset = weighing.scene.linksets[target.linkset];
  result.cliffs = advice::sizeCliffs(linkset.parts[*target.part],
                                     weighing.statistics.linksets[target.linkset][*target.part],
                                     weighing.profile, cost::placeOf(linkset, *target.part));
  return result;
}

}  // namespace

std::optional<std::vector<TargetAdvice>> adviceFor(const Weighing& weighing,
                                                   const std::vector<Target>& targets,
                                                   const Task& task) {
  if (targets.size() > mostTargetsAdvised) return {};
  std::vector<TargetAdvice> all;
  for (const Target& target : targets) all.push_back(adviceFor(weighing, target, task));
  return all;
}

}  // namespace wb::report
