#pragma once

#include "model/report/decision_sheet.h"

#include <QAbstractTableModel>
#include <QString>
#include <vector>

namespace wb::ui {

/// A decision sheet: a row of the model's a row, a column for each side.
class SheetModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Role {
    /// Whether a row is the first of its block.
    beginsBlock = Qt::UserRole
  };

  using QAbstractTableModel::QAbstractTableModel;

  void show(std::vector<table::SheetColumn> columns);
  const std::vector<table::SheetColumn>& columns() const { return columns_; }
  /// The objects that a cell is about, by their index on its side.
  std::vector<std::size_t> linksetsAt(const QModelIndex& index) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  table::SheetCell cellAt(int row, int column) const;
  QString textAt(int row, int column) const;
  QString titleOf(int row) const;

  std::vector<table::SheetColumn> columns_;
  std::vector<table::SheetRow> rows_;
};

}  // namespace wb::ui
