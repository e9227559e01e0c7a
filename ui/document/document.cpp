#include "ui/document/document.h"

#include "model/analysis/comparison.h"
#include "model/analysis/exceeded_limits.h"
#include "model/core/file.h"
#include "model/core/identifiers.h"
#include "model/formats/export.h"
#include "model/scene/outside_files.h"
#include "model/scene/project.h"
#include "ui/document/detail/document_texts.h"
#include "ui/document/detail/scene_statistics.h"
#include "ui/document/document_file.h"
#include "ui/document/project_extra.h"

#include <QFileInfo>
#include <utility>

namespace wb::ui {

std::unique_ptr<weighing::Weighing> singleLinkset(const weighing::Weighing& weighing,
                                                  std::size_t linkset) {
  auto one = std::make_unique<weighing::Weighing>();
  const scene::Linkset& shown = weighing.scene.linksets[linkset];
  one->file = weighing.file;
  one->sha256 = weighing.sha256;
  one->profile = weighing.profile;
  one->scene.linksets.push_back(shown);
  for (const scene::Part& part : shown.parts) {
    const auto asset = weighing.scene.assets.find(part.asset);
    if (asset != weighing.scene.assets.end()) one->scene.assets.insert(*asset);
  }
  one->statistics.linksets.push_back(weighing.statistics.linksets[linkset]);
  one->costs.push_back(weighing.costs[linkset]);
  return one;
}

namespace {

/// What is open has a whole path, wherever the program was started. Empty stays empty.
std::string wholePath(const QString& path) {
  return path.isEmpty() ? std::string() : QFileInfo(path).absoluteFilePath().toStdString();
}

/// A weighing's findings end with those of the weighing itself, which change while it is edited.
Diagnostics findingsOfReading(Diagnostics all, std::size_t ofWeighing) {
  all.resize(all.size() - ofWeighing);
  return all;
}

bool areSame(const Diagnostics& a, const Diagnostics& b) {
  return std::ranges::equal(a, b, {}, line, line);
}

void renameFile(Diagnostics& findings, const std::string& from, const std::string& to) {
  for (Diagnostic& finding : findings)
    if (finding.file == from) finding.file = to;
}

/// What the program brings along, its samples above all, is not changed by opening it: it has
/// no file until it is saved as one. The file it was, if so.
std::string madeUntitled(Loaded<weighing::Weighing>& opened) {
  if (!isProgramFile(opened.value.file)) return {};
  std::string file = std::exchange(opened.value.file, {});
  renameFile(opened.findings, file, {});
  opened.value.sha256.clear();
  return file;
}

}  // namespace

Document::Document(QObject* parent) : QObject(parent) {
  connect(&background_, &BackgroundStatistics::made, this, &Document::takeStatistics);
  connect(&background_, &BackgroundStatistics::busyChanged, this, &Document::busyChanged);
}

Document::~Document() = default;

Result<void> Document::open(const QString& path) {
  auto opened = weighing::weighFile(wholePath(path), {});
  if (!opened) return failure(std::move(opened));
  show(std::move(*opened));
  return {};
}

void Document::show(Loaded<weighing::Weighing> opened) {
  ++geometryPasses_;
  before_.reset();
  copiedFrom_ = madeUntitled(opened);
  replace(std::move(opened.value), std::move(opened.findings));
}

void Document::reload(Loaded<weighing::Weighing> read) {
  Before before{std::make_shared<const weighing::Weighing>(weighing_),
                std::vector<std::optional<std::size_t>>(read.value.scene.linksets.size()),
                QTime::currentTime()};
  for (const auto& [was, is] : tuning::pairsOf(weighing_.scene.linksets, read.value.scene.linksets))
    if (is) before.linksets[*is] = was;
  ++geometryPasses_;
  before_ = std::move(before);
  replace(std::move(read.value), std::move(read.findings), false);
  emit reloaded();
}

void Document::recover(Loaded<weighing::Weighing> kept, const QString& path,
                       const std::string& sha256) {
  weighing::Weighing& open = kept.value;
  const std::filesystem::path file = wholePath(path);
  renameFile(kept.findings, open.file, file.string());
  if (!path.isEmpty()) scene::moveTo(open.scene, scene::projectFolder(file));
  open.file = file.string();
  open.sha256 = sha256;
  const auto format = exporting::formatOf(file);
  open.kind = format == exporting::Format::project       ? import::FileKind::project
              : format == exporting::Format::octreeScene ? import::FileKind::octreeScene
                                                         : import::FileKind::unknown;
  show(std::move(kept));
  undoStack_.resetClean();
}

void Document::close() {
  before_.reset();
  copiedFrom_.clear();
  replace({}, {});
}

void Document::replace(weighing::Weighing weighing, Diagnostics findings, bool isOpened) {
  emit sceneAboutToReset();
  background_.cancel();
  undoStack_.clear();
  undoStack_.setClean();  // Without changes to clear, what was recovered would stay unsaved.
  weighing_ = std::move(weighing);
  isOwnFile_ = weighing_.kind == import::FileKind::project && !weighing_.file.empty();
  statisticsRules_ = cost::GeometryRules(weighing_.profile);
  profileAsRead_ = weighing_.scene.profile;
  weighingFindings_.clear();
  append(weighingFindings_, weighing::findingsOf(weighing_));
  readingFindings_ = findingsOfReading(std::move(findings), weighingFindings_.size());
  append(weighingFindings_, weighing::placeFindings(weighing_));
  append(weighingFindings_,
         weighing::placedFindings(weighing::uploadFindings(weighing_), weighing_));
  emit sceneReset(isOpened);
  emit fileChanged();
  emit profileChanged();
  emit costsChanged();
  emit findingsChanged();
}

void Document::tell(const Diagnostics& findings, const QString& file) {
  std::erase_if(readingFindings_,
                [&](const Diagnostic& one) { return one.file == file.toStdString(); });
  readingFindings_.insert(readingFindings_.end(), findings.begin(), findings.end());
  emit findingsChanged();
}

Diagnostics Document::findings() const {
  Diagnostics all = readingFindings_;
  append(all, weighingFindings_);
  return all;
}

Result<void> Document::save() {
  if (hasProjectFile()) return saveAs(path());
  return failure(documentTexts["document.no_project_file"], {}, weighing_.file);
}

Result<void> Document::saveAs(const QString& path) {
  if (auto apart = checkMaySave(weighing_, path); !apart) return apart;
  ProjectExtra::putAll(*this, weighing_.scene);
  const std::filesystem::path file = wholePath(path);
  const auto whole = exporting::wholeOf(weighing_.scene, file);
  if (!whole) return tl::unexpected(whole.error());
  if (auto written = writeFile(file, *whole); !written) return written;
  scene::moveTo(weighing_.scene, scene::projectFolder(file));
  // What it uses elsewhere, the user opened himself.
  scene::agreeToOutside(weighing_.scene.folder, scene::outsideFilesOf(weighing_.scene));
  renameFile(readingFindings_, weighing_.file, file.string());
  weighing_.file = file.string();
  weighing_.origins.clear();  // All of it is in this file now.
  findAgain();
  weighing_.kind = import::kindOf(*whole, file);
  weighing_.sha256 = sha256(*whole);
  isOwnFile_ = true;
  copiedFrom_.clear();
  undoStack_.setClean();
  emit fileChanged();
  emit findingsChanged();
  return {};
}

void Document::noteExtra() {
  if (!hasProjectFile() || weighing_.kind != import::FileKind::project) return;
  undoStack_.resetClean();
  emit extraNoted();
}

void Document::noteFinds(std::chrono::milliseconds took) {
  if (took >= worthSaving_) noteExtra();
}

void Document::setProfile(const cost::Profile& profile) {
  weighing_.profile = profile;
  weighing_.scene.profile = cost::toSetting(profile, profileAsRead_);
  emit profileChanged();
  const cost::GeometryRules rules(profile);
  if (rules == statisticsRules_) {
    background_.cancel();
  } else if (!background_.isMaking(rules)) {
    background_.start(weighing_.scene, rules);
  }
  weighAll();
}

void Document::setPart(std::size_t linkset, std::size_t part, const scene::Part& value) {
  scene::Part& target = weighing_.scene.linksets[linkset].parts[part];
  const Uuid id = target.id;
  target = value;
  target.id = id;  // Saving may have given one since the command was made.
  ++geometryPasses_;
  weighing_.statistics.linksets[linkset][part] =
      cost::StatisticsMaker(statisticsRules_).make(target, weighing_.scene.meshOf(target));
  if (isBusy()) background_.start(weighing_.scene, cost::GeometryRules(weighing_.profile));
  weighLinkset(linkset);
  emit partChanged(linkset, part);
  emit partsChanged();
  emit costsChanged();
  findAgain();
}

void Document::setRoot(std::size_t linkset, const scene::Part& value) {
  scene::Linkset& moved = weighing_.scene.linksets[linkset];
  moved.position = value.position;
  moved.rotation = value.rotation;
  scene::Part root = value;
  root.position = glm::dvec3(0);
  root.rotation = glm::dquat(1, 0, 0, 0);
  setPart(linkset, 0, root);
}

void Document::setLinksetFlags(std::size_t linkset, bool physical, bool moving) {
  scene::Linkset& target = weighing_.scene.linksets[linkset];
  target.physical = physical;
  target.moving = moving;
  weighLinkset(linkset);
  emit linksetChanged(linkset);
  emit costsChanged();
  findLimitsAgain();
}

void Document::setMeasured(const std::vector<scene::Measured>& measured) {
  weighing_.scene.measured = measured;
  emit measuredChanged();
}

void Document::setOctree(std::size_t octree, const scene::OctreeEntry& value) {
  weighing_.scene.octrees[octree] = value;
  emit octreeChanged(octree);
}

void Document::setRays(const std::vector<scene::RayEntry>& rays) {
  weighing_.scene.rays = rays;
  emit raysChanged();
}

void Document::setScenarios(const std::vector<scene::ProfileSetting>& scenarios) {
  weighing_.scene.scenarios = scenarios;
  emit scenariosChanged();
}

void Document::setScene(scene::Scene scene) {
  const bool isOtherOutline = !haveSameOutline(weighing_.scene, scene);
  if (isOtherOutline) before_.reset();
  if (isOtherOutline) emit sceneAboutToReset();
  const scene::Scene before = std::exchange(weighing_.scene, std::move(scene));
  ++geometryPasses_;
  weighing_.statistics = statisticsAfter(before.linksets, std::move(weighing_.statistics),
                                         weighing_.scene, statisticsRules_);
  cost::weighAgain(weighing_.costs, weighing_.scene, weighing_.statistics, weighing_.profile);
  if (isBusy()) background_.start(weighing_.scene, cost::GeometryRules(weighing_.profile));
  if (isOtherOutline) {
    emit sceneReset(false);
  } else {
    tellOthers(before);
  }
  emit costsChanged();
  findAgain();
}

/// What differs between scenes of the same outline.
void Document::tellOthers(const scene::Scene& before) {
  const scene::Scene& after = weighing_.scene;
  bool areParts = false;
  for (std::size_t i = 0; i < after.linksets.size(); ++i) {
    const scene::Linkset& now = after.linksets[i];
    const scene::Linkset& then = before.linksets[i];
    for (std::size_t part = 0; part < now.parts.size(); ++part)
      if (then.parts[part] != now.parts[part]) {
        areParts = true;
        emit partChanged(i, part);
      }
    if (then.name != now.name || then.physical != now.physical || then.moving != now.moving)
      emit linksetChanged(i);
  }
  if (areParts) emit partsChanged();
  for (std::size_t i = 0; i < after.octrees.size(); ++i)
    if (before.octrees[i] != after.octrees[i]) emit octreeChanged(i);
  if (before.rays != after.rays) emit raysChanged();
}

void Document::takeStatistics(const std::shared_ptr<cost::SceneStatistics>& made) {
  ++geometryPasses_;
  weighing_.statistics = std::move(*made);
  statisticsRules_ = cost::GeometryRules(weighing_.profile);
  weighAll();
  findAgain();
}

void Document::weighAll() {
  cost::weighAgain(weighing_.costs, weighing_.scene, weighing_.statistics, weighing_.profile);
  emit costsChanged();
  findLimitsAgain();
}

void Document::weighLinkset(std::size_t linkset) {
  weighing_.costs[linkset] = cost::weigh(weighing_.scene.linksets[linkset],
                                         weighing_.statistics.linksets[linkset], weighing_.profile);
}

void Document::findAgain() {
  Diagnostics found = weighing::findingsOf(weighing_);
  append(found, weighing::placeFindings(weighing_));
  append(found, weighing::placedFindings(weighing::uploadFindings(weighing_), weighing_));
  takeFindings(std::move(found));
}

/// Those that follow costs alone; what follows from geometry stays.
void Document::findLimitsAgain() {
  Diagnostics found = weighingFindings_;
  std::erase_if(found, weighing::isLimitFinding);
  append(found, weighing::placedFindings(weighing::limitFindings(weighing_), weighing_));
  append(found, weighing::placeFindings(weighing_));
  takeFindings(std::move(found));
}

void Document::takeFindings(Diagnostics found) {
  if (areSame(found, weighingFindings_)) return;
  weighingFindings_ = std::move(found);
  emit findingsChanged();
}

}  // namespace wb::ui
