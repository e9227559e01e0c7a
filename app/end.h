#pragma once

#include "app/exit_state.h"

namespace wb::app {

/// Ends the program, once what is kept for the next run is written. To take down display, libraries
/// and meshes one by one takes longer than many a command; the system takes them back at once. Only
/// where sanitizers look for what nobody frees it returns, with what main() returns, and everything
/// is freed.
int endAtOnce(ExitState state);

}  // namespace wb::app
