#include "ui/constants/tuning_slider.h"

#include "ui/base/wheel_guard.h"

#include <QSignalBlocker>

namespace wb::ui {
namespace {

constexpr int pageSteps = 10;

}  // namespace

TuningSlider::TuningSlider(const SliderScale& scale, QWidget* parent)
    : QSlider(Qt::Horizontal, parent), scale_(scale) {
  setRange(0, SliderScale::positions);
  setPageStep(SliderScale::positions / pageSteps);
  guardFromWheel(*this);
  connect(this, &QSlider::valueChanged, this, &TuningSlider::tellNumber);
}

/// Numbers are rounded: a position that stands for the number already stays, so that the grip stays
/// under the pointer and keys get on.
void TuningSlider::setNumber(double number) {
  if (scale_.valueAt(value()) == number) return;
  const QSignalBlocker block(this);
  setValue(scale_.positionOf(number));
}

void TuningSlider::tellNumber(int position) { emit tuned(scale_.valueAt(position)); }

}  // namespace wb::ui
