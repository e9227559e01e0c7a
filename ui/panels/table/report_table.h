#pragma once

#include "model/report/table.h"

#include <QAbstractTableModel>
#include <QTableView>
#include <string_view>
#include <vector>

namespace wb::ui {

/// Any table of the model, as it is: its rows in their order.
class ReportTableModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  using QAbstractTableModel::QAbstractTableModel;

  /// What the table's cells are made from must outlive it.
  void show(table::Table table);
  const table::Table& table() const { return table_; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  table::Table table_;
};

class ReportTableModel;

/// A table of the model beside something: whole rows that are copied as cells, columns as wide as
/// what they hold, without those that are a detail.
class ReportTableView : public QTableView {
  Q_OBJECT

 public:
  ReportTableView(ReportTableModel& model, const QString& name, QWidget* parent = nullptr);

  /// The selected rows with a line of titles, as spreadsheets take them; empty without any.
  QString selectionAsText() const;

 public slots:
  /// Puts that on the clipboard.
  void copy() const;

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void takeColumns();
  void setRowHeight();
  std::vector<int> shownColumns() const;

  ReportTableModel& model_;
  std::vector<std::string_view> fitted_;  ///< Keys of the columns that are as wide as they need.
};

}  // namespace wb::ui
