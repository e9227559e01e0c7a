#pragma once

#include "model/cost/profile.h"
#include "model/report/table.h"

#include <string_view>

namespace wb::table {

/// The built-in profiles with their choices.
Table profileList();

/// Every constant and choice of a profile, with what it means.
Table profileTable(const cost::Profile& profile);

/// Only what differs between two profiles. The names head their columns and must outlive the table.
Table profileDifference(const cost::Profile& first, std::string_view firstName,
                        const cost::Profile& second, std::string_view secondName);

}  // namespace wb::table
