#pragma once

#include <algorithm>

namespace wb::app {

/// What the program tells the shell.
enum class ExitState : int {
  done = 0,
  refused = 1,  ///< An input was refused, or something could not be written.
  wrongUsage = 2
};

constexpr ExitState worst(ExitState a, ExitState b) { return std::max(a, b); }

}  // namespace wb::app
