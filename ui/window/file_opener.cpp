#include "ui/window/file_opener.h"

#include <QtConcurrentRun>
#include <mutex>
#include <string>
#include <utility>
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

tl::expected<weighing::Together, Diagnostics> weighedAlone(const std::string& file,
                                                           const weighing::WeighOptions& options,
                                                           const Task& task) {
  auto weighed = weighing::weighFile(file, options, task);
  if (!weighed) return tl::unexpected(Diagnostics{std::move(weighed).error()});
  return weighing::Together{std::move(*weighed)};
}

}  // namespace

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

void FileOpener::open(const QStringList& paths, const weighing::WeighOptions& options) {
  if (paths.isEmpty()) return;
  cancel();
  relay_ = std::make_shared<Relay>(*this);
  stop_ = {};
  Task task{stop_.get_token(),
            [relay = relay_](double fraction, std::string_view) { relay->tell(fraction); }};
  emit started(paths.front());
  // A watcher tells nothing more of a future once it has another.
  watcher_.setFuture(QtConcurrent::run([files = fileNames(paths), options, task = std::move(task)] {
    return std::make_shared<Opened::element_type>(
        isOneFile(files) ? weighedAlone(files.front(), options, task)
                         : weighing::weighTogether(files, options.bare, task));
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
