#include "model/report/weighing.h"

#include <utility>

namespace wb::report {
namespace {

Result<Loaded<cost::Profile>> profileFor(const scene::Scene& scene, const WeighOptions& options) {
  Loaded<cost::Profile> chosen =
      options.profile ? Loaded<cost::Profile>{*options.profile, {}} : cost::resolve(scene.profile);
  for (const Setting& setting : options.settings)
    if (auto done = cost::set(chosen.value, setting.key, setting.value); !done)
      return failure(std::move(done));
  return chosen;
}

}  // namespace

Result<Loaded<Weighing>> weighFile(const std::string& file, const WeighOptions& options,
                                   const Task& task) {
  auto opened = import::open(file, options.bare, task);
  if (!opened) return failure(std::move(opened));
  auto profile = profileFor(opened->value.scene, options);
  if (!profile) return failure(std::move(profile));

  Loaded<Weighing> result;
  Weighing& weighing = result.value;
  weighing.file = file;
  weighing.kind = opened->value.kind;
  weighing.sha256 = std::move(opened->value.sha256);
  weighing.scene = std::move(opened->value.scene);
  weighing.profile = std::move(profile->value);
  weighing.statistics =
      cost::makeStatistics(weighing.scene, cost::GeometryRules(weighing.profile), task);
  weighing.costs = cost::weigh(weighing.scene, weighing.statistics, weighing.profile);

  append(result.findings, std::move(opened->findings), file);
  append(result.findings, std::move(profile->findings), file);
  append(result.findings, cost::findings(weighing.scene, weighing.statistics), file);
  return result;
}

}  // namespace wb::report
