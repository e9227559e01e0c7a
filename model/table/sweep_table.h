#pragma once

#include "model/table/table.h"
#include "model/tuning/sweep.h"
#include "model/weighing/weighing.h"

#include <vector>

namespace wb::table {

/// A row a linkset and step. Both must outlive the table.
Table sweepTable(const weighing::Weighing& weighing,
                 const std::vector<std::vector<tuning::SweepPoint>>& points);

}  // namespace wb::table
