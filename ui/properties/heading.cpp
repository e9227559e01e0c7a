#include "ui/properties/heading.h"

#include <QLabel>
#include <QVBoxLayout>

namespace wb::ui {

QLabel* addHeading(QVBoxLayout& column, const QString& text) {
  auto* heading = new QLabel(text);
  heading->setTextFormat(Qt::PlainText);
  heading->setWordWrap(true);
  QFont bold = heading->font();
  bold.setBold(true);
  heading->setFont(bold);
  column.addWidget(heading);
  return heading;
}

}  // namespace wb::ui
