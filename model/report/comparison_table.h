#pragma once

#include "model/analysis/side_comparison.h"
#include "model/analysis/weighing.h"
#include "model/report/table.h"

namespace wb::table {

/// What the weighing costs now less what was before.
tuning::Comparison compareWith(const tuning::Side& before, const weighing::Weighing& weighing);

/// Who crosses a limit between the two: regions and parcels that no longer hold what is on them or
/// do so again, then linksets that may no longer be physical or may be so again, then those that
/// another weight decides. Before and after are land impacts; of who may be physical, what is held
/// against the limit: physics at rest, or the number of parts of what is not weighed. The weighing
/// and what was before must outlive the table.
Table crossingsTable(const tuning::Side& before, const weighing::Weighing& weighing,
                     const tuning::Comparison& comparison);

/// Every region and then its parcels: what they hold, what they held before, and what still fits.
Table budgetsTable(const tuning::Comparison& comparison);

}  // namespace wb::table
