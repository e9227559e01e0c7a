#include "ui/charts/chart_selection.h"

#include "ui/charts/chart_view.h"
#include "ui/document/selection.h"
#include "ui/table/report_table_model.h"
#include "ui/table/report_table_view.h"

#include <QItemSelectionModel>

namespace wb::ui {

void selectFrom(ChartView& view, ReportTableView& data, const ReportTableModel& model,
                Selection& selection) {
  QObject::connect(&view, &ChartView::targetChosen, &selection,
                   [&selection](const weighing::Target& one) { selection.select(one); });
  // A table that is hidden takes rows of itself where its model changes.
  QObject::connect(data.selectionModel(), &QItemSelectionModel::currentRowChanged, &selection,
                   [&](const QModelIndex& index) {
                     if (!index.isValid() || !data.isVisible()) return;
                     const auto row = static_cast<std::size_t>(index.row());
                     if (const auto target = model.table().target(row)) selection.select(target);
                   });
  QObject::connect(&selection, &Selection::changed, &view, [&] { view.mark(selection.all()); });
}

}  // namespace wb::ui
