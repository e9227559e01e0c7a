#include "ui/window/file_opener.h"

#include <QtConcurrentRun>
#include <mutex>
#include <utility>

namespace wb::ui {
/// Tells progress from the reader's thread for as long as somebody wants to hear it.
class FileOpener::Relay {
 public:
  explicit Relay(FileOpener& opener) : opener_(&opener) {}

  void tell(double fraction) {
    const std::scoped_lock lock(mutex_);
    if (opener_) emit opener_->progressed(fraction);  // Queued: slots are of another thread.
  }
  void silence() {
    const std::scoped_lock lock(mutex_);
    opener_ = nullptr;
  }

 private:
  std::mutex mutex_;
  FileOpener* opener_;
};

FileOpener::FileOpener(QObject* parent) : QObject(parent) {
  connect(&watcher_, &QFutureWatcher<Opened>::finished, this, &FileOpener::finish);
}

FileOpener::~FileOpener() { letGo(); }

void FileOpener::open(const QString& path, const report::WeighOptions& options) {
  cancel();
  relay_ = std::make_shared<Relay>(*this);
  stop_ = {};
  Task task{stop_.get_token(),
            [relay = relay_](double fraction, std::string_view) { relay->tell(fraction); }};
  emit started(path);
  // A watcher tells nothing more of a future once it has another.
  watcher_.setFuture(
      QtConcurrent::run([file = path.toStdString(), options, task = std::move(task)] {
        return std::make_shared<Result<Loaded<report::Weighing>>>(
            report::weighFile(file, options, task));
      }));
}

void FileOpener::letGo() {
  if (!relay_) return;
  stop_.request_stop();
  relay_->silence();
  relay_.reset();
}

void FileOpener::cancel() {
  if (!isBusy()) return;
  letGo();
  emit ended();
}

void FileOpener::finish() {
  if (!isBusy()) return;
  relay_.reset();
  emit ended();
  const Opened made = watcher_.result();
  if (*made) return emit opened(made);
  emit refused(made->error());
}

}  // namespace wb::ui
