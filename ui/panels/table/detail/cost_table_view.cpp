#include "ui/panels/table/detail/cost_table_view.h"

#include "model/report/table.h"
#include "ui/panels/table/cell_text.h"
#include "ui/panels/table/detail/cost_table_model.h"
#include "ui/panels/table/table_columns.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/type.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QHelpEvent>
#include <QScopedValueRollback>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QToolTip>
#include <algorithm>
#include <numeric>
#include <vector>

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

 protected:
  void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
    QStyledItemDelegate::initStyleOption(option, index);
    if (!option->displayAlignment.testFlag(Qt::AlignRight)) return;  // Numbers are.
    option->font = withEvenDigits(option->font);
    option->fontMetrics = QFontMetrics(option->font);
  }
};

template <class TextOf>
QString tabbedLine(const std::vector<int>& columns, TextOf textOf) {
  QStringList cells;
  for (const int column : columns) cells << textOf(column);
  return cells.join(u'\t') + u'\n';
}

}  // namespace

constexpr int leastRowHeight = 24;

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
  const int height = std::max(leastRowHeight, fontMetrics().height() + fontMetrics().descent() * 2);
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

/// Shows the full text of a truncated cell, and only of those.
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

ColumnMenu::ColumnMenu(const CostTableModel& model, CostTableView& view, QWidget* parent)
    : QMenu(parent), model_(model), view_(view) {
  setToolTipsVisible(true);
  connect(this, &QMenu::aboutToShow, this, &ColumnMenu::check);
}

void ColumnMenu::fill() {
  clear();
  for (int column = 0; column < model_.columnCount(); ++column) addColumn(column);
  addSeparator();
  addAction(tr("S&tandard columns"), this, &ColumnMenu::resetColumns);
  addSorting();
}

void ColumnMenu::addColumn(int column) {
  QAction* action = addAction(shownAsTitle(model_.heading(column).title));
  action->setToolTip(model_.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString());
  action->setCheckable(true);
  action->setData(column);
  connect(action, &QAction::triggered, this,
          [this, column](bool isShown) { showColumn(column, isShown); });
}

/// What a click on a header does, for those who have no mouse.
void ColumnMenu::addSorting() {
  QMenu* sorting = addMenu(tr("&Sort by"));
  for (int column = 0; column < model_.columnCount(); ++column)
    sorting->addAction(shownAsTitle(model_.heading(column).title), this,
                       [this, column] { sortBy(column); });
  sorting->addSeparator();
  sorting->addAction(tr("&File order"), this,
                     [this] { view_.sortByColumn(-1, Qt::AscendingOrder); });
}

void ColumnMenu::sortBy(int column) {
  const QHeaderView& header = *view_.horizontalHeader();
  auto order = static_cast<Qt::SortOrder>(
      model_.headerData(column, Qt::Horizontal, Qt::InitialSortOrderRole).toInt());
  if (header.sortIndicatorSection() == column && header.sortIndicatorOrder() == order)
    order = order == Qt::AscendingOrder ? Qt::DescendingOrder : Qt::AscendingOrder;
  view_.sortByColumn(column, order);
}

/// Shows what is shown. The last column must stay.
void ColumnMenu::check() {
  const bool isOne = view_.shownColumns().size() == 1;
  for (QAction* action : actions()) {
    if (!action->isCheckable()) continue;
    const bool isShown = !view_.isColumnHidden(action->data().toInt());
    action->setChecked(isShown);
    action->setEnabled(!(isShown && isOne));
  }
}

void ColumnMenu::showColumn(int column, bool isShown) {
  view_.setColumnHidden(column, !isShown);
  if (isShown) view_.fitColumn(column);
  emit changed();
}

void ColumnMenu::resetColumns() {
  showStandard();
  view_.fitColumns();
  emit standardShown();
  emit changed();
}

void ColumnMenu::showStandard() {
  std::vector<int> columns(static_cast<std::size_t>(model_.columnCount()));
  std::iota(columns.begin(), columns.end(), 0);
  const auto rankOf = [this](int column) { return model_.heading(column).rank; };
  std::ranges::stable_sort(columns, {}, rankOf);
  QHeaderView& header = *view_.horizontalHeader();
  for (int place = 0; place < model_.columnCount(); ++place) {
    const int column = columns[static_cast<std::size_t>(place)];
    header.moveSection(header.visualIndex(column), place);
    view_.setColumnHidden(column, rankOf(column) == table::Rank::detail);
  }
}

namespace {

bool standsFor(const std::optional<weighing::Target>& row, const weighing::Target& selected) {
  return row && row->linkset == selected.linkset &&
         (!row->part || !selected.part || row->part == selected.part);
}

}  // namespace

SelectionLink::SelectionLink(const CostTableModel& model, QTableView& view, Selection& selection)
    : QObject(&view), model_(model), view_(view), selection_(selection) {
  connect(&selection, &Selection::changed, this, &SelectionLink::follow);
  connect(&model, &QAbstractItemModel::modelReset, this, &SelectionLink::follow);
  // Keys select before they move, the mouse moves before it selects.
  connect(view.selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          &SelectionLink::tell);
  connect(view.selectionModel(), &QItemSelectionModel::selectionChanged, this,
          &SelectionLink::tell);
}

QItemSelection SelectionLink::rowsOf(const weighing::Target& selected) const {
  QItemSelection rows;
  const int lastColumn = model_.columnCount() - 1;
  for (int row = 0; row < model_.rowCount(); ++row) {
    if (!standsFor(model_.target(row), selected)) continue;
    if (!rows.isEmpty() && rows.last().bottom() == row - 1) {
      rows.last() = {rows.last().topLeft(), model_.index(row, lastColumn)};
    } else {
      rows.append({model_.index(row, 0), model_.index(row, lastColumn)});
    }
  }
  return rows;
}

void SelectionLink::follow() {
  if (isTelling_) return;
  const QScopedValueRollback following(isFollowing_, true);
  const auto& selected = selection_.current();
  const QItemSelection rows = selected ? rowsOf(*selected) : QItemSelection();
  QItemSelectionModel& model = *view_.selectionModel();
  model.select(rows, QItemSelectionModel::ClearAndSelect);
  if (rows.isEmpty()) return;
  // In the column that is seen already, so that nothing scrolls sideways.
  const QModelIndex first = model_.index(rows.first().top(), std::max(view_.columnAt(0), 0));
  model.setCurrentIndex(first, QItemSelectionModel::NoUpdate);
  view_.scrollTo(first);
}

void SelectionLink::tell() {
  const QItemSelectionModel& model = *view_.selectionModel();
  if (isFollowing_ || !model.currentIndex().isValid()) return;
  const int row = model.currentIndex().row();
  const auto target = model_.target(row);
  if (!target) return;
  const QScopedValueRollback telling(isTelling_, true);
  if (model.isRowSelected(row)) {
    selection_.select(target);
  } else if (!model.hasSelection()) {
    selection_.select({});
  }
}

}  // namespace wb::ui
