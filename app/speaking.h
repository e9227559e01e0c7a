#pragma once

#include <CLI/CLI.hpp>

#include <string>

/// The language that the program speaks to people. What machines read is the same in every one.
namespace wb::app {

/// `--lang`. What it names is spoken before options are read, so that their help is in it too.
void addLanguage(CLI::App& command);

/// What `--lang` names, once arguments are read; empty if it was not given.
std::string languageGiven(const CLI::App& command);

/// Everything is said from here on in the language that `--lang` names among the arguments, or else
/// the environment (LC_ALL, LC_MESSAGES, LANG, as others do); English where there is no such one.
void speakAsAsked(int argc, const char* const* argv);

}  // namespace wb::app
