#pragma once

namespace wb::ui {

class ChartView;
class ReportTableModel;
class ReportTableView;
class Selection;

/// What is chosen in a chart or in its data is selected, where they are of objects; what is
/// selected is marked in the chart. For as long as these live.
void selectFrom(ChartView& view, ReportTableView& data, const ReportTableModel& model,
                Selection& selection);

}  // namespace wb::ui
