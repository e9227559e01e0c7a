#include "ui/document/background_statistics.h"

#include <QtConcurrentRun>
#include <utility>

namespace wb::ui {

BackgroundStatistics::BackgroundStatistics(QObject* parent) : QObject(parent) {
  connect(&watcher_, &QFutureWatcher<Made>::finished, this, &BackgroundStatistics::finish);
}

BackgroundStatistics::~BackgroundStatistics() {
  stop_.request_stop();
  watcher_.waitForFinished();
}

void BackgroundStatistics::start(scene::Scene scene, const cost::GeometryRules& rules) {
  const bool wasBusy = isBusy();
  stop_.request_stop();
  stop_ = {};
  rules_ = rules;
  // A watcher tells nothing more of a future once it has another.
  watcher_.setFuture(
      QtConcurrent::run([scene = std::move(scene), rules, token = stop_.get_token()] {
        return std::make_shared<cost::SceneStatistics>(
            cost::makeStatistics(scene, rules, Task{token, {}}));
      }));
  if (!wasBusy) emit busyChanged(true);
}

void BackgroundStatistics::cancel() {
  if (!isBusy()) return;
  stop_.request_stop();
  rules_.reset();
  emit busyChanged(false);
}

void BackgroundStatistics::finish() {
  if (!isBusy()) return;
  rules_.reset();
  emit made(watcher_.result());
  emit busyChanged(false);
}

}  // namespace wb::ui
