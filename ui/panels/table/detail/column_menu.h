#pragma once

#include <QMenu>

namespace wb::ui {

class CostTableModel;
class CostTableView;

/// Chooses which columns a table shows, and which it is sorted by.
class ColumnMenu : public QMenu {
  Q_OBJECT

 public:
  ColumnMenu(const CostTableModel& model, CostTableView& view, QWidget* parent = nullptr);

  /// Of the table's columns as they are now.
  void fill();
  /// All columns but the details, those that matter most first.
  void showStandard();

 signals:
  /// Other columns are shown.
  void changed();
  /// Those of the first time are, whatever is known of what is open.
  void standardShown();

 private:
  void addColumn(int column);
  void addSorting();
  void showColumn(int column, bool isShown);
  void resetColumns();
  void sortBy(int column);
  void check();

  const CostTableModel& model_;
  CostTableView& view_;
};

}  // namespace wb::ui
