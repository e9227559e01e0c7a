#pragma once

#include "model/analysis/pairs.h"
#include "model/analysis/side_comparison.h"
#include "model/report/row_tables.h"

#include <optional>
#include <string_view>

namespace wb::table {

/// What a weighing is compared with: what was open before, and which linkset and part of it each of
/// the weighing's was. All must outlive what is made of them.
struct Before {
  tuning::Side side;
  const tuning::Origins& origins;
};

/// The table of a kind of row over one file with columns that compare it with what was before: what
/// each row cost then, and by how much it costs more now. The cells of these columns are empty
/// where there is no `before`, and of what was not there then. `before` and the weighing must
/// outlive the table, as `table` and `weighing` must match each other.
Table withBaseline(Table table, RowKind rowKind, const weighing::Weighing& weighing,
                   const std::optional<Before>& before);

/// Whether a column is one of those.
bool isOfBaseline(std::string_view key);

}  // namespace wb::table
