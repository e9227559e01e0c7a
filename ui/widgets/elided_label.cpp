#include "ui/widgets/elided_label.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>
#include <algorithm>

namespace wb::ui {
namespace {

/// Less tells nothing.
constexpr int leastCharacters = 8;

}  // namespace

QSize ElidedLabel::minimumSizeHint() const {
  const QSize whole = QLabel::minimumSizeHint();
  if (wordWrap()) return whole;
  return {std::min(whole.width(), leastCharacters * fontMetrics().averageCharWidth()),
          whole.height()};
}

bool ElidedLabel::isCut() const {
  return !wordWrap() &&
         fontMetrics().horizontalAdvance(text()) > contentsRect().width() - 2 * margin();
}

bool ElidedLabel::event(QEvent* event) {
  if (event->type() != QEvent::ToolTip || !toolTip().isEmpty() || !isCut())
    return QLabel::event(event);
  QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), text(), this);
  return true;
}

void ElidedLabel::paintEvent(QPaintEvent* event) {
  if (!isCut()) return QLabel::paintEvent(event);
  const QRect room = contentsRect().marginsRemoved({margin(), margin(), margin(), margin()});
  QPainter painter(this);
  const QString line = fontMetrics().elidedText(text(), Qt::ElideRight, room.width());
  style()->drawItemText(&painter, room, static_cast<int>(alignment()), palette(), isEnabled(), line,
                        foregroundRole());
}

}  // namespace wb::ui
