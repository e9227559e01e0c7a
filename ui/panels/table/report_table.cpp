#include "ui/panels/table/report_table.h"

#include "model/report/region_cells.h"
#include "ui/panels/table/cell_text.h"
#include "ui/panels/table/table_columns.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/type.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QEvent>
#include <QHeaderView>
#include <algorithm>
#include <utility>

namespace wb::ui {
namespace {

bool haveSameColumns(const table::Table& a, const table::Table& b) {
  return std::ranges::equal(a.headings, b.headings, {}, &table::Heading::key, &table::Heading::key);
}

QVariant sideOf(const table::Heading& heading) {
  const auto side = heading.content == table::Content::number ? Qt::AlignRight : Qt::AlignLeft;
  return static_cast<int>(side | Qt::AlignVCenter);
}

}  // namespace

/// Numbers that are others leave who looks at a row where they are.
void ReportTableModel::show(table::Table table) {
  table = table::withRegionTitles(std::move(table));
  if (table.rows == table_.rows && haveSameColumns(table, table_)) {
    table_ = std::move(table);
    if (table_.rows > 0) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    return;
  }
  beginResetModel();
  table_ = std::move(table);
  endResetModel();
}

int ReportTableModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(table_.rows);
}

int ReportTableModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(table_.headings.size());
}

QVariant ReportTableModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const table::Heading& heading = table_.headings[static_cast<std::size_t>(index.column())];
  if (role == Qt::TextAlignmentRole) return sideOf(heading);
  if (role == Qt::FontRole && heading.content == table::Content::number)
    return withEvenDigits(QApplication::font());
  if (role != Qt::DisplayRole && role != Qt::UserRole && role != Qt::ToolTipRole) return {};
  const table::Cell cell =
      table_.cell(static_cast<std::size_t>(index.row()), static_cast<std::size_t>(index.column()));
  if (role == Qt::UserRole) return rawValue(cell);
  const auto number = numberOf(cell);
  // In full where the column has no room, and with all digits.
  if (role == Qt::ToolTipRole && number) return exactNumber(*number);
  return shown(heading, cell);
}

QVariant ReportTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
    return QAbstractTableModel::headerData(section, orientation, role);
  const table::Heading& heading = table_.headings[static_cast<std::size_t>(section)];
  if (role == Qt::DisplayRole) return shownAsTitle(heading.title);
  if (role == Qt::ToolTipRole || role == Qt::WhatsThisRole) return helpFor(heading);
  if (role == Qt::TextAlignmentRole) return sideOf(heading);
  return {};
}

namespace {

/// A column is made for what its first rows hold.
constexpr int rowsToMeasure = 50;

}  // namespace

ReportTableView::ReportTableView(ReportTableModel& model, const QString& name, QWidget* parent)
    : QTableView(parent), model_(model) {
  setHorizontalHeader(new ColumnHeader(this));
  setModel(&model);
  setAccessibleName(name);
  setSelectionBehavior(SelectRows);
  setAlternatingRowColors(true);
  setShowGrid(false);
  setWordWrap(false);
  setTabKeyNavigation(false);
  setHorizontalScrollMode(ScrollPerPixel);
  verticalHeader()->hide();
  verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  horizontalHeader()->setHighlightSections(false);
  horizontalHeader()->setResizeContentsPrecision(rowsToMeasure);
  setRowHeight();
  auto* copyAction = new QAction(tr("&Copy"), this);
  copyAction->setShortcut(QKeySequence::Copy);
  copyAction->setShortcutContext(Qt::WidgetShortcut);
  connect(copyAction, &QAction::triggered, this, &ReportTableView::copy);
  addAction(copyAction);
  setContextMenuPolicy(Qt::ActionsContextMenu);
  connect(&model, &QAbstractItemModel::modelReset, this, &ReportTableView::takeColumns);
  takeColumns();
}

/// Once for the same columns, so that widths that the user makes stay; without rows none are known.
/// The header forgets them with its columns.
void ReportTableView::takeColumns() {
  const auto& headings = model_.table().headings;
  if (headings.empty()) fitted_.clear();
  std::vector<std::string_view> keys;
  for (int column = 0; column < model_.columnCount(); ++column) {
    const table::Heading& heading = headings[static_cast<std::size_t>(column)];
    keys.push_back(heading.key);
    setColumnHidden(column, heading.rank == table::Rank::detail);
  }
  if (model_.rowCount() == 0 || keys == fitted_) return;
  fitted_ = std::move(keys);
  resizeColumnsToContents();
}

void ReportTableView::setRowHeight() {
  constexpr int least = 24;
  const int height = std::max(least, fontMetrics().height() + fontMetrics().descent() * 2);
  verticalHeader()->setMinimumSectionSize(height);
  verticalHeader()->setDefaultSectionSize(height);
}

std::vector<int> ReportTableView::shownColumns() const {
  std::vector<int> columns;
  for (int column = 0; column < model_.columnCount(); ++column)
    if (!isColumnHidden(column)) columns.push_back(column);
  return columns;
}

QString ReportTableView::selectionAsText() const {
  QModelIndexList selected = selectionModel()->selectedRows();
  if (selected.isEmpty()) return {};
  std::ranges::sort(selected, {}, &QModelIndex::row);
  const table::Table& table = model_.table();
  QStringList titles;
  for (const int column : shownColumns())
    titles << shown(table.headings[static_cast<std::size_t>(column)].title);
  QStringList lines{titles.join(u'\t')};
  for (const QModelIndex& one : selected) {
    QStringList cells;
    for (const int column : shownColumns()) {
      const auto place = static_cast<std::size_t>(column);
      cells << pasteable(table.headings[place],
                         table.cell(static_cast<std::size_t>(one.row()), place));
    }
    lines << cells.join(u'\t');
  }
  return lines.join(u'\n') + u'\n';
}

void ReportTableView::copy() const {
  const QString text = selectionAsText();
  if (!text.isEmpty()) QApplication::clipboard()->setText(text);
}

void ReportTableView::changeEvent(QEvent* event) {
  QTableView::changeEvent(event);
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) setRowHeight();
}

}  // namespace wb::ui
