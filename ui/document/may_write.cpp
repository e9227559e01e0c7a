#include "ui/document/may_write.h"

#include "model/base/same_file.h"

#include <filesystem>

namespace wb::ui {

Result<void> checkMayWrite(const weighing::Weighing& weighing, const QString& path) {
  return checkIsNotRead(path.toStdString(), filesOf(weighing));
}

Result<void> checkMaySave(const weighing::Weighing& weighing, const QString& path) {
  auto files = filesOf(weighing);
  const bool isText = weighing.kind == import::FileKind::octreeScene;
  if (isText || weighing.kind == import::FileKind::project)
    std::erase(files, std::filesystem::path(weighing.file));
  return checkIsNotRead(path.toStdString(), files);
}

}  // namespace wb::ui
