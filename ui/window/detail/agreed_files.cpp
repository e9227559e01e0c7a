#include "ui/window/detail/agreed_files.h"

#include "model/core/file.h"
#include "model/core/limits.h"
#include "model/scene/outside_files.h"
#include "model/scene/project.h"
#include "ui/window/detail/questions.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <map>
#include <set>
#include <string>
#include <utility>

namespace wb::ui {
namespace {

constexpr auto agreedKey = "agreed_files";
/// Pairs of a project and a file; the oldest are forgotten, and asked about again.
constexpr qsizetype mostAgreed = 2000;
constexpr auto between = u'\n';

QString pairOf(const QString& project, const QString& file) {
  return QFileInfo(project).absoluteFilePath() + between + file;
}

std::filesystem::path folderOf(const QString& project) {
  return scene::projectFolder(project.toStdString());
}

/// The projects that agreed files are of, as far as they lie below a `folder`.
std::set<QString> projectsBelow(const QString& folder, const QStringList& pairs) {
  std::set<QString> projects;
  const QString beginning = QDir::cleanPath(QFileInfo(folder).absoluteFilePath()) + u'/';
  for (const QString& pair : pairs)
    if (pair.startsWith(beginning)) projects.insert(pair.left(pair.indexOf(between)));
  return projects;
}

/// The files that the user has not agreed to, by the project that names them.
std::map<std::string, std::vector<std::filesystem::path>> refusedBy(
    const weighing::Weighing& opened) {
  auto refused = opened.asked;
  if (opened.kind == import::FileKind::project)
    if (auto files = scene::refusedFilesOf(opened.scene); !files.empty())
      refused.emplace(opened.file, std::move(files));
  return refused;
}

}  // namespace

void letReadAgreed(const QStringList& projects) {
  const QStringList pairs = QSettings().value(QLatin1String(agreedKey)).toStringList();
  const auto letRead = [&pairs](const QString& project) {
    const QString beginning = pairOf(project, {});
    std::vector<std::filesystem::path> files;
    for (const QString& pair : pairs)
      if (pair.startsWith(beginning)) files.emplace_back(pair.mid(beginning.size()).toStdString());
    scene::agreeToOutside(folderOf(project), files);
  };
  for (const QString& project : projects) {
    if (QFileInfo(project).isDir()) {
      for (const QString& one : projectsBelow(project, pairs)) letRead(one);
    } else {
      letRead(project);
    }
  }
}

void agreeTo(const QString& project, const std::vector<std::filesystem::path>& files) {
  if (files.empty()) return;
  QSettings settings;
  QStringList pairs = settings.value(QLatin1String(agreedKey)).toStringList();
  for (const std::filesystem::path& file : files) {
    const QString pair = pairOf(project, QString::fromStdString(file.string()));
    pairs.removeAll(pair);
    pairs.prepend(pair);
  }
  settings.setValue(QLatin1String(agreedKey), QStringList(pairs.mid(0, mostAgreed)));
  scene::agreeToOutside(folderOf(project), files);
}

bool agreesToOutside(QWidget& window, const weighing::Weighing& opened) {
  const auto refused = refusedBy(opened);
  if (refused.empty()) return false;
  QStringList files;
  for (const auto& [project, named] : refused)
    for (const auto& file : named) files << QString::fromStdString(file.string());
  files.removeDuplicates();
  const QString path = QString::fromStdString(opened.file);
  if (!askToReadOutside(window, QFileInfo(path).fileName(), files)) return false;
  for (const auto& [project, named] : refused) agreeTo(QString::fromStdString(project), named);
  return true;
}

void letReadKept(const recovery::Kept& kept) {
  const auto bytes = readFile(kept.scene, limits::projectBytes);
  if (!bytes) return;
  const auto folder = scene::projectFolder(kept.scene);
  const std::set<std::filesystem::path> refused(kept.refused.begin(), kept.refused.end());
  std::vector<std::filesystem::path> files;
  for (const std::string& path : scene::pathsNamedIn(wb::textOf(*bytes)))
    if (auto file = scene::resolvedPath(folder, path); !refused.contains(file))
      files.push_back(std::move(file));
  scene::agreeToOutside(folder, files);
}

}  // namespace wb::ui
