#include "ui/widgets/alarm_label.h"

#include "ui/widgets/alarm.h"

#include <QEvent>

namespace wb::ui {

AlarmLabel::AlarmLabel(QWidget* parent) : ElidedLabel(parent) {
  setTextFormat(Qt::PlainText);
  follow();
}

void AlarmLabel::changeEvent(QEvent* event) {
  ElidedLabel::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) follow();
}

/// Its own palette is what the change itself changes again: once it is right, nothing is set.
void AlarmLabel::follow() {
  const QColor wanted = alarmColour(palette());
  if (palette().color(QPalette::WindowText) == wanted) return;
  QPalette colours = palette();
  colours.setColor(QPalette::WindowText, wanted);
  setPalette(colours);
}

}  // namespace wb::ui
