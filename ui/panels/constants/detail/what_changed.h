#pragma once

#include "model/analysis/analysis.h"

#include <QString>

namespace wb::ui {

/// What things cost now against what the same linksets cost before: their sum, then, a line each,
/// the three whose land impact changed most.
QString whatChanged(const weighing::Weighing& now, const std::vector<cost::LinksetCost>& before);

}  // namespace wb::ui
