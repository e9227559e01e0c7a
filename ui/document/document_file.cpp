#include "ui/document/document_file.h"

#include "model/analysis/comparison.h"
#include "model/core/file.h"
#include "model/core/identifiers.h"
#include "model/report/html.h"
#include "ui/document/document.h"
#include "ui/document/selection.h"

#include <QFileInfo>
#include <algorithm>
#include <filesystem>
#include <map>
#include <utility>
#include <vector>

namespace wb::ui {
namespace {

Result<void> checkIsOther(const QString& path, const std::vector<std::filesystem::path>& read) {
  const std::filesystem::path file = path.toStdString();
  return checkIsNotProgramFile(file).and_then([&] { return checkIsNotRead(file, read); });
}

}  // namespace

Result<void> checkMayWrite(const weighing::Weighing& weighing, const QString& path) {
  return checkIsOther(path, filesOf(weighing));
}

Result<void> checkMaySave(const weighing::Weighing& weighing, const QString& path) {
  auto files = filesOf(weighing);
  const bool isText = weighing.kind == import::FileKind::octreeScene;
  if (isText || weighing.kind == import::FileKind::project)
    std::erase(files, std::filesystem::path(weighing.file));
  return checkIsOther(path, files);
}

std::vector<table::ProfileFile> FilesBeside::toWrite() const {
  std::vector<table::ProfileFile> files;
  for (const auto* file : {&profile, &baseline})
    if (*file && !isWritten(**file)) files.push_back(**file);
  return files;
}

QStringList FilesBeside::replaced() const {
  QStringList names;
  if (table && page::isInTheWay(*table))
    names << QFileInfo(QString::fromStdString(*table)).fileName();
  for (const table::ProfileFile& file : toWrite())
    if (const QFileInfo there(QString::fromStdString(file.path)); there.exists())
      names << there.fileName();
  return names;
}

Result<void> checkBeside(const weighing::Weighing& weighing, const FilesBeside& files) {
  for (const table::ProfileFile& file : files.toWrite())
    if (auto may = checkMayWrite(weighing, QString::fromStdString(file.path)); !may) return may;
  return {};
}

Result<void> writeBeside(const FilesBeside& files) {
  for (const table::ProfileFile& file : files.toWrite())
    if (auto written = table::write(file); !written) return written;
  return {};
}

namespace {

constexpr int settledMilliseconds = 300;

std::optional<std::string> digestOf(const std::string& file, const Task& task = {}) {
  const auto bytes = readFile(file, limits::fileBytes, task);
  if (!bytes) return {};
  auto digest = sha256(*bytes, task);
  return digest ? std::optional(std::move(*digest)) : std::nullopt;
}

}  // namespace

namespace {

using Index = std::optional<std::size_t>;

/// Where each of the first side is on the second.
std::vector<Index> placesOf(const std::vector<tuning::Pair>& pairs, std::size_t count) {
  std::vector<Index> places(count);
  for (const auto& [was, is] : pairs)
    if (was) places[*was] = is;
  return places;
}

/// Targets as they are called afterwards, without those that are gone.
std::vector<weighing::Target> foundAgain(const std::vector<weighing::Target>& targets,
                                         const scene::Scene& before, const scene::Scene& after) {
  const auto linksets =
      placesOf(tuning::pairsOf(before.linksets, after.linksets), before.linksets.size());
  // Of each linkset once, though all of its parts may be selected.
  std::map<std::size_t, std::vector<Index>> parts;
  std::vector<weighing::Target> found;
  for (weighing::Target target : targets) {
    const Index linkset = linksets[target.linkset];
    if (!linkset) continue;
    if (target.part) {
      const auto [places, isNew] = parts.try_emplace(target.linkset);
      const auto& were = before.linksets[target.linkset].parts;
      if (isNew)
        places->second =
            placesOf(tuning::pairsOf(were, after.linksets[*linkset].parts), were.size());
      target.part = places->second[*target.part];
      if (!target.part) continue;
    }
    target.linkset = *linkset;
    found.push_back(target);
  }
  return found;
}

}  // namespace

void reload(Document& document, Selection& selection, Loaded<weighing::Weighing> read) {
  const auto octree = selection.octree();
  auto again = foundAgain(selection.all(), document.weighing().scene, read.value.scene);
  document.reload(std::move(read));
  if (octree && *octree < document.weighing().scene.octrees.size()) {
    selection.selectOctree(octree);
  } else if (!again.empty()) {
    selection.selectAll(std::move(again));
  }
}

bool isOtherOnDisk(const Document& document) {
  const weighing::Weighing& open = document.weighing();
  const auto found = open.sha256.empty() ? std::nullopt : digestOf(open.file);
  return found && *found != open.sha256;
}

FileWatch::FileWatch(Document& document)
    : QObject(&document), document_(document), work_([this](const Digest& found) { take(found); }) {
  settled_.setSingleShot(true);
  settled_.setInterval(settledMilliseconds);
  connect(&settled_, &QTimer::timeout, this, &FileWatch::look);
  connect(&watcher_, &QFileSystemWatcher::fileChanged, &settled_, qOverload<>(&QTimer::start));
  connect(&document, &Document::fileChanged, this, &FileWatch::follow);
}

void FileWatch::follow() {
  work_.cancel();
  told_.clear();
  if (const QStringList before = watcher_.files(); !before.isEmpty()) watcher_.removePaths(before);
  if (QFileInfo(document_.path()).isFile()) watcher_.addPath(document_.path());
}

void FileWatch::look() {
  const QString path = document_.path();
  if (!QFileInfo(path).isFile()) return;
  // Another file of this name is not watched yet.
  if (!watcher_.files().contains(path)) watcher_.addPath(path);
  work_.start([file = path.toStdString()](const Task& task) { return digestOf(file, task); });
}

void FileWatch::take(const Digest& found) {
  const std::string& known = document_.weighing().sha256;
  if (!found || known.empty() || *found == known || *found == told_) return;
  told_ = *found;
  emit changedOutside();
}

}  // namespace wb::ui
