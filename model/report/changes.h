#pragma once

#include "model/analysis/analysis.h"
#include "model/report/report.h"
#include "model/report/table.h"

#include <span>
#include <string>
#include <vector>

namespace wb::table {

/// The same things before and after: under two sets of constants, or in two files. Both must
/// outlive what is made of them.
struct Versions {
  const weighing::Weighing* before;
  const weighing::Weighing* after;
};

/// What changes by part, linkset, or region and parcel: a row for each that either has, paired as
/// tuning::pairsOf does. `change` is `added`, `removed`, `changed` or
/// `equal` (in cost); changes are after less before.
/// @param rowKind   What a row stands for; region: its parcels too.
/// @param versions  Their weighings must outlive the table. Empty: the headings alone.
Table changesTable(RowKind rowKind, std::span<const Versions> versions);

/// The same in a few sentences: the sum, who crosses a limit, for whom another weight decides,
/// which regions and parcels no longer hold all.
/// @param versions  Summed together. Empty: a sum of nothing.
/// @return Rendered in the current language; the sum always, the others where there is something to
///         say. A sentence names at most five linksets.
std::vector<std::string> changeSentences(std::span<const Versions> versions);

}  // namespace wb::table
