#include "model/analysis/analysis.h"

#include "model/analysis/detail/analysis_texts.h"
#include "model/analysis/exceeded_limits.h"
#include "model/analysis/find_targets.h"
#include "model/core/core_texts.h"
#include "model/core/plain_text.h"
#include "model/core/threads.h"
#include "model/formats/folder.h"
#include "model/formats/formats.h"
#include "model/formats/join.h"
#include "model/formats/objects/read_part.h"
#include "model/scene/outside_files.h"
#include "model/scene/project.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <optional>
#include <set>
#include <string_view>
#include <system_error>
#include <utility>

namespace wb::weighing {
namespace {

constexpr Text unknownScenario = weighingTexts["find.unknown_scenario"];
constexpr Text noScenarios = weighingTexts["find.no_scenarios"];

/// `linksets[2]` becomes `linksets[0]` at the front of a place.
std::string renumbered(std::string_view place, std::size_t linkset) {
  const std::size_t end = place.find(']');
  return fmt::format("linksets[{}{}", linkset, place.substr(end));
}

std::optional<Target> existing(std::optional<Target> target, const scene::Scene& scene) {
  if (!target || target->linkset >= scene.linksets.size()) return {};
  if (target->part && *target->part >= scene.linksets[target->linkset].parts.size()) return {};
  return target;
}

}  // namespace

Diagnostics placedFindings(Diagnostics found, const Weighing& weighing) {
  for (Diagnostic& finding : found) {
    finding = inFile(std::move(finding), weighing.file);
    const auto target = existing(targetOf(finding.place), weighing.scene);
    if (!target) continue;
    const auto origin = weighing.origins.find(weighing.scene.linksets[target->linkset].id);
    if (origin == weighing.origins.end()) continue;
    finding.file = origin->second.file;
    finding.place = renumbered(finding.place, origin->second.linkset);
  }
  return found;
}

std::optional<Target> targetOf(const Diagnostic& finding, const Weighing& weighing) {
  auto target = targetOf(finding.place);
  if (finding.file == weighing.file) return existing(target, weighing.scene);
  if (!target) return {};
  const auto& linksets = weighing.scene.linksets;
  for (std::size_t i = 0; i < linksets.size(); ++i) {
    const auto origin = weighing.origins.find(linksets[i].id);
    if (origin == weighing.origins.end() || origin->second.file != finding.file ||
        origin->second.linkset != target->linkset)
      continue;
    target->linkset = i;
    return existing(target, weighing.scene);
  }
  return {};
}

namespace {

Result<Loaded<cost::Profile>> baseProfileFor(const scene::Scene& scene,
                                             const WeighOptions& options) {
  if (options.profile) return Loaded<cost::Profile>{*options.profile, {}};
  if (!options.scenario.empty()) return scenarioOf(scene, options.scenario);
  return cost::resolve(scene.profile);
}

}  // namespace

Result<Loaded<cost::Profile>> profileFor(const scene::Scene& scene, const WeighOptions& options) {
  auto base = baseProfileFor(scene, options);
  if (!base) return base;
  Loaded<cost::Profile> chosen = std::move(*base);
  for (const Setting& setting : options.settings)
    if (auto done = cost::set(chosen.value, setting.key, setting.value); !done)
      return failure(std::move(done));
  return chosen;
}

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

bool isUnknownScenario(const Diagnostic& failure) {
  return failure.text.code == unknownScenario.code || failure.text.code == noScenarios.code;
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
  if (const auto& baseline = weighing.scene.baseline)
    append(result.findings, cost::resolve(*baseline, "baseline").findings, file);
  append(result.findings, findingsOf(weighing));
  return result;
}

namespace {

namespace fs = std::filesystem;

using OpenedFile = Result<Loaded<import::Opened>>;

struct Listed {
  std::vector<fs::path> files;
  std::vector<std::size_t> namedBy;  ///< Which of the names each file is, or lies in.
  Diagnostics findings;
};

/// Folders as the files in them that are of a kind.
Result<Listed> listed(const std::vector<std::string>& named, const Task& task) {
  Listed all;
  for (std::size_t i = 0; i < named.size(); ++i) {
    const std::string& name = named[i];
    std::error_code error;
    if (!fs::is_directory(name, error)) {
      all.files.emplace_back(name);
      all.namedBy.push_back(i);
      continue;
    }
    auto found = import::filesBelow(name, task);
    if (!found) return tl::unexpected(inFile(std::move(found).error(), name));
    append(all.findings, std::move(found->findings));
    for (const fs::path& file : found->value.files)
      if (const fs::path whole = name / file; import::isToOpen(whole)) all.files.push_back(whole);
    all.namedBy.resize(all.files.size(), i);
  }
  if (all.files.empty())
    return tl::unexpected(
        inFile(failure(import::joinTexts["join.nothing"]).value(), named.front()));
  return all;
}

/// The deepest folder that all files are below.
fs::path commonFolder(const std::vector<fs::path>& files) {
  fs::path common = scene::projectFolder(files.front());
  for (const fs::path& file : files) {
    const fs::path folder = scene::projectFolder(file);
    fs::path shared;
    for (auto a = common.begin(), b = folder.begin();
         a != common.end() && b != folder.end() && *a == *b; ++a, ++b)
      shared /= *a;
    common = shared;
  }
  return common;
}

/// `chair + 2`, of those names of which anything was opened; of a single folder its own name.
std::string nameOf(const std::vector<std::string>& named, const std::set<std::size_t>& opened) {
  fs::path first(named[*opened.begin()]);
  if (!first.has_filename()) first = first.parent_path();
  std::error_code error;
  const bool isFolder = fs::is_directory(first, error);
  const std::string name = (isFolder ? first.filename() : first.stem()).string();
  return opened.size() == 1 ? name : fmt::format("{} + {}", name, opened.size() - 1);
}

struct Joined {
  Loaded<scene::Scene> scene;
  std::vector<fs::path> files;   ///< All that was read.
  std::set<std::size_t> opened;  ///< Numbers of the files that are in the scene.
  Origins origins;
  std::map<std::string, std::vector<fs::path>> asked;  ///< As a weighing has them.
  std::string first;                                   ///< The file whose constants the scene has.
  std::size_t refused = 0;
  bool isPartial = false;  ///< Something of a file that is in the scene is damaged or missing.
};

/// Gives ids to linksets, by which they are known from then on.
Origins originsOf(scene::Scene& scene, std::vector<Origin> inOrder) {
  scene::giveIds(scene);
  Origins origins;
  for (std::size_t i = 0; i < scene.linksets.size(); ++i)
    if (const Uuid& id = scene.linksets[i].id; !id.isNull())
      origins.emplace(id, std::move(inOrder[i]));
  return origins;
}

using JoinedOrNot = tl::expected<Joined, Diagnostics>;

class Joining {
 public:
  explicit Joining(const fs::path& folder) : joiner_(folder) {}

  /// The next file.
  void take(const fs::path& path, OpenedFile opened) {
    const std::size_t number = taken_++;
    if (!opened) return refuse(std::move(opened).error());
    isPartial_ |= import::isPartial(*opened);
    std::size_t parts = joiner_.partCount();
    for (const scene::Linkset& linkset : opened->value.scene.linksets)
      parts += linkset.parts.size();
    if (const auto fits = import::checkPartCount(parts); !fits)
      return refuse(inFile(fits.error(), path.string()));
    append(findings_, std::move(opened->findings));
    std::ranges::move(opened->value.files, std::back_inserter(files_));
    if (!import::infoOf(opened->value.kind)->hasPlaces)
      sideBySide_.place(opened->value.scene.linksets);
    for (std::size_t i = 0; i < opened->value.scene.linksets.size(); ++i)
      origins_.push_back({path.string(), i});
    if (first_.empty()) first_ = path.string();
    if (auto asked = scene::askedFilesOf(opened->value.scene); !asked.empty())
      asked_.emplace(path.string(), std::move(asked));
    joiner_.add(std::move(opened->value.scene), path.stem().string(), path.string());
    opened_.insert(number);
  }

  JoinedOrNot end() {
    if (opened_.empty()) return tl::unexpected(std::move(refused_));
    const std::size_t refused = refused_.size();
    Loaded<scene::Scene> joined = joiner_.take();
    append(findings_, std::move(joined.findings));
    append(findings_, std::move(refused_));
    joined.findings = std::move(findings_);
    Origins origins = originsOf(joined.value, std::move(origins_));
    return Joined{std::move(joined),
                  std::move(files_),
                  std::move(opened_),
                  std::move(origins),
                  std::move(asked_),
                  std::move(first_),
                  refused,
                  isPartial_};
  }

 private:
  void refuse(Diagnostic why) { refused_.push_back(std::move(why)); }

  import::SceneJoiner joiner_;
  import::SideBySide sideBySide_;
  std::vector<fs::path> files_;
  std::vector<Origin> origins_;  ///< One a linkset.
  std::map<std::string, std::vector<fs::path>> asked_;
  std::string first_;
  Diagnostics findings_;
  Diagnostics refused_;
  std::set<std::size_t> opened_;
  std::size_t taken_ = 0;
  bool isPartial_ = false;
};

JoinedOrNot joined(const std::vector<fs::path>& files, const import::BareOptions& bare,
                   const Task& task) {
  Joining joining(commonFolder(files));
  std::size_t done = 0;
  const auto make = [&](std::size_t index) -> std::optional<OpenedFile> {
    if (task.cancelled()) return {};
    return import::open(files[index], bare, Task{task.cancel, {}});
  };
  makeInOrder(files.size(), 0, make, [&](std::optional<OpenedFile> opened) {
    const fs::path& file = files[done++];
    task.report(static_cast<double>(done) / static_cast<double>(files.size()), file.string());
    if (opened) joining.take(file, std::move(*opened));
  });
  if (task.cancelled())
    return tl::unexpected(Diagnostics{failure(baseTexts["task.cancelled"]).value()});
  return joining.end();
}

Loaded<Weighing> weighed(Joined joined, const std::string& file, const Task& task) {
  auto profile = cost::resolve(joined.scene.value.profile);
  Loaded<Weighing> result;
  Weighing& weighing = result.value;
  weighing.file = file;
  weighing.files = std::move(joined.files);
  weighing.origins = std::move(joined.origins);
  weighing.asked = std::move(joined.asked);
  weighing.scene = std::move(joined.scene.value);
  weighing.profile = std::move(profile.value);
  weighing.statistics =
      cost::makeStatistics(weighing.scene, cost::GeometryRules(weighing.profile), task);
  weighing.costs = cost::weigh(weighing.scene, weighing.statistics, weighing.profile);
  weighing.isPartial = isAnyUnknown(weighing.costs) || joined.isPartial;
  append(result.findings, std::move(joined.scene.findings), file);
  append(result.findings, std::move(profile.findings), joined.first);
  append(result.findings, findingsOf(weighing));
  return result;
}

}  // namespace

tl::expected<Together, Diagnostics> weighTogether(const std::vector<std::string>& files,
                                                  const import::BareOptions& bare,
                                                  const Task& task) {
  auto all = listed(files, task);
  if (!all) return tl::unexpected(Diagnostics{std::move(all).error()});
  auto read = joined(all->files, bare, task);
  if (!read) {
    append(all->findings, std::move(read).error());
    return tl::unexpected(std::move(all->findings));
  }
  std::set<std::size_t> names;
  for (const std::size_t file : read->opened) names.insert(all->namedBy[file]);
  Loaded<scene::Scene>& scene = read->scene;
  scene.value.name = nameOf(files, names);
  Diagnostics findings = std::move(all->findings);
  append(findings, std::move(scene.findings));
  scene.findings = std::move(findings);
  const std::string file = (scene.value.folder / scene.value.name).string();
  const std::size_t refused = read->refused;
  return Together{weighed(std::move(*read), file, task), refused};
}

}  // namespace wb::weighing
