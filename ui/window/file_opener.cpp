#include "ui/window/file_opener.h"

#include <QtConcurrentRun>
#include <utility>

namespace wb::ui {

FileOpener::FileOpener(QObject* parent) : QObject(parent) {
  connect(&watcher_, &QFutureWatcher<Opened>::finished, this, &FileOpener::finish);
}

FileOpener::~FileOpener() {
  stop_.request_stop();
  watcher_.waitForFinished();
}

void FileOpener::open(const QString& path) {
  cancel();
  path_ = path;
  stop_ = {};
  Task task{stop_.get_token(), {}};
  // Emitted from the other thread: slots of objects of this one are called in this one.
  task.progress = [this](double fraction, std::string_view) { emit progressed(fraction); };
  emit started(path);
  // A watcher tells nothing more of a future once it has another.
  watcher_.setFuture(QtConcurrent::run([file = path.toStdString(), task = std::move(task)] {
    return std::make_shared<Result<Loaded<report::Weighing>>>(report::weighFile(file, {}, task));
  }));
}

void FileOpener::cancel() {
  if (!isBusy()) return;
  stop_.request_stop();
  watcher_.waitForFinished();  // It calls back into this object until it has stopped.
  path_.clear();
  emit ended();
}

void FileOpener::finish() {
  if (!isBusy()) return;
  path_.clear();
  emit ended();
  const Opened made = watcher_.result();
  if (*made) return emit opened(made);
  emit refused(made->error());
}

}  // namespace wb::ui
