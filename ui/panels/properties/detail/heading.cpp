#include "ui/panels/properties/detail/heading.h"

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
  column.addSpacing(QFontMetrics(bold).xHeight());
  column.addWidget(heading);
  return heading;
}

QLabel* addFacts(QVBoxLayout& column) {
  auto* facts = new QLabel;
  facts->setTextFormat(Qt::PlainText);
  facts->setWordWrap(true);
  facts->setTextInteractionFlags(Qt::TextSelectableByMouse);
  column.addWidget(facts);
  return facts;
}

}  // namespace wb::ui
