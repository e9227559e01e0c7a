#include "ui/base/link_label.h"

#include <QEvent>

namespace wb::ui {

void LinkLabel::changeEvent(QEvent* event) {
  QLabel::changeEvent(event);
  if (event->type() != QEvent::PaletteChange) return;
  const QString words = text();
  setText({});
  setText(words);
}

}  // namespace wb::ui
