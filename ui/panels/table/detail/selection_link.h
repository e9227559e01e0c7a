#pragma once

#include "ui/document/selection.h"

#include <QItemSelection>
#include <QObject>

class QTableView;

namespace wb::ui {

class CostTableModel;

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
