#include "app/against.h"

#include "app/arguments.h"
#include "app/console.h"
#include "app/output.h"
#include "app/progress.h"
#include "model/base/file.h"
#include "model/import/open.h"

#include <filesystem>
#include <span>

namespace wb::app {
namespace {

using report::Weighing;

std::vector<Weighing> allUnder(const std::vector<Weighing>& weighings,
                               const cost::Profile& profile) {
  std::vector<Weighing> others;
  others.reserve(weighings.size());
  for (const Weighing& weighing : weighings) others.push_back(weighedUnder(weighing, profile));
  return others;
}

/// Whether a file is a scene; else it is a profile.
Result<bool> isScene(const std::string& file) {
  const auto bytes = readFile(file);
  if (!bytes) return tl::unexpected(inFile(bytes.error(), file));
  return import::kindOf(*bytes, file) != import::FileKind::unknown;
}

Result<std::vector<Weighing>> otherFile(const std::string& file, std::size_t count,
                                        const report::WeighOptions& options) {
  Progress progress;
  auto weighed = report::weighFile(file, options, progress.task(file));
  if (!weighed) return failure(std::move(weighed));
  rememberInputs(weighed->value.files);
  complain(weighed->findings);
  return std::vector<Weighing>(count, weighed->value);
}

Diagnostic unknownAgainst(const std::string& what, const Weighing& weighing) {
  const auto builtIn = cost::builtInProfiles();
  std::vector<std::string> known(builtIn.begin(), builtIn.end());
  for (const scene::ProfileSetting& scenario : weighing.scene.scenarios)
    known.push_back(scenario.name);
  return failure(appTexts["option.unknown_against"],
                 {{"word", what},
                  {"file", weighing.file},
                  {"known", listed(known)},
                  {"hint", hint(what, std::span(std::as_const(known)))}})
      .value();
}

Result<std::vector<Weighing>> ownScenarios(const std::string& name,
                                           const std::vector<Weighing>& weighings) {
  std::vector<Weighing> others;
  others.reserve(weighings.size());
  for (const Weighing& weighing : weighings) {
    auto profile = report::scenarioOf(weighing.scene, name);
    if (!profile) return tl::unexpected(unknownAgainst(name, weighing));
    Diagnostics findings;
    append(findings, std::move(profile->findings), weighing.file);
    complain(findings);
    others.push_back(weighedUnder(weighing, profile->value));
  }
  return others;
}

}  // namespace

Result<std::vector<Weighing>> weighedAgainst(const std::string& what,
                                             const std::vector<Weighing>& weighings,
                                             const report::WeighOptions& options) {
  if (const auto builtIn = cost::builtInProfile(what)) return allUnder(weighings, *builtIn);
  if (!std::filesystem::exists(what)) return ownScenarios(what, weighings);
  const auto scene = isScene(what);
  if (!scene) return tl::unexpected(scene.error());
  if (*scene) return otherFile(what, weighings.size(), options);
  const auto profile = loadProfile(what);
  if (!profile) return tl::unexpected(profile.error());
  return allUnder(weighings, *profile);
}

}  // namespace wb::app
