#include "ui/panels/table/detail/selection_link.h"

#include "ui/panels/table/detail/cost_table_model.h"

#include <QScopedValueRollback>
#include <QTableView>

namespace wb::ui {
namespace {

bool standsFor(const std::optional<weighing::Target>& row, const weighing::Target& selected) {
  return row && row->linkset == selected.linkset &&
         (!row->part || !selected.part || row->part == selected.part);
}

}  // namespace

SelectionLink::SelectionLink(const CostTableModel& model, QTableView& view, Selection& selection)
    : QObject(&view), model_(model), view_(view), selection_(selection) {
  connect(&selection, &Selection::changed, this, &SelectionLink::follow);
  connect(&model, &QAbstractItemModel::modelReset, this, &SelectionLink::follow);
  // Keys select before they move, the mouse moves before it selects.
  connect(view.selectionModel(), &QItemSelectionModel::currentRowChanged, this,
          &SelectionLink::tell);
  connect(view.selectionModel(), &QItemSelectionModel::selectionChanged, this,
          &SelectionLink::tell);
}

QItemSelection SelectionLink::rowsOf(const weighing::Target& selected) const {
  QItemSelection rows;
  const int lastColumn = model_.columnCount() - 1;
  for (int row = 0; row < model_.rowCount(); ++row) {
    if (!standsFor(model_.target(row), selected)) continue;
    if (!rows.isEmpty() && rows.last().bottom() == row - 1) {
      rows.last() = {rows.last().topLeft(), model_.index(row, lastColumn)};
    } else {
      rows.append({model_.index(row, 0), model_.index(row, lastColumn)});
    }
  }
  return rows;
}

void SelectionLink::follow() {
  if (isTelling_) return;
  const QScopedValueRollback following(isFollowing_, true);
  const auto& selected = selection_.current();
  const QItemSelection rows = selected ? rowsOf(*selected) : QItemSelection();
  QItemSelectionModel& model = *view_.selectionModel();
  model.select(rows, QItemSelectionModel::ClearAndSelect);
  if (rows.isEmpty()) return;
  // In the column that is seen already, so that nothing scrolls sideways.
  const QModelIndex first = model_.index(rows.first().top(), std::max(view_.columnAt(0), 0));
  model.setCurrentIndex(first, QItemSelectionModel::NoUpdate);
  view_.scrollTo(first);
}

void SelectionLink::tell() {
  const QItemSelectionModel& model = *view_.selectionModel();
  if (isFollowing_ || !model.currentIndex().isValid()) return;
  const int row = model.currentIndex().row();
  const auto target = model_.target(row);
  if (!target) return;
  const QScopedValueRollback telling(isTelling_, true);
  if (model.isRowSelected(row)) {
    selection_.select(target);
  } else if (!model.hasSelection()) {
    selection_.select({});
  }
}

}  // namespace wb::ui
