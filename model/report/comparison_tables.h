#pragma once

#include "model/analysis/analysis.h"
#include "model/analysis/comparison.h"
#include "model/report/report.h"
#include "model/report/table.h"

#include <optional>
#include <string_view>

namespace wb::table {

/// What the weighing costs now less what was before.
tuning::Comparison compareWith(const tuning::Side& before, const weighing::Weighing& weighing);

/// Who crosses a limit between the two: regions and parcels that no longer hold what is on them or
/// do so again, then linksets that may no longer be physical or may be so again, then those that
/// another weight decides. Before and after are land impacts; of who may be physical, what is held
/// against the limit: physics at rest, or the number of parts of what is not weighed. The weighing
/// and what was before must outlive the table.
/// @param before      The side compared with.
/// @param weighing    As it is now.
/// @param comparison  Of these two, as compareWith() gives it; need not outlive the table.
Table crossingsTable(const tuning::Side& before, const weighing::Weighing& weighing,
                     const tuning::Comparison& comparison);

/// Every region and then its parcels: what they hold, what they held before, and what still fits.
/// @param comparison  As compareWith() gives it; copied.
Table budgetsTable(const tuning::Comparison& comparison);

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
/// @param table     As tableOf() makes it of one weighing; its rows may be chosen by withRows()
///                  where they are parts or linksets, not where they are regions.
/// @param rowKind   What a row of it stands for.
/// @param weighing  What the table is of.
/// @param before    Copied; nothing: the columns are there and empty.
Table withBaseline(Table table, RowKind rowKind, const weighing::Weighing& weighing,
                   const std::optional<Before>& before);

/// Whether a column is one of those.
/// @param key  As table::Heading::key, of any kind of row.
bool isOfBaseline(std::string_view key);

}  // namespace wb::table
