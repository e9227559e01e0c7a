#include "ui/charts/chart_maker.h"

#include <QtConcurrentRun>
#include <utility>

namespace wb::ui {

ChartMaker::ChartMaker(QObject* parent) : QObject(parent) {
  connect(&watcher_, &QFutureWatcher<Made>::finished, this, &ChartMaker::finish);
}

ChartMaker::~ChartMaker() {
  stop_.request_stop();
  watcher_.waitForFinished();
}

void ChartMaker::make(ChartOrder order) {
  if (isWorking_ && order.wish == current_) {
    next_ = std::make_unique<ChartOrder>(std::move(order));
    return;
  }
  start(std::move(order));
}

void ChartMaker::start(ChartOrder order) {
  const bool wasWorking = std::exchange(isWorking_, true);
  stop_.request_stop();
  stop_ = {};
  next_.reset();
  current_ = order.wish;
  // A watcher tells nothing more of a future once it has another.
  watcher_.setFuture(QtConcurrent::run([order = std::move(order), token = stop_.get_token()] {
    return std::make_shared<const chart::Chart>(makeChart(order, Task{token, {}}));
  }));
  if (!wasWorking) emit busyChanged(true);
}

void ChartMaker::cancel() {
  if (!isWorking_) return;
  stop_.request_stop();
  next_.reset();
  isWorking_ = false;
  emit busyChanged(false);
}

void ChartMaker::finish() {
  if (!isWorking_) return;
  const Made chart = watcher_.result();
  if (next_) {
    emit made(chart);
    if (next_) start(std::move(*std::exchange(next_, nullptr)));
    return;
  }
  isWorking_ = false;
  emit made(chart);
  emit busyChanged(isWorking_);
}

}  // namespace wb::ui
