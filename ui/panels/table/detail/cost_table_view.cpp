#include "ui/panels/table/detail/cost_table_view.h"

#include "model/report/table.h"
#include "ui/panels/table/cell_text.h"
#include "ui/panels/table/column_header.h"
#include "ui/panels/table/detail/cost_table_model.h"
#include "ui/widgets/model_text.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QHelpEvent>
#include <QStyledItemDelegate>
#include <QToolTip>
#include <algorithm>

namespace wb::ui {
namespace {

/// A column is made for what its first rows hold.
constexpr int rowsToFit = 100;
/// A long name must not push all else out of sight.
constexpr int widestText = 32;
/// Numbers change: there is room for larger ones than there are.
constexpr auto roomyNumber = "88888.888";

/// Room beside a cell's text, so that a number and a word next to it stay apart.
int paddingOf(const QStyleOptionViewItem& cell) { return cell.fontMetrics.averageCharWidth() / 2; }

class CellDelegate : public QStyledItemDelegate {
 public:
  using QStyledItemDelegate::QStyledItemDelegate;

  void paint(QPainter* painter, const QStyleOptionViewItem& option,
             const QModelIndex& index) const override {
    QStyleOptionViewItem cell(option);
    cell.widget->style()->drawPrimitive(QStyle::PE_PanelItemViewItem, &cell, painter, cell.widget);
    cell.rect.adjust(paddingOf(cell), 0, -paddingOf(cell), 0);
    QStyledItemDelegate::paint(painter, cell, index);
  }

  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override {
    return QStyledItemDelegate::sizeHint(option, index) + QSize(2 * paddingOf(option), 0);
  }
};

template <class TextOf>
QString tabbedLine(const std::vector<int>& columns, TextOf textOf) {
  QStringList cells;
  for (const int column : columns) cells << textOf(column);
  return cells.join(u'\t') + u'\n';
}

}  // namespace

CostTableView::CostTableView(CostTableModel& model, QWidget* parent)
    : QTableView(parent), model_(model) {
  setHorizontalHeader(new ColumnHeader(this));
  setModel(&model);
  setItemDelegate(new CellDelegate(this));
  setAccessibleName(tr("Costs"));
  setSelectionBehavior(SelectRows);
  setSelectionMode(ExtendedSelection);
  setAlternatingRowColors(true);
  setShowGrid(false);
  setWordWrap(false);
  setCornerButtonEnabled(false);
  setTabKeyNavigation(false);
  setHorizontalScrollMode(ScrollPerPixel);
  verticalHeader()->hide();
  verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  horizontalHeader()->setSectionsMovable(true);
  horizontalHeader()->setHighlightSections(false);
  horizontalHeader()->setSortIndicatorClearable(true);
  horizontalHeader()->setResizeContentsPrecision(rowsToFit);
  horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
  horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
  setSortingEnabled(true);
  setRowHeight();
  auto* copyAction = new QAction(tr("&Copy"), this);
  copyAction->setShortcut(QKeySequence::Copy);
  copyAction->setShortcutContext(Qt::WidgetShortcut);
  connect(copyAction, &QAction::triggered, this, &CostTableView::copy);
  addAction(copyAction);
  setContextMenuPolicy(Qt::ActionsContextMenu);
}

void CostTableView::setRowHeight() {
  const int height = fontMetrics().height() + fontMetrics().descent() * 2;
  verticalHeader()->setMinimumSectionSize(height);
  verticalHeader()->setDefaultSectionSize(height);
}

std::vector<int> CostTableView::shownColumns() const {
  std::vector<int> columns;
  for (int place = 0; place < horizontalHeader()->count(); ++place) {
    const int column = horizontalHeader()->logicalIndex(place);
    if (!isColumnHidden(column)) columns.push_back(column);
  }
  return columns;
}

void CostTableView::fitColumns() {
  for (const int column : shownColumns()) fitColumn(column);
}

void CostTableView::fitColumn(int column) {
  ensurePolished();
  const QFontMetrics metrics = fontMetrics();
  const bool isNumber = model_.heading(column).content == table::Content::number;
  const int least = isNumber ? metrics.horizontalAdvance(QLatin1StringView(roomyNumber)) : 0;
  const int cells = std::clamp(sizeHintForColumn(column), least,
                               std::max(least, metrics.averageCharWidth() * widestText));
  setColumnWidth(column, std::max(cells, horizontalHeader()->sectionSizeHint(column)));
}

int CostTableView::selectedRowCount() const {
  int rows = 0;
  for (const QItemSelectionRange& range : selectionModel()->selection()) rows += range.height();
  return rows;
}

table::Cell CostTableView::selectedSum(int column) const {
  table::ColumnSum total;
  for (const QItemSelectionRange& range : selectionModel()->selection())
    total.add(model_.sum(column, range.top(), range.bottom()));
  return total.cell();
}

QString CostTableView::selectionAsText() const {
  QModelIndexList selected = selectionModel()->selectedRows();
  if (selected.isEmpty()) return {};
  std::ranges::sort(selected, {}, &QModelIndex::row);
  const std::vector<int> columns = shownColumns();
  QString text =
      tabbedLine(columns, [this](int column) { return shown(model_.heading(column).title); });
  for (const QModelIndex& one : selected)
    text += tabbedLine(columns, [this, &one](int column) {
      return pasteable(model_.heading(column), model_.cell(one.row(), column));
    });
  return text;
}

void CostTableView::copy() const {
  const QString text = selectionAsText();
  if (!text.isEmpty()) QApplication::clipboard()->setText(text);
}

/// Says what is cut off, and only that.
bool CostTableView::viewportEvent(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto& help = static_cast<QHelpEvent&>(*event);
    const QModelIndex one = indexAt(help.pos());
    const bool isCut = one.isValid() && sizeHintForIndex(one).width() > columnWidth(one.column());
    const QString text = isCut ? one.data().toString() : QString();
    QToolTip::showText(help.globalPos(), text, viewport(), visualRect(one));
    return true;
  }
  return QTableView::viewportEvent(event);
}

void CostTableView::changeEvent(QEvent* event) {
  QTableView::changeEvent(event);
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) setRowHeight();
}

}  // namespace wb::ui
