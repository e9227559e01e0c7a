#include "ui/panels/charts/detail/chart_maker.h"

#include <utility>

namespace wb::ui {

ChartMaker::ChartMaker(QObject* parent)
    : QObject(parent), work_([this](const Made& chart) { take(chart); }) {
  work_.nameAs(tr("Making a chart"), [this] { cancel(); });
}

void ChartMaker::make(ChartOrder order) {
  const bool wasBusy = isBusy();
  const bool isSameWish = order.wish == current_;
  current_ = order.wish;
  auto work = [order = std::move(order)](const Task& task) {
    return std::make_shared<const chart::Chart>(makeChart(order, task));
  };
  if (isSameWish) {
    work_.queue(std::move(work));
  } else {
    work_.start(std::move(work));
  }
  if (!wasBusy) emit busyChanged(true);
}

void ChartMaker::cancel() {
  if (!isBusy()) return;
  work_.cancel();
  emit busyChanged(false);
}

void ChartMaker::take(const Made& chart) {
  emit made(chart);
  if (!isBusy()) emit busyChanged(false);
}

}  // namespace wb::ui
