#pragma once

#include "model/analysis/sensitivity.h"
#include "model/analysis/weighing.h"
#include "model/report/table.h"

namespace wb::table {

/// How costs follow constants: first all linksets together (their cells for the linkset are empty)
/// by every constant, then each linkset by those that matter to it; each from the most to the least
/// influence. Both must outlive the table.
Table sensitivityTable(const weighing::Weighing& weighing, const tuning::Sensitivity& sensitivity);

}  // namespace wb::table
