#pragma once

#include "model/table/row_tables.h"

#include <string_view>

namespace wb::table {

/// The table of a kind of row over one file with columns that compare it with other constants: what
/// each row cost under these, and by how much it costs more now. `before` is what the weighing's
/// scene costs under them, a linkset each; null: the cells of these columns are empty. It must
/// outlive the table, as `table` and `weighing` must match each other.
Table withBaseline(Table table, RowKind rowKind, const weighing::Weighing& weighing,
                   const std::vector<cost::LinksetCost>* before);

/// Whether a column is one of those.
bool isOfBaseline(std::string_view key);

}  // namespace wb::table
