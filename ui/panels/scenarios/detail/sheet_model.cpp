#include "ui/panels/scenarios/detail/sheet_model.h"

#include "ui/panels/constants/constant_text.h"
#include "ui/widgets/model_text.h"
#include "ui/widgets/type.h"

#include <QFont>
#include <utility>

namespace wb::ui {
namespace {

using table::SheetBlock;

/// Whether a number says how much more or less something is.
bool isChange(const table::SheetRow& row) {
  const bool isNamed = row.title.english.empty();
  return row.key == "land_impact_change" ||
         (isNamed && row.block != SheetBlock::constants && row.block != SheetBlock::totals);
}

/// Below a count there are rows for so many of what it counts.
bool isCountOfMore(const table::SheetCell& cell) {
  return cell.gains && cell.gains->size() > table::sheetNames;
}

QString numberOf(const table::SheetRow& row, const table::Cell& cell) {
  const auto* number = std::get_if<double>(&cell);
  if (number && row.block == SheetBlock::constants) return exactNumber(*number);
  return number && isChange(row) ? shownChange(*number, false) : shown(cell);
}

}  // namespace

void SheetModel::show(std::vector<table::SheetColumn> columns) {
  std::vector<cost::Profile> profiles;
  for (const table::SheetColumn& one : columns) profiles.push_back(one.profile);
  std::vector<table::SheetRow> rows;
  if (!columns.empty()) rows.assign(table::sheetRows().begin(), table::sheetRows().end());
  for (const table::SheetRow& one : table::differingConstants(profiles)) rows.push_back(one);
  const bool isSameShape = rows.size() == rows_.size() && columns.size() == columns_.size();
  if (!isSameShape) beginResetModel();
  columns_ = std::move(columns);
  rows_ = std::move(rows);
  if (!isSameShape) return endResetModel();
  if (columns_.empty()) return;
  emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
  emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
  emit headerDataChanged(Qt::Vertical, 0, rowCount() - 1);
}

int SheetModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int SheetModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(columns_.size());
}

table::SheetCell SheetModel::cellAt(int row, int column) const {
  const table::SheetRow& of = rows_[static_cast<std::size_t>(row)];
  const table::SheetColumn& side = columns_[static_cast<std::size_t>(column)];
  return of.block == SheetBlock::constants ? table::constantCell(of, side.profile)
                                           : side.cells[static_cast<std::size_t>(row)];
}

std::vector<std::size_t> SheetModel::linksetsAt(const QModelIndex& index) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  return cellAt(index.row(), index.column()).linksets;
}

QString SheetModel::textAt(int row, int column) const {
  const table::SheetRow& of = rows_[static_cast<std::size_t>(row)];
  const table::SheetCell cell = cellAt(row, column);
  const QString number = numberOf(of, cell.value);
  if (isCountOfMore(cell))
    return tr("%1 (%2 largest below)", "how many objects change; rows for so many follow")
        .arg(number)
        .arg(table::sheetNames);
  if (!cell.hasName()) return number;
  return tr("%1 %2", "a number, and the object or place that it is of")
      .arg(number, shown(cell.name));
}

QVariant SheetModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const table::SheetRow& row = rows_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
      return textAt(index.row(), index.column());
    case Qt::AccessibleTextRole:
      return QString(titleOf(index.row()) + u' ' + textAt(index.row(), index.column())).trimmed();
    case beginsBlock:
      return index.row() > 0 && row.block != rows_[static_cast<std::size_t>(index.row()) - 1].block;
    case Qt::FontRole: {
      QFont font;
      if (row.key == "land_impact") font.setWeight(QFont::DemiBold);
      return withEvenDigits(font);
    }
    default:
      return {};
  }
}

QString SheetModel::titleOf(int row) const {
  const table::SheetRow& of = rows_[static_cast<std::size_t>(row)];
  if (!of.title.english.empty()) return shownAsTitle(of.title);
  if (of.block != SheetBlock::constants) return {};
  if (const auto key = cost::constantKey(of.key)) return ui::titleOf(cost::constant(*key));
  return ui::titleOf(*cost::choiceOf(of.key));
}

QVariant SheetModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
    return QAbstractTableModel::headerData(section, orientation, role);
  if (orientation == Qt::Vertical) return titleOf(section);
  return QString::fromStdString(columns_[static_cast<std::size_t>(section)].name);
}

}  // namespace wb::ui
