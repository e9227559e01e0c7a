#include "app/inputs.h"

#include "app/app_texts.h"
#include "app/console.h"
#include "app/output.h"
#include "model/analysis/constant_effects.h"
#include "model/core/core.h"
#include "model/core/language.h"
#include "model/core/threads.h"
#include "model/cost/why.h"
#include "model/formats/folder.h"
#include "model/scene/compose.h"

#include <algorithm>
#include <array>
#include <exception>
#include <filesystem>
#include <set>
#include <system_error>
#include <utility>

namespace wb::app {
namespace {

namespace fs = std::filesystem;

void addFolder(Inputs& inputs, const std::string& folder) {
  auto found = import::filesBelow(folder);
  if (!found) {
    inputs.refused.push_back(inFile(std::move(found).error(), folder));
    return complain(inputs.refused.back());
  }
  complain(found->findings);
  append(inputs.refused, std::move(found->findings));
  for (const fs::path& file : found->value.files)
    inputs.files.push_back({(folder / file).string(), file.string(), true});
}

}  // namespace

Inputs inputsNamed(const std::vector<std::string>& named) {
  Inputs inputs;
  for (const std::string& name : named) {
    std::error_code error;
    if (fs::is_directory(name, error)) {
      addFolder(inputs, name);
    } else {
      inputs.files.push_back({name, fs::path(name).filename().string()});
    }
  }
  return inputs;
}

Inputs withThoseOnlyIn(const std::string& other, Inputs inputs, const std::string& folder) {
  std::set<std::string> here;
  for (const Input& input : inputs.files) here.insert(input.relative);
  Inputs there;
  addFolder(there, other);
  append(inputs.refused, std::move(there.refused));
  for (Input& input : there.files) {
    if (here.contains(input.relative)) continue;
    input.missingIn = folder;
    inputs.files.push_back(std::move(input));
  }
  std::ranges::sort(inputs.files, {}, &Input::relative);
  return inputs;
}

ExitState nothingFound(const std::vector<std::string>& folders) {
  for (const std::string& folder : folders)
    complain(inFile(failure(appTexts["folder.nothing"]).value(), folder));
  return ExitState::refused;
}

namespace {

using import::BareOptions;
using import::FileKind;

struct BareOption {
  std::string_view word;
  bool (*isGiven)(const BareOptions&);
  bool ofMeshAssets;  ///< And not of 3D models alone.
};

constexpr std::array bareOptions{
    BareOption{"--size", [](const BareOptions& bare) { return bare.size.has_value(); }, true},
    BareOption{"--shape-type", [](const BareOptions& bare) { return bare.shapeType.has_value(); },
               true},
    BareOption{"--physical", [](const BareOptions& bare) { return bare.physical; }, true},
    BareOption{"--scripts", [](const BareOptions& bare) { return bare.scripts > 0; }, true},
    BareOption{"--levels",
               [](const BareOptions& bare) { return bare.levels != import::LevelSource::uploader; },
               false},
    BareOption{"--make-lods", [](const BareOptions& bare) { return bare.makeLods; }, false},
};

bool concerns(const BareOption& option, FileKind kind) {
  return isModelFile(kind) || (option.ofMeshAssets && kind == FileKind::meshAsset);
}

}  // namespace

std::optional<Diagnostic> optionWithoutEffect(const BareOptions& bare,
                                              std::span<const FileKind> kinds) {
  if (kinds.empty()) return {};
  for (const BareOption& option : bareOptions) {
    const auto isConcerned = [&option](FileKind kind) { return concerns(option, kind); };
    if (!option.isGiven(bare) || std::ranges::any_of(kinds, isConcerned)) continue;
    return failure(
               option.ofMeshAssets ? appTexts["option.only_bare"] : appTexts["option.only_model"],
               {{"option", option.word}})
        .value();
  }
  return {};
}

namespace {

void take(WeighedFiles& result, Weighed weighed) {
  if (!weighed) {
    result.state = worst(result.state, notWeighed(weighed.error()));
    result.refused.push_back(std::move(weighed).error());
    return;
  }
  complain(weighed->findings);
  weighed->value.findings = std::move(weighed->findings);
  result.weighings.push_back(std::move(weighed->value));
}

/// In place of a file that is not there, for what it is compared with.
Weighed nothing(const Input& input) {
  Loaded<weighing::Weighing> none;
  none.value.file = input.file;
  return none;
}

std::vector<import::FileKind> kindsOf(const std::vector<weighing::Weighing>& weighings) {
  std::vector<import::FileKind> kinds;
  kinds.reserve(weighings.size());
  for (const weighing::Weighing& weighing : weighings) kinds.push_back(weighing.kind);
  return kinds;
}

/// How many of those files none of the weighings was read from.
std::size_t countOfNoUse(const std::vector<std::string>& files,
                         const std::vector<weighing::Weighing>& weighings) {
  std::set<std::filesystem::path> used;
  for (const weighing::Weighing& weighing : weighings)
    for (const std::filesystem::path& file : weighing.files) used.insert(file.lexically_normal());
  return static_cast<std::size_t>(std::ranges::count_if(files, [&](const std::string& file) {
    return !used.contains(std::filesystem::path(file).lexically_normal());
  }));
}

}  // namespace

ExitState notWeighed(const Diagnostic& why) {
  return weighing::isUnknownScenario(why) ? wrongUsage(why) : refused(why);
}

std::optional<Weighed> weighed(const Input& input, const weighing::WeighOptions& options,
                               const Task& task) {
  if (input.isFound && !import::isToOpen(input.file)) return {};
  if (!input.missingIn.empty()) return nothing(input);
  try {
    auto weighed = weighing::weighFile(input.file, options, task);
    if (weighed) rememberInputs(weighed->value.files);
    return weighed;
  } catch (const std::exception& exception) {
    Diagnostic why = failure(appTexts["app.failed"], {{"reason", exception.what()}}).value();
    return tl::unexpected(inFile(std::move(why), input.file));
  }
}

WeighedInputs weighInputs(const std::vector<Input>& inputs, const weighing::WeighOptions& options,
                          Geometry geometry, std::size_t threads) {
  WeighedInputs result;
  Progress progress;
  const bool isAlone = inputs.size() == 1;
  std::size_t done = 0;
  std::vector<std::string> ofNoKind;
  const auto make = [&](std::size_t index) {
    const Input& input = inputs[index];
    const Task task = isAlone ? progress.task(input.file) : Task();
    auto one = weighed(input, options, task);
    if (one && *one && isAlone)
      append((*one)->findings,
             tuning::settingsWithoutEffect((*one)->value, options.settings, task));
    if (one && *one && geometry == Geometry::dropped) (*one)->value.dropGeometry();
    return one;
  };
  makeInOrder(inputs.size(), threads, make, [&](std::optional<Weighed> one) {
    const Input& input = inputs[done++];
    if (!isAlone)
      progress.tell(static_cast<double>(done) / static_cast<double>(inputs.size()), input.file);
    if (!one) return ofNoKind.push_back(input.file);
    if (*one) result.inputs.push_back(input);
    take(result.files, std::move(*one));
  });
  if (const auto wrong = optionWithoutEffect(options.bare, kindsOf(result.files.weighings)))
    return {{{}, worst(result.files.state, wrongUsage(*wrong)), {}}, {}, 0};
  result.leftAlone = countOfNoUse(ofNoKind, result.files.weighings);
  return result;
}

WeighedFiles weighFiles(const std::vector<std::string>& files,
                        const weighing::WeighOptions& options, Geometry geometry) {
  std::vector<Input> inputs;
  inputs.reserve(files.size());
  for (const std::string& file : files) inputs.push_back({file, file});
  return weighInputs(inputs, options, geometry, 1).files;
}

ExitState stateOfPartial(std::span<const weighing::Weighing> weighings,
                         const WeighArguments& arguments) {
  const bool isPartial = std::ranges::any_of(weighings, &weighing::Weighing::isPartial);
  return isPartial && !arguments.partial ? ExitState::refused : ExitState::done;
}

tl::expected<weighing::Weighing, ExitState> weighScene(const std::string& file,
                                                       const WeighArguments& arguments) {
  const auto options = weighOptions(arguments);
  if (!options) return tl::unexpected(refused(options.error()));
  auto [weighings, state, _] = weighFiles({file}, *options, Geometry::kept);
  if (weighings.empty()) return tl::unexpected(state);
  return std::move(weighings.front());
}

void putUpright(scene::Scene& scene, const std::string& file, bool turns) {
  std::string suffix = fs::path(file).extension().string();
  for (char& c : suffix)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  if (!turns) {
    if (scene::mayLie(scene, suffix))
      complain({Severity::note, appTexts["option.may_lie"], {{"kind", suffix}}, {}, 1, file});
    return;
  }
  std::vector<scene::Target> all;
  for (std::size_t i = 0; i < scene.linksets.size(); ++i) all.push_back({i, {}});
  scene = scene::turnUpright(std::move(scene), all, scene::readAsUp(suffix)).scene;
}

std::optional<Diagnostic> uploadLine(const weighing::Weighing& weighing) {
  const weighing::UploadVerdict verdict = uploadVerdict(weighing);
  if (verdict.state != scene::UploadState::refused) return {};
  Sentence said = *uploadSentence(verdict, weighing);
  return Diagnostic{Severity::warning, said.text, std::move(said.arguments), {}, 1, weighing.file};
}

void tellUpload(const weighing::Weighing& weighing) {
  if (const auto line = uploadLine(weighing)) complain(*line);
}

void tellFreePhysics(const scene::Linkset& linkset, const cost::LinksetCost& cost,
                     const weighing::Weighing& weighing) {
  auto free = cost::whyPhysicsIsFree(linkset, cost, weighing.profile);
  if (!free) return;
  Diagnostic note{Severity::note, free->text, std::move(free->arguments), {}, 1, weighing.file};
  complain(inPlace(std::move(note), linkset.name));
}

Diagnostic notWritten(const Sentence& why, const std::string& file) {
  return inFile(failure(appTexts["app.would_be_refused"], {{"why", why}}).value(), file);
}

}  // namespace wb::app
