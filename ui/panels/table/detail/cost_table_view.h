#pragma once

#include "model/report/table.h"

#include <QTableView>
#include <vector>

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

}  // namespace wb::ui
