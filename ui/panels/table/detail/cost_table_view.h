#pragma once

#include "model/report/table.h"
#include "ui/document/selection.h"

#include <QItemSelection>
#include <QMenu>
#include <QObject>
#include <QTableView>
#include <vector>

class QTableView;

namespace wb::ui {

class CostTableModel;

/// The table itself: whole rows, sorted by a click on a header, all of one height so that any
/// number of them scrolls alike.
class CostTableView : public QTableView {
  Q_OBJECT

 public:
  explicit CostTableView(CostTableModel& model, QWidget* parent = nullptr);

  /// Columns as they stand from left to right, without those that are hidden.
  std::vector<int> shownColumns() const;
  /// Makes columns as wide as what they hold, as far as that is seen at first.
  void fitColumns();
  void fitColumn(int column);

  int selectedRowCount() const;
  /// Over the selected rows; nothing where none of them has a number.
  table::Cell selectedSum(int column) const;
  /// The selected rows with a line of titles, as spreadsheets take them; empty without any.
  QString selectionAsText() const;

 public slots:
  /// Puts that on the clipboard.
  void copy() const;

 protected:
  bool viewportEvent(QEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void setRowHeight();

  CostTableModel& model_;
};

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

/// Keeps the selected rows of a table and the selection of all views the same. A row of another
/// kind than what is selected stands for it as far as it can: a linkset's for its part, all its
/// parts' for a linkset.
class SelectionLink : public QObject {
  Q_OBJECT

 public:
  SelectionLink(const CostTableModel& model, QTableView& view, Selection& selection);

  /// Selects the rows of what is selected elsewhere, and scrolls to the first.
  void follow();

 private:
  void tell();
  QItemSelection rowsOf(const weighing::Target& selected) const;

  const CostTableModel& model_;
  QTableView& view_;
  Selection& selection_;
  bool isFollowing_ = false;
  bool isTelling_ = false;
};

}  // namespace wb::ui
