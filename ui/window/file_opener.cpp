#include "ui/window/file_opener.h"

#include "model/weighing/together.h"

#include <string>
#include <vector>

namespace wb::ui {
namespace {

bool isOneFile(const std::vector<std::string>& files) {
  std::error_code error;
  return files.size() == 1 && !std::filesystem::is_directory(files.front(), error);
}

std::vector<std::string> fileNames(const QStringList& paths) {
  std::vector<std::string> files;
  for (const QString& path : paths) files.push_back(path.toStdString());
  return files;
}

}  // namespace

FileOpener::FileOpener(QObject* parent)
    : QObject(parent),
      work_([this](const Opened& made) { take(made); },
            [this](double fraction) { emit progressed(fraction); }) {}

void FileOpener::open(const QStringList& paths, const weighing::WeighOptions& options) {
  if (paths.isEmpty()) return;
  cancel();
  emit started(paths.front());
  work_.start([files = fileNames(paths), options](const Task& task) {
    return std::make_shared<Result<Loaded<weighing::Weighing>>>(
        isOneFile(files) ? weighing::weighFile(files.front(), options, task)
                         : weighing::weighTogether(files, options.bare, task));
  });
}

void FileOpener::cancel() {
  if (!isBusy()) return;
  work_.cancel();
  emit ended();
}

void FileOpener::take(const Opened& made) {
  emit ended();
  if (*made) return emit opened(made);
  emit refused(made->error());
}

}  // namespace wb::ui
