#include "ui/base/alarm_label.h"

#include "ui/base/alarm.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>

namespace wb::ui {

AlarmLabel::AlarmLabel(QWidget* parent) : QLabel(parent) {
  setTextFormat(Qt::PlainText);
  follow();
}

void AlarmLabel::changeEvent(QEvent* event) {
  QLabel::changeEvent(event);
  if (event->type() == QEvent::PaletteChange) follow();
}

void AlarmLabel::paintEvent(QPaintEvent* event) {
  const QRect room = contentsRect();
  if (wordWrap() || fontMetrics().horizontalAdvance(text()) <= room.width())
    return QLabel::paintEvent(event);
  QPainter painter(this);
  const QString line = fontMetrics().elidedText(text(), Qt::ElideRight, room.width());
  style()->drawItemText(&painter, room, static_cast<int>(alignment()), palette(), isEnabled(), line,
                        foregroundRole());
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
