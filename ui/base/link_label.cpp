#include "ui/base/link_label.h"

#include <QEvent>

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

}  // namespace wb::ui
