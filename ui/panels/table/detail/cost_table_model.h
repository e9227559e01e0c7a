#pragma once

#include "model/analysis/exceeded_limits.h"
#include "model/analysis/region_titles.h"
#include "model/report/comparison_tables.h"
#include "model/report/report.h"
#include "ui/document/baseline.h"
#include "ui/panels/table/row_filter.h"

#include <QAbstractTableModel>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace wb::ui {

/// What columns compare with; nothing without a baseline, or until it is weighed.
inline std::optional<table::Before> beforeOf(const Baseline& baseline) {
  const auto side = baseline.side();
  return side ? std::optional<table::Before>({*side, baseline.origins()}) : std::nullopt;
}

class Baseline;
class Document;

/// The rows of a report on what is open: those that a filter lets through, in the order of a
/// column. Cells are asked of the document when they are seen; whoever shows the model says when
/// costs are others.
class CostTableModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  explicit CostTableModel(const Document& document, QObject* parent = nullptr);

  table::RowKind rowKind() const { return rowKind_; }
  /// Another kind of rows, in the order of the file.
  void setRowKind(table::RowKind rowKind);
  void setFilter(RowFilter filter);
  /// What columns compare with; it must outlive the model, which follows it only when told to take
  /// costs. Null: nothing.
  void compareWith(const Baseline* baseline);
  /// Of what is open now: rows follow their numbers.
  void takeCosts();

  /// All rows, in the order of the file.
  const table::Table& table() const { return table_; }
  const table::Heading& heading(int column) const;
  std::optional<int> columnOf(std::string_view key) const;
  table::Cell cell(int row, int column) const;
  std::optional<weighing::Target> target(int row) const;
  /// Over the rows shown; empty where none of them has a number.
  table::Cell sum(int column) const { return sum(column, 0, rowCount() - 1); }
  /// Over rows from the first to the last.
  table::Cell sum(int column, int first, int last) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  /// A column of -1: the order of the file.
  void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

 private:
  void reset();
  void readTable();
  void read();
  QString text(std::size_t row, std::size_t column) const;
  std::string regionIdIn(std::size_t row) const;
  QString whatIsOver(const QModelIndex& index) const;
  bool sortAgain();
  bool filterAgain();
  std::vector<std::uint32_t> rowsThrough() const;
  void showOthers();
  void rearrange();

  const Document& document_;
  const Baseline* baseline_ = nullptr;
  table::RowKind rowKind_ = table::RowKind::part;
  table::Table table_;
  std::vector<weighing::Exceeded> exceeded_;
  weighing::RegionTitles regionTitles_;
  std::optional<std::size_t> sortColumn_;
  Qt::SortOrder sortOrder_ = Qt::AscendingOrder;
  std::vector<table::Cell> sortedCells_;  ///< What order_ was made of.
  std::vector<std::uint32_t> order_;      ///< All of the table's rows.
  RowFilter filter_;
  std::vector<bool> matches_;        ///< Of the table's rows; empty: all.
  std::vector<std::uint32_t> rows_;  ///< Those shown.
};

}  // namespace wb::ui
