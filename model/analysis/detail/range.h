#pragma once

#include "model/core/result.h"

#include <cstddef>
#include <string_view>

namespace wb::tuning {

/// Evenly spaced values, both ends among them.
struct Range {
  double from = 0;
  double to = 0;
  std::size_t steps = 2;  ///< Values: 2 to limits::sweepSteps.

  /// Value `step` (below steps); the last is `to` exactly.
  double at(std::size_t step) const;
};

/// Whether a text is meant as a range, right or wrong: it has a colon.
bool looksLikeRange(std::string_view text);

/// Reads `FROM:TO:STEPS`.
Result<Range> parseRange(std::string_view text);

}  // namespace wb::tuning
