#pragma once

#include "app/program.h"
#include "model/core/core.h"

#include <CLI/CLI.hpp>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace wb::app {

/// Help in lines of at most `width` columns, broken between words and indented as the descriptions
/// of options are. A command to copy stays in one line.
std::string wrappedHelp(std::string_view help, std::size_t width);

/// Help on standard output, as wide as the terminal or 80 columns.
ExitState printHelp(const std::string& help);

/// The command word that the arguments got to: the program itself if they named none.
const CLI::App& reachedCommand(const CLI::App& program);

/// `weighbridge profile show`
std::string fullName(const CLI::App& command);

/// Says that a word is no command below `command`, and which are.
Diagnostic unknownCommand(const CLI::App& command, const std::string& word);

/// What is wrong with a file that is named before the command; nothing where none is.
std::optional<Diagnostic> fileBeforeCommand(const CLI::App& program);

/// What is wrong with arguments that could not be read, with the nearest right word where a word is
/// not known.
Diagnostic usageProblem(const CLI::App& program, const CLI::ParseError& error);

}  // namespace wb::app
