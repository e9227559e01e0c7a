#include "ui/panels/table/detail/column_menu.h"

#include "ui/panels/table/detail/cost_table_model.h"
#include "ui/panels/table/detail/cost_table_view.h"
#include "ui/widgets/model_text.h"

#include <QHeaderView>
#include <algorithm>
#include <numeric>
#include <vector>

namespace wb::ui {

ColumnMenu::ColumnMenu(const CostTableModel& model, CostTableView& view, QWidget* parent)
    : QMenu(parent), model_(model), view_(view) {
  setToolTipsVisible(true);
  connect(this, &QMenu::aboutToShow, this, &ColumnMenu::check);
}

void ColumnMenu::fill() {
  clear();
  for (int column = 0; column < model_.columnCount(); ++column) addColumn(column);
  addSeparator();
  addAction(tr("S&tandard columns"), this, &ColumnMenu::resetColumns);
  addSorting();
}

void ColumnMenu::addColumn(int column) {
  QAction* action = addAction(shownAsTitle(model_.heading(column).title));
  action->setToolTip(model_.headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString());
  action->setCheckable(true);
  action->setData(column);
  connect(action, &QAction::triggered, this,
          [this, column](bool isShown) { showColumn(column, isShown); });
}

/// What a click on a header does, for those who have no mouse.
void ColumnMenu::addSorting() {
  QMenu* sorting = addMenu(tr("&Sort by"));
  for (int column = 0; column < model_.columnCount(); ++column)
    sorting->addAction(shownAsTitle(model_.heading(column).title), this,
                       [this, column] { sortBy(column); });
  sorting->addSeparator();
  sorting->addAction(tr("Order of the &file"), this,
                     [this] { view_.sortByColumn(-1, Qt::AscendingOrder); });
}

void ColumnMenu::sortBy(int column) {
  const QHeaderView& header = *view_.horizontalHeader();
  auto order = static_cast<Qt::SortOrder>(
      model_.headerData(column, Qt::Horizontal, Qt::InitialSortOrderRole).toInt());
  if (header.sortIndicatorSection() == column && header.sortIndicatorOrder() == order)
    order = order == Qt::AscendingOrder ? Qt::DescendingOrder : Qt::AscendingOrder;
  view_.sortByColumn(column, order);
}

/// Shows what is shown. The last column must stay.
void ColumnMenu::check() {
  const bool isOne = view_.shownColumns().size() == 1;
  for (QAction* action : actions()) {
    if (!action->isCheckable()) continue;
    const bool isShown = !view_.isColumnHidden(action->data().toInt());
    action->setChecked(isShown);
    action->setEnabled(!(isShown && isOne));
  }
}

void ColumnMenu::showColumn(int column, bool isShown) {
  view_.setColumnHidden(column, !isShown);
  if (isShown) view_.fitColumn(column);
  emit changed();
}

void ColumnMenu::resetColumns() {
  showStandard();
  view_.fitColumns();
  emit standardShown();
  emit changed();
}

void ColumnMenu::showStandard() {
  std::vector<int> columns(static_cast<std::size_t>(model_.columnCount()));
  std::iota(columns.begin(), columns.end(), 0);
  const auto rankOf = [this](int column) { return model_.heading(column).rank; };
  std::ranges::stable_sort(columns, {}, rankOf);
  QHeaderView& header = *view_.horizontalHeader();
  for (int place = 0; place < model_.columnCount(); ++place) {
    const int column = columns[static_cast<std::size_t>(place)];
    header.moveSection(header.visualIndex(column), place);
    view_.setColumnHidden(column, rankOf(column) == table::Rank::detail);
  }
}

}  // namespace wb::ui
