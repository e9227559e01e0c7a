#include "ui/why/bar.h"

#include <QPainter>

namespace wb::ui {
namespace {

constexpr qreal faintOpacity = 0.4;

}  // namespace

Bar::Bar(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  setFixedHeight(fontMetrics().xHeight());
}

void Bar::show(double fraction, bool isEmphasised) {
  fraction_ = fraction;
  isEmphasised_ = isEmphasised;
  update();
}

void Bar::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.fillRect(rect(), palette().color(QPalette::AlternateBase));
  painter.setOpacity(isEmphasised_ ? 1 : faintOpacity);
  QRectF filled = rect();
  filled.setWidth(filled.width() * fraction_);
  painter.fillRect(filled, palette().color(QPalette::Highlight));
}

}  // namespace wb::ui
