#include "ui/window/detail/session_files.h"

#include <QFileInfo>
#include <QSettings>

namespace wb::ui {
namespace {

const QString filesOpenKey = QStringLiteral("session/files");

}  // namespace

QStringList filesOpenLast() {
  QStringList there;
  for (const QString& path : QSettings().value(filesOpenKey).toStringList())
    if (QFileInfo(path).isFile()) there << path;
  return there;
}

void rememberFilesOpen(const QStringList& paths) {
  QStringList all;
  for (const QString& path : paths)
    if (!path.isEmpty()) all << QFileInfo(path).absoluteFilePath();
  QSettings().setValue(filesOpenKey, all);
}

}  // namespace wb::ui
