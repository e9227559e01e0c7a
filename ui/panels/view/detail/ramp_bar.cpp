#include "ui/panels/view/detail/ramp_bar.h"

#include <QPainter>
#include <utility>

namespace wb::ui {

RampBar::RampBar(viewport::Ramp ramp, std::vector<viewport::RampMark> marks, QWidget* parent)
    : QWidget(parent), ramp_(ramp), marks_(std::move(marks)) {
  setFixedSize(widthOfRamp(marks_, fontMetrics()), fontMetrics().height());
}

void RampBar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  paintRamp(painter, rect(), ramp_, marks_);
}

}  // namespace wb::ui
