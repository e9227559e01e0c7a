#pragma once

#include "model/report/report.h"

#include <QString>

namespace wb::ui {

/// What a row of a kind stands for, in a word.
QString wordOf(table::RowKind rowKind);

class CostTableModel;
class CostTableView;

/// `Rows: 21   land impact: 203`: how many rows pass the filter, of how many, and the sums of their
/// shown columns.
QString totalsOf(const CostTableModel& model, const CostTableView& view);

/// The same of the selected rows; of one row they stand in it, and of none there are none.
QString totalsOfSelection(const CostTableModel& model, const CostTableView& view);

}  // namespace wb::ui
