#include "ui/widgets/link_label.h"

#include <QEvent>
#include <QFocusEvent>

namespace wb::ui {

QString linkTo(std::size_t target, const QString& text) {
  return QStringLiteral("<a href=\"%1\">%2</a>").arg(target).arg(text.toHtmlEscaped());
}

void LinkLabel::changeEvent(QEvent* event) {
  QLabel::changeEvent(event);
  if (event->type() != QEvent::PaletteChange) return;
  const QString words = text();
  setText({});
  setText(words);
}

/// Else the first press would go to words that do nothing.
void LinkLabel::focusInEvent(QFocusEvent* event) {
  QLabel::focusInEvent(event);
  const bool isForward = event->reason() == Qt::TabFocusReason;
  if (!isForward && event->reason() != Qt::BacktabFocusReason) return;
  if (text().contains(QLatin1String("<a href="))) focusNextPrevChild(isForward);
}

}  // namespace wb::ui
