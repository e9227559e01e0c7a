#include "ui/panels/table/detail/cost_table_model.h"

#include "model/report/comparison_tables.h"
#include "model/report/region_cells.h"
#include "model/report/table.h"
#include "ui/document/baseline.h"
#include "ui/document/document.h"
#include "ui/panels/table/cell_text.h"
#include "ui/panels/table/row_filter.h"
#include "ui/panels/table/table_columns.h"
#include "ui/widgets/icon.h"
#include "ui/widgets/model_text.h"

#include <QApplication>
#include <algorithm>
#include <iterator>
#include <numeric>
#include <unordered_map>
#include <utility>

namespace wb::ui {
namespace {

using table::Content;

QVariant alignmentOf(const table::Heading& heading) {
  const auto side = heading.content == Content::number ? Qt::AlignRight : Qt::AlignLeft;
  return static_cast<int>(side | Qt::AlignVCenter);
}

}  // namespace

CostTableModel::CostTableModel(const Document& document, QObject* parent)
    : QAbstractTableModel(parent), document_(document) {
  connect(&document, &Document::sceneReset, this, &CostTableModel::reset);
  connect(&document, &Document::measuredChanged, this, &CostTableModel::reset);
  read();
}

void CostTableModel::setRowKind(table::RowKind rowKind) {
  if (rowKind == rowKind_) return;
  beginResetModel();
  rowKind_ = rowKind;
  sortColumn_.reset();
  filter_ = {};
  read();
  endResetModel();
}

void CostTableModel::reset() {
  beginResetModel();
  read();
  endResetModel();
}

/// Nothing open has no region, not even the one of what has none.
void CostTableModel::readTable() {
  const weighing::Weighing& weighing = document_.weighing();
  table_ =
      table::withBaseline(table::tableOf(rowKind_, {&weighing, 1}, table::Columns::withMeasured),
                          rowKind_, weighing, baseline_ ? beforeOf(*baseline_) : std::nullopt);
  exceeded_ = weighing::exceeded(weighing);
  regionTitles_ = weighing::RegionTitles(weighing.scene.regions);
  if (document_.isEmpty()) table_.rows = 0;
}

/// All of them again, ordered and filtered as before.
void CostTableModel::read() {
  readTable();
  filter_.forget();
  order_.clear();
  sortAgain();
  filterAgain();
  rows_ = rowsThrough();
}

void CostTableModel::setFilter(RowFilter filter) {
  if (filter.looksForTheSame(filter_)) return;
  filter_ = std::move(filter);
  if (filterAgain()) showOthers();
}

void CostTableModel::compareWith(const Baseline* baseline) {
  baseline_ = baseline;
  takeCosts();
}

void CostTableModel::takeCosts() {
  const std::size_t rowsBefore = table_.rows;
  readTable();
  if (table_.rows != rowsBefore) return reset();
  const bool orderChanged = sortAgain();
  if (filterAgain()) return showOthers();
  if (orderChanged) rearrange();
  if (!rows_.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

void CostTableModel::sort(int column, Qt::SortOrder order) {
  sortColumn_ = column < 0 ? std::nullopt : std::optional(static_cast<std::size_t>(column));
  sortOrder_ = order;
  order_.clear();
  if (sortAgain()) rearrange();
}

/// Whether the order of the rows may be another.
bool CostTableModel::sortAgain() {
  std::vector<table::Cell> cells;
  if (sortColumn_) {
    cells.reserve(table_.rows);
    for (std::size_t row = 0; row < table_.rows; ++row)
      cells.push_back(table_.cell(row, *sortColumn_));
  }
  if (order_.size() == table_.rows && cells == sortedCells_) return false;
  sortedCells_ = std::move(cells);
  order_.resize(table_.rows);
  std::iota(order_.begin(), order_.end(), 0);
  if (sortColumn_)
    order_ = rowsInOrder(sortedCells_, sortOrder_, [this](const std::string& text) {
      return shown(table_.headings[*sortColumn_], text);
    });
  return true;
}

/// Whether other rows than before come through the filter.
bool CostTableModel::filterAgain() {
  std::vector<bool> matches;
  if (!filter_.isEmpty())
    matches = filter_.matches(
        table_, [this](std::size_t row, std::size_t column) { return text(row, column); });
  if (matches == matches_) return false;
  matches_ = std::move(matches);
  return true;
}

std::vector<std::uint32_t> CostTableModel::rowsThrough() const {
  if (matches_.empty()) return order_;
  std::vector<std::uint32_t> rows;
  std::ranges::copy_if(order_, std::back_inserter(rows),
                       [this](std::uint32_t row) { return matches_[row]; });
  return rows;
}

void CostTableModel::showOthers() {
  beginResetModel();
  rows_ = rowsThrough();
  endResetModel();
}

/// The same rows in another order: who holds on to one finds it in its new place.
void CostTableModel::rearrange() {
  emit layoutAboutToBeChanged({}, VerticalSortHint);
  std::vector<std::uint32_t> before = std::exchange(rows_, rowsThrough());
  std::vector<int> places(table_.rows);
  for (std::size_t row = 0; row < rows_.size(); ++row) places[rows_[row]] = static_cast<int>(row);
  const QModelIndexList held = persistentIndexList();
  QModelIndexList moved;
  moved.reserve(held.size());
  for (const QModelIndex& one : held)
    moved.append(index(places[before[static_cast<std::size_t>(one.row())]], one.column()));
  changePersistentIndexList(held, moved);
  emit layoutChanged({}, VerticalSortHint);
}

const table::Heading& CostTableModel::heading(int column) const {
  return table_.headings[static_cast<std::size_t>(column)];
}

std::optional<int> CostTableModel::columnOf(std::string_view key) const {
  const auto found = std::ranges::find(table_.headings, key, &table::Heading::key);
  if (found == table_.headings.end()) return {};
  return static_cast<int>(found - table_.headings.begin());
}

table::Cell CostTableModel::cell(int row, int column) const {
  return table_.cell(rows_[static_cast<std::size_t>(row)], static_cast<std::size_t>(column));
}

std::optional<weighing::Target> CostTableModel::target(int row) const {
  return table_.target(rows_[static_cast<std::size_t>(row)]);
}

table::Cell CostTableModel::sum(int column, int first, int last) const {
  table::ColumnSum total;
  for (int row = first; row <= last; ++row) total.add(cell(row, column));
  return total.cell();
}

QString CostTableModel::text(std::size_t row, std::size_t column) const {
  const table::Heading& heading = table_.headings[column];
  const table::Cell cell = table_.cell(row, column);
  const auto* text = std::get_if<std::string>(&cell);
  if (text != nullptr && text->empty())
    return standInName(heading, table_.target(row), document_.weighing().scene);
  if (text != nullptr && heading.key == table::regionHeading.key)
    return QString::fromStdString(regionTitles_.of(*text, regionIdIn(row)));
  return shown(heading, cell);
}

/// Of a row that has a region; empty where that has no id.
std::string CostTableModel::regionIdIn(std::size_t row) const {
  const auto column = columnOf(table::regionIdHeading.key);
  if (!column) return {};
  const table::Cell cell = table_.cell(row, static_cast<std::size_t>(*column));
  const auto* text = std::get_if<std::string>(&cell);
  return text ? *text : std::string();
}

/// Why the land impact of a row is over a limit, in words; empty where it is not.
QString CostTableModel::whatIsOver(const QModelIndex& index) const {
  if (exceeded_.empty() || heading(index.column()).key != "land_impact") return {};
  const std::size_t row = rows_[static_cast<std::size_t>(index.row())];
  const auto at = table_.target(row);
  QStringList said;
  for (const weighing::Exceeded& one : exceeded_)
    if (rowKind_ == table::RowKind::region ? one.region == row
                                           : one.linkset && at && at->linkset == *one.linkset)
      said << shown(one.said);
  return said.join(u'\n');
}

int CostTableModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int CostTableModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(table_.headings.size());
}

QVariant CostTableModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  switch (role) {
    case Qt::DisplayRole:
      return text(rows_[static_cast<std::size_t>(index.row())],
                  static_cast<std::size_t>(index.column()));
    case Qt::EditRole:
    case Qt::UserRole:
      return rawValue(cell(index.row(), index.column()));
    case Qt::TextAlignmentRole:
      return alignmentOf(heading(index.column()));
    case Qt::ToolTipRole:
      return whatIsOver(index);
    case Qt::DecorationRole:
      return whatIsOver(index).isEmpty() ? QVariant() : alarmIcon();
    case Qt::ForegroundRole:
      return whatIsOver(index).isEmpty() ? QVariant() : alarmColour(QApplication::palette());
    default:
      return {};
  }
}

QVariant CostTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
    return QAbstractTableModel::headerData(section, orientation, role);
  const table::Heading& column = heading(section);
  switch (role) {
    case Qt::DisplayRole:
      return shownAsTitle(column.title);
    case Qt::ToolTipRole:
    case Qt::WhatsThisRole:
      return helpFor(column, &document_.weighing().profile);
    case Qt::TextAlignmentRole:
      return alignmentOf(column);
    case Qt::InitialSortOrderRole:
      return column.content == Content::number ? Qt::DescendingOrder : Qt::AscendingOrder;
    default:
      return {};
  }
}

}  // namespace wb::ui
