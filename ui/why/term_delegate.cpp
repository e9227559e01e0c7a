#include "ui/why/term_delegate.h"

#include "ui/why/term_model.h"

#include <QPainter>
#include <QTreeView>
#include <algorithm>

namespace wb::ui {
namespace {

constexpr qreal barOpacity = 0.35;
constexpr int gap = 4;
constexpr int wrapped = Qt::TextWordWrap | Qt::TextWrapAnywhere;
/// Fewer characters of a line cannot be read.
constexpr int readableCharacters = 20;

QString textOf(const QModelIndex& index, TermColumn column) {
  return index.siblingAtColumn(static_cast<int>(column)).data().toString();
}

/// `1,800 PE · documented`
QString valueAndSureness(const QModelIndex& index) {
  return textOf(index, TermColumn::value) + QStringLiteral(" · ") +
         textOf(index, TermColumn::sureness);
}

/// Where the texts of a term stand, from its upper left corner.
struct Lines {
  QRect name;
  QRect value;
  QRect formula;

  Lines(const QModelIndex& index, const QFontMetrics& metrics, int width) {
    const int whole = width - 2 * gap;
    const QString said = valueAndSureness(index);
    const int valueWidth = metrics.horizontalAdvance(said);
    const int nameWidth = whole - valueWidth - 2 * gap;
    const QString term = textOf(index, TermColumn::name);
    const bool isBeside = nameWidth >= metrics.averageCharWidth() * readableCharacters;
    name = boundsOf(metrics, term, isBeside ? nameWidth : whole).translated(gap, gap);
    const int below = isBeside ? name.top() : name.bottom() + 1;
    value = boundsOf(metrics, said, whole);
    value.moveTopRight({width - gap, below});
    formula = boundsOf(metrics, textOf(index, TermColumn::formula), whole);
    formula.moveTopLeft({gap, std::max(name.bottom(), value.bottom()) + 1});
  }

  int height() const { return std::max({name.bottom(), value.bottom(), formula.bottom()}) + gap; }

 private:
  static QRect boundsOf(const QFontMetrics& metrics, const QString& text, int width) {
    if (text.isEmpty()) return {};
    return metrics.boundingRect(QRect(0, 0, width, 1 << 20), wrapped, text);
  }
};

void drawBar(QPainter& painter, const QStyleOptionViewItem& option, double share) {
  QColor colour = option.palette.color(QPalette::Highlight);
  colour.setAlphaF(barOpacity);
  QRectF bar = QRectF(option.rect).adjusted(1, 1, -1, -1);
  bar.setWidth(bar.width() * share);
  painter.fillRect(bar, colour);
}

}  // namespace

TermDelegate::TermDelegate(QTreeView* view) : QStyledItemDelegate(view), view_(*view) {}

/// What the view's width leaves beside the indentation of the term.
int TermDelegate::widthOf(const QModelIndex& index) const {
  int depth = 1;
  for (QModelIndex parent = index.parent(); parent.isValid(); parent = parent.parent()) ++depth;
  const int least = view_.fontMetrics().averageCharWidth() * readableCharacters;
  return std::max(least, view_.viewport()->width() - depth * view_.indentation());
}

QSize TermDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const int width = widthOf(index);
  return {width, Lines(index, option.fontMetrics, width).height()};
}

void TermDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
  QStyleOptionViewItem frame = option;
  initStyleOption(&frame, index);
  frame.text.clear();
  const bool isSelected = option.state.testFlag(QStyle::State_Selected);
  view_.style()->drawControl(QStyle::CE_ItemViewItem, &frame, painter, &view_);
  const double share = index.data(TermModel::shareRole).toDouble();
  if (share > 0 && !isSelected) drawBar(*painter, option, share);
  const Lines lines(index, option.fontMetrics, option.rect.width());
  const QPoint corner = option.rect.topLeft();
  painter->save();
  painter->setFont(option.font);
  painter->setPen(option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text));
  painter->drawText(lines.name.translated(corner), wrapped, textOf(index, TermColumn::name));
  painter->drawText(lines.value.translated(corner), wrapped, valueAndSureness(index));
  if (!isSelected) painter->setPen(option.palette.color(QPalette::PlaceholderText));
  painter->drawText(lines.formula.translated(corner), wrapped, textOf(index, TermColumn::formula));
  painter->restore();
}

}  // namespace wb::ui
