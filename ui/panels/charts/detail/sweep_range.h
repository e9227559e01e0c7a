#pragma once

#include "model/analysis/sweep.h"
#include "model/cost/profile.h"

#include <algorithm>
#include <cstddef>

namespace wb::ui {

/// How far a chart goes about a value, and in how many steps.
inline constexpr double leastFactor = 0.25;
inline constexpr double mostFactor = 4;
inline constexpr std::size_t sweepSteps = 61;

/// From a quarter to four times a constant's value now, inside its range; all of it for 0.
inline tuning::Range sweepRangeOf(const cost::Constant& constant, double value) {
  if (value == 0) return {constant.minimum, constant.maximum, sweepSteps};
  return {std::max(constant.minimum, value * leastFactor),
          std::min(constant.maximum, value * mostFactor), sweepSteps};
}

}  // namespace wb::ui
