#include "ui/document/may_write.h"

#include "model/core/file.h"

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

}  // namespace wb::ui
