#pragma once

#include "app/exit_state.h"

#include <string>
#include <vector>

namespace wb::app {

/// Opens a window on all files as one scene, or one on each; an empty one without any. Runs until
/// the last is closed. `language` is the tag of the one to speak; empty: the system's.
ExitState openWindow(const std::vector<std::string>& files, bool separate,
                     const std::string& language);

}  // namespace wb::app
