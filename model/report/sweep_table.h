#pragma once

#include "model/analysis/sweep.h"
#include "model/analysis/weighing.h"
#include "model/report/table.h"

#include <cstdint>
#include <vector>

namespace wb::table {

enum class SweepOver : std::uint8_t { size, constant };

/// A row a linkset and step. Both must outlive the table.
Table sweepTable(const weighing::Weighing& weighing,
                 const std::vector<std::vector<tuning::SweepPoint>>& points, SweepOver over);

}  // namespace wb::table
