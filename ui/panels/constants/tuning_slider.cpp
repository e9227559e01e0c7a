#include "ui/panels/constants/tuning_slider.h"

#include "ui/panels/constants/detail/spoken_slider.h"
#include "ui/widgets/wheel_guard.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QSignalBlocker>
#include <algorithm>

namespace wb::ui {
namespace {

constexpr int pageSteps = 10;
constexpr double fineness = 0.1;

/// -1 or 1 for the keys that move a slider by a step, else 0.
int stepOf(int key) {
  if (key == Qt::Key_Left || key == Qt::Key_Down) return -1;
  return key == Qt::Key_Right || key == Qt::Key_Up ? 1 : 0;
}

}  // namespace

TuningSlider::TuningSlider(double minimum, double standard, double maximum, QWidget* parent)
    : QSlider(Qt::Horizontal, parent),
      decade_(SliderScale::decadeOf(minimum, standard, maximum)),
      all_(minimum, standard, maximum),
      number_(standard) {
  speakNumbers();
  setRange(0, SliderScale::positions);
  setPageStep(SliderScale::positions / pageSteps);
  guardFromWheel(*this);
  setNumber(standard);
  connect(this, &QSlider::valueChanged, this, &TuningSlider::tellNumber);
}

/// Numbers are rounded: a position that stands for the number already stays, so that the grip stays
/// under the pointer and keys get on.
void TuningSlider::setNumber(double number) {
  number_ = number;
  spansAll_ = isAllWanted_ || !decade_.holds(number) || (spansAll_ && isSliderDown());
  if (scale().valueAt(value()) != number) showNumber();
}

void TuningSlider::setSpansAll(bool spansAll) {
  isAllWanted_ = spansAll;
  spansAll_ = isAllWanted_ || !decade_.holds(number_);
  showNumber();
}

void TuningSlider::showNumber() {
  const QSignalBlocker block(this);
  setValue(scale().positionOf(number_));
}

void TuningSlider::tellNumber(int position) { emit tuned(scale().valueAt(position)); }

void TuningSlider::tuneTo(double position) {
  emit tuned(scale().valueAt(std::clamp<double>(position, 0, SliderScale::positions)));
}

void TuningSlider::keyPressEvent(QKeyEvent* event) {
  const int step = stepOf(event->key());
  if (step == 0 || !(event->modifiers() & Qt::ShiftModifier)) return QSlider::keyPressEvent(event);
  tuneTo(scale().exactPositionOf(number_) + step * fineness);
}

void TuningSlider::mouseMoveEvent(QMouseEvent* event) {
  if (!isSliderDown() || !(event->modifiers() & Qt::ShiftModifier)) {
    anchor_.reset();
    return QSlider::mouseMoveEvent(event);
  }
  const double pixel = event->position().x();
  if (!anchor_) anchor_ = Anchor{pixel, scale().exactPositionOf(number_)};
  const double moved = (pixel - anchor_->pixel) / width() * SliderScale::positions;
  tuneTo(anchor_->position + moved * fineness);
}

void TuningSlider::mouseReleaseEvent(QMouseEvent* event) {
  anchor_.reset();
  QSlider::mouseReleaseEvent(event);
}

void TuningSlider::contextMenuEvent(QContextMenuEvent* event) {
  QMenu menu(this);
  QAction* all = menu.addAction(tr("Span all that it may be"));
  all->setCheckable(true);
  all->setChecked(spansAll_);
  connect(all, &QAction::toggled, this, &TuningSlider::setSpansAll);
  menu.exec(event->globalPos());
}

}  // namespace wb::ui
