#include "ui/panels/shapes/detail/shape_maker.h"

#include <utility>

namespace wb::ui {

ShapeMaker::ShapeMaker(QObject* parent)
    : QObject(parent),
      work_([this](const Made& made) { take(made); },
            [this](double fraction) { emit progressed(fraction); }) {
  work_.nameAs(tr("Making physics shapes"), [this] { cancel(); });
}

void ShapeMaker::make(const Order& order) {
  const bool wasBusy = isBusy();
  const std::size_t round = ++round_;
  // The work ends before this does, so that it never tells one that is gone.
  const auto tell = [this, round](std::size_t group, const shape::MadeShape& one) {
    auto shape = std::make_shared<const shape::MadeShape>(one);
    QMetaObject::invokeMethod(
        this,
        [this, round, group, shape = std::move(shape)] {
          if (round == round_ && isBusy()) emit found(group, shape);
        },
        Qt::QueuedConnection);
  };
  work_.start([order, tell](const Task& task) {
    return std::make_shared<making::Made>(making::make(*order, tell, task));
  });
  if (!wasBusy) emit busyChanged(true);
}

void ShapeMaker::cancel() {
  if (!isBusy()) return;
  work_.cancel();
  emit busyChanged(false);
}

void ShapeMaker::take(const Made& shapes) {
  emit made(shapes);
  if (!isBusy()) emit busyChanged(false);
}

}  // namespace wb::ui
