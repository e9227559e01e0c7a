#pragma once

#include "app/exit_state.h"

#include <string>
#include <vector>

namespace wb::app {

/// Opens a window for each file, an empty one without any, and runs until the last is closed.
ExitState openWindow(const std::vector<std::string>& files);

}  // namespace wb::app
