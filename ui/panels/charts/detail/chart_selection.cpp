#include "ui/panels/charts/detail/chart_selection.h"

#include "ui/document/selection.h"
#include "ui/panels/charts/chart_view.h"
#include "ui/panels/table/report_table_model.h"
#include "ui/panels/table/report_table_view.h"

#include <QItemSelectionModel>

namespace wb::ui {

namespace {

/// Lights the triangles that a class of bars is of: those of the part that costs most in it. What
/// is selected stays so, for the chart is of that.
void lightPlace(const ChartView& view, std::size_t place, Selection& selection) {
  const chart::Chart* chart = view.shownChart();
  const auto& selected = selection.current();
  if (!chart || !selected || place >= chart->evidence.size()) return;
  const chart::ChartEvidence& evidence = chart->evidence[place];
  if (evidence.triangles.empty()) return selection.highlight({});
  selection.highlight(Highlight{layers::Layer::physicsMesh, selected->linkset, evidence.part, false,
                                evidence.triangles});
}

}  // namespace

void selectFrom(ChartView& view, ReportTableView& data, const ReportTableModel& model,
                Selection& selection) {
  QObject::connect(&view, &ChartView::targetChosen, &selection,
                   [&selection](const weighing::Target& one) { selection.select(one); });
  QObject::connect(&view, &ChartView::placeChosen, &data, [&](std::size_t place) {
    lightPlace(view, place, selection);
    data.selectRow(static_cast<int>(place));
  });
  // A table that is hidden takes rows of itself where its model changes.
  QObject::connect(data.selectionModel(), &QItemSelectionModel::currentRowChanged, &selection,
                   [&](const QModelIndex& index) {
                     if (!index.isValid() || !data.isVisible()) return;
                     const auto row = static_cast<std::size_t>(index.row());
                     if (const auto target = model.table().target(row))
                       return selection.select(target);
                     view.markPlace(row);
                     lightPlace(view, row, selection);
                   });
  QObject::connect(&selection, &Selection::changed, &view, [&] { view.mark(selection.all()); });
}

}  // namespace wb::ui
