#include "ui/panels/why/detail/breakdown_view.h"

#include "ui/document/selection.h"
#include "ui/panels/why/detail/explainer.h"
#include "ui/panels/why/detail/term_model.h"
#include "ui/widgets/colors.h"

#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QResizeEvent>
#include <QStyledItemDelegate>
#include <QTextLayout>
#include <QTextOption>
#include <QTreeView>
#include <algorithm>
#include <cmath>
#include <utility>

class QTreeView;

namespace wb::ui {

/// A term in two lines, never truncated: name, value and confidence; below, the formula
/// with its numbers in as many lines as it needs. Behind both a bar as long as the term's share.
class TermDelegate : public QStyledItemDelegate {
  Q_OBJECT

 public:
  /// The view whose width the lines have; its parent.
  explicit TermDelegate(QTreeView* view);

  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  int widthOf(const QModelIndex& index) const;

  const QTreeView& view_;
};

namespace {

constexpr qreal barOpacity = 0.35;
constexpr int gap = 4;
/// A name with fewer characters to a line has its value below it.
constexpr int readableCharacters = 20;
/// Of a view that is not laid out yet.
constexpr int leastCharacters = 4;

QString textOf(const QModelIndex& index, TermColumn column) {
  return index.siblingAtColumn(static_cast<int>(column)).data().toString();
}

/// `1,800 PE · documented`
QString valueAndConfidence(const QModelIndex& index) {
  return textOf(index, TermColumn::value) + QStringLiteral(" · ") +
         textOf(index, TermColumn::confidence);
}

/// Where words are read from right to left, signs and numbers of a formula are not.
QString fromLeftToRight(const QString& formula) {
  constexpr QChar begin(0x2066);
  constexpr QChar end(0x2069);
  return QGuiApplication::isRightToLeft() && !formula.isEmpty() ? begin + formula + end : formula;
}

/// A text in lines, broken between words: within one only where it is wider than all there is.
class Wrapped {
 public:
  Wrapped(const QString& text, const QFont& font, int width,
          Qt::Alignment alignment = Qt::AlignLeft)
      : layout_(text, font) {
    QTextOption option(alignment);
    option.setTextDirection(QGuiApplication::layoutDirection());
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout_.setTextOption(option);
    layout_.beginLayout();
    qreal height = 0;
    for (QTextLine line = layout_.createLine(); line.isValid(); line = layout_.createLine()) {
      line.setLineWidth(width);
      line.setPosition({0, height});
      height += line.height();
    }
    layout_.endLayout();
    size_ = QSize(width, text.isEmpty() ? 0 : static_cast<int>(std::ceil(height)));
  }

  const QSize& size() const { return size_; }
  void draw(QPainter& painter, const QPoint& at) const { layout_.draw(&painter, at); }

 private:
  QTextLayout layout_;
  QSize size_;
};

/// Where the texts of a term stand, from its upper left corner: the name, its value beside or below
/// it, the formula below both.
class Lines {
 public:
  Lines(const QModelIndex& index, const QFont& font, int width)
      : whole_(width - 2 * gap),
        said_(valueAndConfidence(index)),
        nameWidth_(whole_ - QFontMetrics(font).horizontalAdvance(said_) - 3 * gap),
        isBeside_(nameWidth_ >= QFontMetrics(font).averageCharWidth() * readableCharacters),
        name_(textOf(index, TermColumn::name), font, isBeside_ ? nameWidth_ : whole_),
        value_(said_, font, whole_, Qt::AlignRight),
        formula_(fromLeftToRight(textOf(index, TermColumn::formula)), font, whole_) {}

  int height() const { return formulaAt() + formula_.size().height() + gap; }

  void drawValues(QPainter& painter, const QPoint& corner) const {
    name_.draw(painter, corner + QPoint(gap, gap));
    value_.draw(painter, corner + QPoint(gap, valueAt()));
  }
  void drawFormula(QPainter& painter, const QPoint& corner) const {
    formula_.draw(painter, corner + QPoint(gap, formulaAt()));
  }

 private:
  int valueAt() const { return isBeside_ ? gap : gap + name_.size().height(); }
  int formulaAt() const {
    return std::max(gap + name_.size().height(), valueAt() + value_.size().height());
  }

  int whole_;
  QString said_;
  int nameWidth_;
  bool isBeside_;
  Wrapped name_;
  Wrapped value_;
  Wrapped formula_;
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
  const int least = view_.fontMetrics().averageCharWidth() * leastCharacters;
  return std::max(least, view_.viewport()->width() - depth * view_.indentation());
}

QSize TermDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
  const int width = widthOf(index);
  return {width, Lines(index, option.font, width).height()};
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
  const Lines lines(index, option.font, option.rect.width());
  const QPoint corner = option.rect.topLeft();
  painter->save();
  const Colors colors = colorsOf(option.palette);
  painter->setPen(isSelected ? colors.textOfSelectedRow : colors.text);
  lines.drawValues(*painter, corner);
  // Faint words are hard to read on a bar.
  if (!isSelected && share <= 0) painter->setPen(option.palette.color(QPalette::PlaceholderText));
  lines.drawFormula(*painter, corner);
  painter->restore();
}

namespace {

/// The land impact first. A linkset that is counted has its weights beside it; then what it would
/// be under other circumstances.
TermModel::Terms topsOf(const Explained& explained) {
  const cost::LinksetTerms& terms = explained.explanation.terms;
  TermModel::Terms tops{&terms.landImpact};
  if (explained.explanation.cost().accounting == cost::Accounting::legacy)
    tops.insert(tops.end(), {&terms.physics, &terms.streaming, &terms.server});
  if (!explained.explanation.linkset().physical) tops.push_back(&terms.physicsPhysical);
  tops.insert(tops.end(), {&terms.src, &terms.rrc});
  return tops;
}

}  // namespace

BreakdownView::BreakdownView(Selection& selection, QWidget* parent)
    : QTreeView(parent), selection_(selection), model_(new TermModel(this)) {
  setModel(model_);
  setAccessibleName(tr("Breakdown"));
  setAccessibleDescription(tr("Press Enter to highlight the triangles or hulls behind a term"));
  setAlternatingRowColors(true);
  setItemDelegate(new TermDelegate(this));
  setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  showOneColumn();
  connect(this, &QTreeView::clicked, this, &BreakdownView::light);
  connect(model_, &QAbstractItemModel::modelReset, this, [this] { expandToDepth(1); });
}

/// The delegate draws all columns in the first.
void BreakdownView::showOneColumn() {
  for (int column = 1; column < model_->columnCount(); ++column) hideColumn(column);
  header()->hide();
  header()->setStretchLastSection(true);
}

/// Formulas break elsewhere.
void BreakdownView::resizeEvent(QResizeEvent* event) {
  QTreeView::resizeEvent(event);
  if (event->oldSize().width() != event->size().width()) scheduleDelayedItemsLayout();
}

/// Arrow keys light what they come to.
void BreakdownView::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
  QTreeView::currentChanged(current, previous);
  if (hasFocus() && current != previous) light(current);
}

void BreakdownView::show(const std::shared_ptr<const Explained>& explained) {
  const bool isOther = !explained_ || !explained || explained_->linkset != explained->linkset;
  // The old terms live until the model has the new ones.
  const auto before = std::exchange(explained_, explained);
  model_->show(explained ? topsOf(*explained) : TermModel::Terms(), explained);
  if (isOther) expandToDepth(1);
}

void BreakdownView::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return light(currentIndex());
  QTreeView::keyPressEvent(event);
}

void BreakdownView::light(const QModelIndex& index) {
  const cost::Term* term = model_->termAt(index);
  if (!term) return;
  // The selection may come back to this view before it is highlighted.
  const auto explained = explained_;
  const auto highlighted =
      highlightOf(*term, explained->linkset, explained->explanation.cost().parts);
  const auto part = term->part    ? term->part
                    : highlighted ? std::optional(highlighted->part)
                                  : std::optional<std::size_t>();
  if (part) selection_.select(weighing::Target{explained->linkset, part});
  selection_.highlight(highlighted);
}

}  // namespace wb::ui

#include "breakdown_view.moc"
