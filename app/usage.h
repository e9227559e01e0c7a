#pragma once

#include "model/core/diagnostic.h"

#include <CLI/CLI.hpp>

namespace wb::app {

/// The command word that the arguments got to: the program itself if they named none.
const CLI::App& reachedCommand(const CLI::App& program);

/// `weighbridge profile show`
std::string fullName(const CLI::App& command);

/// Says that a word is no command below `command`, and which are.
Diagnostic unknownCommand(const CLI::App& command, const std::string& word);

/// What is wrong with arguments that could not be read, with the nearest right word where a word is
/// not known.
Diagnostic usageProblem(const CLI::App& program, const CLI::ParseError& error);

}  // namespace wb::app
