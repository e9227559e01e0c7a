#include "ui/window/samples.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

namespace wb::ui {
namespace {

QString lessonOf(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return {};
  return QJsonDocument::fromJson(file.readAll())
      .object()
      .value(QLatin1StringView("lesson"))
      .toString();
}

}  // namespace

std::vector<Sample> samples() {
  const QDir folder(QCoreApplication::applicationDirPath() + "/../share/weighbridge/samples");
  std::vector<Sample> found;
  for (const QFileInfo& file : folder.entryInfoList({"*.weighbridge"}, QDir::Files, QDir::Name))
    found.push_back({file.filePath(), file.completeBaseName(), lessonOf(file.filePath())});
  return found;
}

}  // namespace wb::ui
