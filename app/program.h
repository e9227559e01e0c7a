#pragma once

#include "app/exit_state.h"

namespace wb::app {

/// The whole program: reads the arguments, runs the command they name.
ExitState runProgram(int argc, const char* const* argv);

}  // namespace wb::app
