#include "ui/window/detail/agreed_files.h"

#include "model/core/file.h"
#include "model/core/limits.h"
#include "model/scene/outside_files.h"
#include "model/scene/project.h"
#include "ui/window/detail/questions.h"

#include <QFileInfo>
#include <QSettings>
#include <set>
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

}  // namespace

void letReadAgreed(const QStringList& projects) {
  const QStringList pairs = QSettings().value(QLatin1String(agreedKey)).toStringList();
  for (const QString& project : projects) {
    const QString beginning = pairOf(project, {});
    std::vector<std::filesystem::path> files;
    for (const QString& pair : pairs)
      if (pair.startsWith(beginning)) files.emplace_back(pair.mid(beginning.size()).toStdString());
    scene::agreeToOutside(folderOf(project), files);
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
  if (opened.kind != import::FileKind::project) return false;
  const auto refused = scene::refusedFilesOf(opened.scene);
  if (refused.empty()) return false;
  QStringList files;
  for (const auto& file : refused) files << QString::fromStdString(file.string());
  const QString path = QString::fromStdString(opened.file);
  if (!askToReadOutside(window, QFileInfo(path).fileName(), files)) return false;
  agreeTo(path, refused);
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
