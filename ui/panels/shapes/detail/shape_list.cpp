#include "ui/panels/shapes/detail/shape_list.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>
#include <QSignalBlocker>

namespace wb::ui {

ShapeList::ShapeList(ShapeCandidates& candidates, QWidget* parent)
    : QTableView(parent), candidates_(candidates), model_(new ShapeModel(candidates, this)) {
  setModel(model_);
  setAccessibleName(tr("Shapes that were made"));
  setSelectionBehavior(SelectRows);
  setSelectionMode(SingleSelection);
  setAlternatingRowColors(true);
  setShowGrid(false);
  setWordWrap(false);
  setTabKeyNavigation(false);
  setHorizontalScrollMode(ScrollPerPixel);
  verticalHeader()->hide();
  verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
  horizontalHeader()->setHighlightSections(false);
  setRowHeight();
  connect(&candidates, &ShapeCandidates::changed, this, &ShapeList::follow);
  connect(&candidates, &ShapeCandidates::chosenChanged, this, &ShapeList::follow);
  // Not the current row: a list that gets the focus has one to go on from, which nobody chose.
  connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
    const QModelIndexList rows = selectionModel()->selectedRows();
    if (rows.isEmpty()) return;
    const CandidateAt place = model_->placeOf(rows.first().row());
    emit groupChanged(place.group);
    candidates_.choose(place);
  });
}

/// Rows come while one looks on: what was looked at stays so, as long as it is there.
void ShapeList::follow() {
  setColumnHidden(static_cast<int>(ShapeColumn::part), !model_->hasParts());
  resizeColumnsToContents();
  const auto chosen = candidates_.chosen();
  if (chosen.empty()) return;
  const QModelIndex now = currentIndex();
  const std::size_t group = now.isValid() ? model_->placeOf(now.row()).group : chosen[0].group;
  if (!candidates_.chosen(group)) return;
  const int row = model_->rowOf({group, *candidates_.chosen(group)});
  if (row < 0 || selectionModel()->isRowSelected(row)) return;
  const QSignalBlocker quiet(selectionModel());
  selectRow(row);
  scrollTo(model_->index(row, 0));  // The quiet selection moves nothing.
  viewport()->update();
}

void ShapeList::setRowHeight() {
  const int height = fontMetrics().height() + fontMetrics().descent() * 2;
  verticalHeader()->setMinimumSectionSize(height);
  verticalHeader()->setDefaultSectionSize(height);
}

void ShapeList::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Space) return emit compareWanted();
  QTableView::keyPressEvent(event);
}

/// What is chosen stays in sight where less room is left.
void ShapeList::resizeEvent(QResizeEvent* event) {
  QTableView::resizeEvent(event);
  if (currentIndex().isValid()) scrollTo(currentIndex());
}

void ShapeList::changeEvent(QEvent* event) {
  QTableView::changeEvent(event);
  if (event->type() == QEvent::FontChange) setRowHeight();
}

}  // namespace wb::ui
