#pragma once

#include "app/exit_state.h"
#include "model/core/diagnostic.h"

#include <string_view>

namespace wb::app {

inline constexpr std::string_view programName = "weighbridge";

/// One line on standard error: `weighbridge: FILE: PLACE: what is wrong and what was expected`.
void complain(const Diagnostic& diagnostic);

/// The findings a user should know of, a line each; mere notes are left to `inspect`.
void complain(const Diagnostics& findings);

/// Says why an input was refused, or an output could not be written.
ExitState refused(const Diagnostic& diagnostic);

/// Says what is wrong with the arguments.
ExitState wrongUsage(const Diagnostic& diagnostic);

/// Columns of the terminal that a standard stream is; the standard page width if it is none.
std::size_t pageWidth(int descriptor);

}  // namespace wb::app
