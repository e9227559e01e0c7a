#include "ui/document/detail/background_statistics.h"

#include <utility>

namespace wb::ui {

BackgroundStatistics::BackgroundStatistics(QObject* parent)
    : QObject(parent), work_([this](const Made& statistics) { take(statistics); }) {
  // Without them costs would be of what is no more: this is not to be stopped.
  work_.nameAs(tr("Weighing shapes anew"));
}

void BackgroundStatistics::start(scene::Scene scene, const cost::GeometryRules& rules) {
  const bool wasBusy = isBusy();
  rules_ = rules;
  work_.start([scene = std::move(scene), rules](const Task& task) {
    return std::make_shared<cost::SceneStatistics>(cost::makeStatistics(scene, rules, task));
  });
  if (!wasBusy) emit busyChanged(true);
}

void BackgroundStatistics::cancel() {
  if (!isBusy()) return;
  work_.cancel();
  emit busyChanged(false);
}

void BackgroundStatistics::take(const Made& statistics) {
  emit made(statistics);
  if (!isBusy()) emit busyChanged(false);
}

}  // namespace wb::ui
