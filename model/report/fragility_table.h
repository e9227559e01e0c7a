#pragma once

#include "model/analysis/fragility.h"
#include "model/analysis/weighing.h"
#include "model/report/table.h"

#include <vector>

namespace wb::table {

/// What a target's linkset does when its vertices are moved.
struct TargetFragility {
  weighing::Target target;
  tuning::LinksetFragility found;
};

/// How physics costs move: of a linkset as a whole and then its parts, or of a part alone; a row a
/// level, or for one that stays as it is a single row of the level `steady`. The weighing must
/// outlive the table.
Table fragilityTable(const weighing::Weighing& weighing,
                     const std::vector<TargetFragility>& targets);

}  // namespace wb::table
