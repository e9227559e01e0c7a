#include "ui/panels/why/detail/number_label.h"

#include <QLabel>

namespace wb::ui {

QLabel* makeNumberLabel(QWidget* parent) {
  constexpr qreal scale = 2.2;  // Times the font's size.
  auto* label = new QLabel(parent);
  QFont font = label->font();
  font.setPointSizeF(font.pointSizeF() * scale);
  font.setBold(true);
  label->setFont(font);
  label->setWordWrap(true);
  label->setTextFormat(Qt::PlainText);
  label->setTextInteractionFlags(Qt::TextBrowserInteraction | Qt::TextSelectableByKeyboard);
  return label;
}

}  // namespace wb::ui
