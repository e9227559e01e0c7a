#include "ui/widgets/wheel_guard.h"

#include <QEvent>
#include <QWidget>

namespace wb::ui {
namespace {

class WheelGuard : public QObject {
 public:
  using QObject::QObject;

  bool eventFilter(QObject* control, QEvent* event) override {
    if (event->type() != QEvent::Wheel || static_cast<QWidget*>(control)->hasFocus()) return false;
    event->ignore();
    return true;
  }
};

}  // namespace

void guardFromWheel(QWidget& control) {
  control.setFocusPolicy(Qt::StrongFocus);
  control.installEventFilter(new WheelGuard(&control));
}

}  // namespace wb::ui
