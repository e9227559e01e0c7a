#pragma once

#include <QEventLoop>
#include <QMetaObject>
#include <QScopeGuard>
#include <future>
#include <utility>

namespace wb::app {

/// Work that is done on a thread of its own from now on, while the caller makes ready what needs
/// the thread that events come to. It is waited for even where nobody takes what it made.
template <class Made>
class BesideEvents {
 public:
  template <class Work>
  explicit BesideEvents(Work work)
      : made_(std::async(std::launch::async, [this, work = std::move(work)] {
          const auto atEnd = qScopeGuard([this] {
            QMetaObject::invokeMethod(&untilMade_, &QEventLoop::quit, Qt::QueuedConnection);
          });
          return work();
        })) {}

  /// Handles events until it is done; once. Throws what it threw.
  Made take() {
    untilMade_.exec();
    return made_.get();
  }

 private:
  QEventLoop untilMade_;
  std::future<Made> made_;
};

}  // namespace wb::app
