#pragma once

#include "model/report/table.h"
#include "model/report/weighing.h"
#include "model/tuning/sensitivity.h"

namespace wb::report {

/// How costs follow constants: first all linksets together (their cells for the linkset are empty)
/// by every constant, then each linkset by those that matter to it; each from the most to the least
/// influence. Both must outlive the table.
Table sensitivityTable(const Weighing& weighing, const tuning::Sensitivity& sensitivity);

}  // namespace wb::report
