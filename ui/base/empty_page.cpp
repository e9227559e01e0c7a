#include "ui/base/empty_page.h"

#include <QLabel>

namespace wb::ui {

QLabel* makeEmptyPage(QWidget* parent, const QString& words) {
  auto* label = new QLabel(words, parent);
  label->setAlignment(Qt::AlignCenter);
  label->setWordWrap(true);
  label->setTextFormat(Qt::PlainText);
  label->setMargin(2 * label->fontMetrics().averageCharWidth());
  label->setForegroundRole(QPalette::PlaceholderText);
  label->setBackgroundRole(QPalette::Base);
  label->setAutoFillBackground(true);
  return label;
}

}  // namespace wb::ui
