#include "ui/document/document_file.h"

#include "model/core/file.h"
#include "model/core/identifiers.h"
#include "ui/document/document.h"

#include <QFileInfo>
#include <filesystem>
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

namespace {

constexpr int settledMilliseconds = 300;

std::optional<std::string> digestOf(const std::string& file, const Task& task = {}) {
  const auto bytes = readFile(file, limits::fileBytes, task);
  if (!bytes) return {};
  auto digest = sha256(*bytes, task);
  return digest ? std::optional(std::move(*digest)) : std::nullopt;
}

}  // namespace

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
