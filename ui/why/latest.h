#pragma once

#include "model/base/task.h"

#include <QFutureWatcher>
#include <QObject>
#include <QtConcurrentRun>
#include <functional>
#include <stop_token>
#include <utility>

namespace wb::ui {

/// Work in the background, from values of its own: only what the newest of it makes comes.
template <class Made>
class Latest {
 public:
  using Work = std::function<Made(const Task&)>;

  /// `take` gets what was made, in the thread that owns this.
  explicit Latest(std::function<void(const Made&)> take) {
    QObject::connect(&watcher_, &QFutureWatcher<Made>::finished, &watcher_,
                     [this, take = std::move(take)] {
                       if (std::exchange(isBusy_, false)) take(watcher_.result());
                     });
  }
  Latest(const Latest&) = delete;
  Latest& operator=(const Latest&) = delete;
  ~Latest() {
    cancel();
    watcher_.waitForFinished();
  }

  void start(Work work) {
    cancel();
    stop_ = {};
    isBusy_ = true;
    // A watcher tells nothing more of a future once it has another.
    watcher_.setFuture(QtConcurrent::run([work = std::move(work), token = stop_.get_token()] {
      return work(Task{token, {}});
    }));
  }
  void cancel() {
    stop_.request_stop();
    isBusy_ = false;
  }
  bool isBusy() const { return isBusy_; }

 private:
  std::stop_source stop_;
  bool isBusy_ = false;
  QFutureWatcher<Made> watcher_;
};

}  // namespace wb::ui
