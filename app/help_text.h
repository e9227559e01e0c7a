#pragma once

#include "app/exit_state.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace wb::app {

/// Help in lines of at most `width` columns, broken between words and indented as the descriptions
/// of options are. A command to copy stays in one line.
std::string wrappedHelp(std::string_view help, std::size_t width);

/// Help on standard output, as wide as the terminal or 80 columns.
ExitState printHelp(const std::string& help);

}  // namespace wb::app
