#pragma once

#include "model/analysis/exceeded_limits.h"

#include <QString>

namespace wb::ui {

/// The sentence about a limit, with the object it is about.
QString exceededText(const weighing::Weighing& weighing, const weighing::Exceeded& one);

}  // namespace wb::ui
