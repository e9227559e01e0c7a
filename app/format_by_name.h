#pragma once

#include "app/arguments.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <string>
#include <vector>

namespace wb::app {

/// What is wrong with the name of a file to write: that it ends as another format than those
/// (`csv`, `png`) does. Empty if it does not, or tells no format.
std::string otherEnding(const std::string& file, const std::vector<std::string>& formats);

/// The word of the format to write, of those that a command knows: as `--format` says, else as the
/// name of the file does, else the first. Throws CLI::ValidationError where the name ends as
/// another format does, and where options of CSV are given that this is not.
std::string settledFormat(const CLI::App& command, const std::vector<std::string>& known,
                          const std::string& file);

/// Once all arguments are read, the file's name decides where `--format` does not. What is given
/// must outlive the command.
template <class Format>
void settleFormat(CLI::App& command, Format& format, const Words<Format>& words,
                  const std::string& file) {
  command.final_callback([&command, &format, words, &file] {
    std::vector<std::string> known;
    for (const auto& [word, meaning] : words) known.push_back(word);
    const std::string settled = settledFormat(command, known, file);
    format = std::ranges::find(words, settled, &Words<Format>::value_type::first)->second;
  });
}

}  // namespace wb::app
