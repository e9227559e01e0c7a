#pragma once

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

/// The commands as they are declared, as plain values: what the manual page and the completions of
/// shells are made from, so that neither can forget an option.
namespace wb::app {

/// An option, or a word that a command takes.
struct DeclaredOption {
  std::vector<std::string> names;  ///< `-o` and `--output`; of a word what stands for it: `SCENE`.
  std::string value;               ///< What stands for its value; empty: it has none.
  std::string help;
  std::string group;                     ///< The heading it stands under in the help.
  std::vector<std::string> completions;  ///< Values it may have; none: any text.
  bool repeats = false;
  bool needed = false;
};

struct DeclaredCommand {
  std::string name{};  ///< `profile show`; empty: the program itself.
  std::string about{};
  std::string footer{};
  std::vector<DeclaredOption> options{};
  std::vector<DeclaredOption> inputs{};
  std::vector<std::string> below{};  ///< Words of the commands below it.
};

/// The names of `--help` and `--version`, which every command has.
bool isEverywhere(const DeclaredOption& option);

/// The program itself, then every command, one that has others below before them.
std::vector<DeclaredCommand> declaredCommands(CLI::App& program);

}  // namespace wb::app
