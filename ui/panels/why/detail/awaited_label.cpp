#include "ui/panels/why/detail/awaited_label.h"

#include <QFontMetrics>
#include <algorithm>

namespace wb::ui {

void AwaitedLabel::show(const QString& text, const QString& awaited) {
  setTextFormat(Qt::PlainText);
  // Tab does not stop at nothing.
  setTextInteractionFlags(text.isEmpty()
                              ? Qt::TextInteractionFlags(Qt::NoTextInteraction)
                              : Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  awaited_ = awaited;
  setText(text);
  updateGeometry();
}

int AwaitedLabel::heightForWidth(int width) const {
  const QRect room = contentsRect();
  const int around = this->width() - room.width();
  const QRect awaited = fontMetrics().boundingRect(QRect(0, 0, width - around, QWIDGETSIZE_MAX),
                                                   Qt::TextWordWrap, awaited_);
  const int aroundHeight = height() - room.height();
  return std::max(QLabel::heightForWidth(width),
                  awaited_.isEmpty() ? 0 : awaited.height() + aroundHeight);
}

}  // namespace wb::ui
