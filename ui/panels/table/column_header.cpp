#include "ui/panels/table/column_header.h"

#include <QStyleOptionHeader>
#include <cmath>

namespace wb::ui {
namespace {

/// Shorter titles stay in one line.
constexpr qsizetype longTitle = 16;

/// Broken at the space that is nearest to its middle.
QString inTwoLines(QString title) {
  if (title.size() < longTitle) return title;
  const auto fromMiddle = [&](qsizetype at) { return std::abs(2 * at - title.size()); };
  qsizetype best = -1;
  for (qsizetype at = title.indexOf(u' '); at >= 0; at = title.indexOf(u' ', at + 1))
    if (best < 0 || fromMiddle(at) < fromMiddle(best)) best = at;
  if (best >= 0) title[best] = u'\n';
  return title;
}

}  // namespace

ColumnHeader::ColumnHeader(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {
  setSectionsClickable(true);
}

/// With room at both ends, so that titles that meet are not read as one.
QString ColumnHeader::lines(int logicalIndex) const {
  QStringList lines =
      inTwoLines(model()->headerData(logicalIndex, Qt::Horizontal).toString()).split(u'\n');
  for (QString& line : lines) line = QChar::Nbsp + line + QChar::Nbsp;
  return lines.join(u'\n');
}

void ColumnHeader::initStyleOptionForIndex(QStyleOptionHeader* option, int logicalIndex) const {
  QHeaderView::initStyleOptionForIndex(option, logicalIndex);
  option->text = lines(logicalIndex);
}

/// The style adds what it has around a text.
QSize ColumnHeader::sectionSizeFromContents(int logicalIndex) const {
  const QFontMetrics metrics = fontMetrics();
  const QString title = model()->headerData(logicalIndex, Qt::Horizontal).toString();
  return QHeaderView::sectionSizeFromContents(logicalIndex) - metrics.size(0, title) +
         metrics.size(0, lines(logicalIndex));
}

}  // namespace wb::ui
