#pragma once

#include "model/cost/published.h"
#include "model/report/table.h"

#include <optional>

namespace wb::table {

/// Returns what was published and measured for a constant, or for each, with what the rules say of
/// it under the profile's constants: a row for each measurement that bears witness to it, one
/// without a measurement for a constant that has none. Without a key also those measurements that
/// bear witness to no constant.
Table evidenceTable(const cost::Profile& profile, std::optional<cost::Key> key = {});

}  // namespace wb::table
