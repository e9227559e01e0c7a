#include "ui/scenarios/calibrator.h"

#include <QtConcurrentRun>
#include <utility>

namespace wb::ui {

Calibrator::Calibrator(QObject* parent) : QObject(parent) {
  connect(&watcher_, &QFutureWatcher<Made>::finished, this, &Calibrator::finish);
}

Calibrator::~Calibrator() {
  stop_.request_stop();
  watcher_.waitForFinished();
}

void Calibrator::start(scene::Scene scene, const cost::Profile& profile,
                       std::vector<cost::Key> keys) {
  cancel();
  stop_ = {};
  isWorking_ = true;
  // A watcher tells nothing more of a future once it has another.
  watcher_.setFuture(QtConcurrent::run(
      [scene = std::move(scene), profile, keys = std::move(keys), token = stop_.get_token()] {
        return std::make_shared<const Result<tuning::Calibration>>(
            tuning::calibrate(scene, scene.measured, profile, keys, Task{token, {}}));
      }));
  emit busyChanged(true);
}

void Calibrator::cancel() {
  if (!isWorking_) return;
  stop_.request_stop();
  isWorking_ = false;
  emit busyChanged(false);
}

void Calibrator::finish() {
  if (!isWorking_) return;
  isWorking_ = false;
  emit busyChanged(false);
  emit made(watcher_.result());
}

}  // namespace wb::ui
