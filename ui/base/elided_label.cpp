#include "ui/base/elided_label.h"

#include <QPainter>
#include <QStyle>

namespace wb::ui {

void ElidedLabel::paintEvent(QPaintEvent* event) {
  const QRect room = contentsRect();
  if (wordWrap() || fontMetrics().horizontalAdvance(text()) <= room.width())
    return QLabel::paintEvent(event);
  QPainter painter(this);
  const QString line = fontMetrics().elidedText(text(), Qt::ElideRight, room.width());
  style()->drawItemText(&painter, room, static_cast<int>(alignment()), palette(), isEnabled(), line,
                        foregroundRole());
}

}  // namespace wb::ui
