#include "ui/panels/why/detail/held_place.h"

#include <QEvent>
#include <QLayout>
#include <QScopedValueRollback>
#include <QScrollArea>
#include <QScrollBar>
#include <QWidget>
#include <algorithm>

namespace wb::ui {

HeldPlace::HeldPlace(QScrollArea& area, QLayout& layout)
    : QObject(&area), area_(area), layout_(layout), margin_(layout.contentsMargins().top()) {
  connect(area.verticalScrollBar(), &QScrollBar::rangeChanged, this, &HeldPlace::restore);
  connect(area.verticalScrollBar(), &QScrollBar::actionTriggered, this,
          [this] { widget_.clear(); });
}

int HeldPlace::place() const { return widget_->mapTo(area_.viewport(), QPoint()).y(); }

void HeldPlace::hold(QWidget* widget) {
  widget_ = widget;
  wanted_ = place();
  // What it lies in is moved, not itself.
  for (QWidget* one = widget; one != layout_.parentWidget(); one = one->parentWidget()) {
    one->removeEventFilter(this);
    one->installEventFilter(this);
  }
}

void HeldPlace::letGo() {
  widget_.clear();
  setRoomAbove(0);
  layout_.parentWidget()->setMinimumHeight(0);
}

void HeldPlace::startAgain() {
  letGo();
  area_.verticalScrollBar()->setValue(0);
}

void HeldPlace::setRoomAbove(int height) {
  QMargins margins = layout_.contentsMargins();
  margins.setTop(margin_ + height);
  layout_.setContentsMargins(margins);
}

bool HeldPlace::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::Move) restore();
  return QObject::eventFilter(watched, event);
}

/// By scrolling; where that ends, the content becomes longer below or above.
void HeldPlace::restore() {
  if (!widget_ || isRestoring_) return;
  const QScopedValueRollback<bool> once(isRestoring_, true);
  QScrollBar& bar = *area_.verticalScrollBar();
  const int target = bar.value() + place() - wanted_;
  // Of a content that became shorter, the end is told before it is enforced.
  if (target == bar.value() && target <= bar.maximum()) return;
  if (target < 0) setRoomAbove(layout_.contentsMargins().top() - margin_ - target);
  if (target > bar.maximum())
    layout_.parentWidget()->setMinimumHeight(area_.viewport()->height() + target);
  bar.setValue(std::clamp(target, bar.minimum(), bar.maximum()));
}

}  // namespace wb::ui
