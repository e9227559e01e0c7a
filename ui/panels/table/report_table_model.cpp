#include "ui/panels/table/report_table_model.h"

#include "ui/panels/table/cell_text.h"
#include "ui/panels/table/detail/column_text.h"
#include "ui/widgets/model_text.h"

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

}  // namespace wb::ui
