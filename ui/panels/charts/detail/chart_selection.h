#pragma once

namespace wb::ui {

class ChartView;
class ReportTableModel;
class ReportTableView;
class Selection;

/// What is chosen in a chart or in its data is selected, where they are of objects, or lit up,
/// where they are of triangles; what is selected is marked in the chart. A step of lines is marked,
/// with its numbers, and is a row of the data. For as long as these live.
void selectFrom(ChartView& view, ReportTableView& data, const ReportTableModel& model,
                Selection& selection);

}  // namespace wb::ui
