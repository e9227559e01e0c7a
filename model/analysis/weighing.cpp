#include "model/analysis/weighing.h"

#include "model/analysis/exceeded.h"
#include "model/core/nearest.h"
#include "model/formats/partial.h"
#include "model/scene/project_paths.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace wb::weighing {
namespace {

Result<Loaded<cost::Profile>> baseProfileFor(const scene::Scene& scene,
                                             const WeighOptions& options) {
  if (options.profile) return Loaded<cost::Profile>{*options.profile, {}};
  if (!options.scenario.empty()) return scenarioOf(scene, options.scenario);
  return cost::resolve(scene.profile);
}

Result<Loaded<cost::Profile>> profileFor(const scene::Scene& scene, const WeighOptions& options) {
  auto base = baseProfileFor(scene, options);
  if (!base) return base;
  Loaded<cost::Profile> chosen = std::move(*base);
  for (const Setting& setting : options.settings)
    if (auto done = cost::set(chosen.value, setting.key, setting.value); !done)
      return failure(std::move(done));
  return chosen;
}

}  // namespace

std::vector<std::filesystem::path> filesOf(const Weighing& weighing) {
  std::vector<std::filesystem::path> files = weighing.files;
  std::ranges::move(scene::filesOf(weighing.scene), std::back_inserter(files));
  return files;
}

Result<Loaded<cost::Profile>> scenarioOf(const scene::Scene& scene, std::string_view name) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < scene.scenarios.size(); ++i) {
    if (scene.scenarios[i].name == name)
      return cost::resolve(scene.scenarios[i], fmt::format("scenarios[{}]", i));
    names.push_back(scene.scenarios[i].name);
  }
  if (names.empty()) return failure(noScenarios, {{"name", name}});
  return failure(unknownScenario, {{"name", name},
                                   {"names", fmt::format("{}", fmt::join(names, ", "))},
                                   {"hint", hint(name, std::span(std::as_const(names)))}});
}

Weighing weighedUnder(const Weighing& weighing, const cost::Profile& profile) {
  Weighing other = weighing;
  other.profile = profile;
  other.statistics = cost::makeStatistics(other.scene, cost::GeometryRules(profile));
  other.costs = cost::weigh(other.scene, other.statistics, profile);
  return other;
}

Diagnostics findingsOf(const Weighing& weighing) {
  Diagnostics found = cost::findings(weighing.scene, weighing.statistics);
  append(found, limitFindings(weighing));
  return placedFindings(std::move(found), weighing);
}

Result<Loaded<Weighing>> weighFile(const std::string& file, const WeighOptions& options,
                                   const Task& task) {
  auto opened = import::open(file, options.bare, task);
  if (!opened) return failure(std::move(opened));
  auto profile = profileFor(opened->value.scene, options);
  if (!profile) return tl::unexpected(inFile(std::move(profile).error(), file));

  const bool isPartial = import::isPartial(*opened);
  Loaded<Weighing> result;
  Weighing& weighing = result.value;
  weighing.file = file;
  weighing.kind = opened->value.kind;
  weighing.sha256 = std::move(opened->value.sha256);
  weighing.files = std::move(opened->value.files);
  weighing.scene = std::move(opened->value.scene);
  weighing.profile = std::move(profile->value);
  weighing.statistics =
      cost::makeStatistics(weighing.scene, cost::GeometryRules(weighing.profile), task);
  weighing.costs = cost::weigh(weighing.scene, weighing.statistics, weighing.profile);

  weighing.isPartial = isAnyUnknown(weighing.costs) || isPartial;

  append(result.findings, std::move(opened->findings), file);
  append(result.findings, std::move(profile->findings), file);
  append(result.findings, findingsOf(weighing));
  return result;
}

}  // namespace wb::weighing
