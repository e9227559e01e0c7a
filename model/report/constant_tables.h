#pragma once

#include "model/analysis/calibration.h"
#include "model/cost/profile.h"
#include "model/cost/published.h"
#include "model/report/table.h"

#include <optional>
#include <string_view>

namespace wb::table {

/// The built-in profiles with their choices.
Table profileList();

/// Every constant and choice of a profile, with what it means.
Table profileTable(const cost::Profile& profile);

/// Only what differs between two profiles. The names head their columns and must outlive the table.
/// @param first       Need not outlive the table, nor does `second`.
/// @param firstName   Heads the column with the first one's values, as it is.
/// @param second      What the first is compared with.
/// @param secondName  Heads the column with the second one's values, as it is.
Table profileDifference(const cost::Profile& first, std::string_view firstName,
                        const cost::Profile& second, std::string_view secondName);

/// Returns what was published and measured for a constant, or for each, with what the rules say of
/// it under the profile's constants: a row for each measurement that bears witness to it, one
/// without a measurement for a constant that has none. Without a key also those measurements that
/// bear witness to no constant.
Table evidenceTable(const cost::Profile& profile, std::optional<cost::Key> key = {});

/// The fitted constants, each with how sure its value is.
/// @param calibration  Need not outlive the table.
Table calibrationTable(const tuning::Calibration& calibration);

/// Each measured weight beside what it is under the fitted constants.
/// @param calibration  Of which each measurement is a row; need not outlive the table.
Table residualTable(const tuning::Calibration& calibration);

}  // namespace wb::table
