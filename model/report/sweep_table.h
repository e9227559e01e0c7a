#pragma once

#include "model/report/table.h"
#include "model/report/weighing.h"
#include "model/tuning/sweep.h"

#include <vector>

namespace wb::report {

/// A row a linkset and step. Both must outlive the table.
Table sweepTable(const Weighing& weighing,
                 const std::vector<std::vector<tuning::SweepPoint>>& points);

}  // namespace wb::report
