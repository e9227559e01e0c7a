#pragma once

#include "model/analysis/calibration.h"
#include "model/report/table.h"

namespace wb::table {

/// The fitted constants, each with how sure its value is.
Table calibrationTable(const tuning::Calibration& calibration);

/// Each measured weight beside what it is under the fitted constants.
Table residualTable(const tuning::Calibration& calibration);

}  // namespace wb::table
