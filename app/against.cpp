#include "app/against.h"

#include "app/arguments.h"
#include "app/console.h"
#include "app/output.h"
#include "app/progress.h"
#include "model/core/file.h"
#include "model/formats/open.h"

#include <filesystem>
#include <span>
#include <system_error>
#include <utility>

namespace wb::app {
namespace {

using weighing::Weighing;

/// Whether a file is a scene; else it is a profile.
Result<bool> isScene(const std::string& file) {
  const auto bytes = readFile(file);
  if (!bytes) return tl::unexpected(inFile(bytes.error(), file));
  return import::kindOf(*bytes, file) != import::FileKind::unknown;
}

Result<std::shared_ptr<const Weighing>> otherFile(const std::string& file,
                                                  const weighing::WeighOptions& options) {
  Progress progress;
  auto weighed = weighing::weighFile(file, options, progress.task(file));
  if (!weighed) return failure(std::move(weighed));
  rememberInputs(weighed->value.files);
  complain(weighed->findings);
  return std::make_shared<const Weighing>(std::move(weighed->value));
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

Result<Against::Other> ownScenario(const std::string& name, const Weighing& weighing) {
  auto profile = weighing::scenarioOf(weighing.scene, name);
  if (!profile) return tl::unexpected(unknownAgainst(name, weighing));
  Against::Other other{std::make_shared<const Weighing>(weighedUnder(weighing, profile->value)),
                       {}};
  append(other.findings, std::move(profile->findings), weighing.file);
  return other;
}

/// What stands where there is no file, so that all of the other side was added or removed.
std::shared_ptr<const Weighing> nothing(const Weighing& weighing) {
  auto none = std::make_shared<Weighing>();
  none->file = weighing.file;
  none->profile = weighing.profile;
  return none;
}

Diagnostic withoutCounterpart(const std::string& file, const std::string& folder) {
  return {Severity::warning, appTexts["against.one_side"], {{"folder", folder}}, {}, 1, file};
}

}  // namespace

Result<Against> Against::of(const std::string& what, const weighing::WeighOptions& options) {
  namespace fs = std::filesystem;
  std::error_code error;
  if (const auto builtIn = cost::builtInProfile(what)) {
    Against against(Kind::profile, what, options);
    against.profile_ = *builtIn;
    return against;
  }
  if (!fs::exists(what, error)) return Against(Kind::scenario, what, options);
  if (fs::is_directory(what, error)) return Against(Kind::folder, what, options);
  const auto scene = isScene(what);
  if (!scene) return tl::unexpected(scene.error());
  Against against(*scene ? Kind::file : Kind::profile, what, options);
  if (*scene) {
    auto file = otherFile(what, options);
    if (!file) return failure(std::move(file));
    against.file_ = std::move(*file);
  } else {
    auto profile = loadProfile(what);
    if (!profile) return failure(std::move(profile));
    against.profile_ = std::move(*profile);
  }
  return against;
}

Result<Against::Other> Against::other(const Weighing& weighing, const Input& input) const {
  switch (kind_) {
    case Kind::profile:
      return Other{std::make_shared<const Weighing>(weighedUnder(weighing, profile_)), {}};
    case Kind::scenario:
      return ownScenario(what_, weighing);
    case Kind::file:
      return Other{file_, {}};
    case Kind::folder:
      break;
  }
  return inFolder(weighing, input);
}

Result<Against::Other> Against::inFolder(const Weighing& weighing, const Input& input) const {
  const std::string file = (std::filesystem::path(what_) / input.relative).string();
  std::error_code error;
  if (!std::filesystem::exists(file, error))
    return Other{nothing(weighing), {withoutCounterpart(weighing.file, what_)}};
  auto weighed = weighing::weighFile(file, options_);
  if (!weighed) return failure(std::move(weighed));
  rememberInputs(weighed->value.files);
  Other other{std::make_shared<const Weighing>(std::move(weighed->value)),
              std::move(weighed->findings)};
  if (!input.missingIn.empty()) other.findings.push_back(withoutCounterpart(file, input.missingIn));
  return other;
}

bool isUnknownWord(const Diagnostic& error) {
  return error.text.code == appTexts["option.unknown_against"].code;
}

}  // namespace wb::app
