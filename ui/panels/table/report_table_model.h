#pragma once

#include "model/report/table.h"

#include <QAbstractTableModel>

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

}  // namespace wb::ui
