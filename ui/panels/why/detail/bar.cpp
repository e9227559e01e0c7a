#include "ui/panels/why/detail/bar.h"

#include <QPainter>
#include <algorithm>

namespace wb::ui {
namespace {

constexpr qreal faintOpacity = 0.4;
/// Shorter bars cannot be compared.
constexpr int fewestCharacters = 12;

}  // namespace

Bar::Bar(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setFixedHeight(fontMetrics().xHeight());
  setMinimumWidth(fontMetrics().averageCharWidth() * fewestCharacters);
}

void Bar::show(double fraction, bool isEmphasised) {
  fraction_ = fraction;
  isEmphasised_ = isEmphasised;
  update();
}

void Bar::showError(double least, double most) {
  leastFraction_ = std::clamp(least, 0.0, 1.0);
  mostFraction_ = std::clamp(most, 0.0, 1.0);
  update();
}

void Bar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), palette().color(QPalette::AlternateBase));
  painter.setOpacity(isEmphasised_ ? 1 : faintOpacity);
  QRectF filled = rect();
  filled.setWidth(filled.width() * fraction_);
  painter.fillRect(filled, palette().color(QPalette::Highlight));
  if (leastFraction_ == mostFraction_) return;
  painter.setOpacity(1);
  painter.setPen(QPen(palette().color(QPalette::Text), 1));
  const int left = static_cast<int>((width() - 1) * leastFraction_);
  const int right = static_cast<int>((width() - 1) * mostFraction_);
  painter.drawLine(left, height() / 2, right, height() / 2);
  for (const int end : {left, right}) painter.drawLine(end, 0, end, height() - 1);
}

}  // namespace wb::ui
