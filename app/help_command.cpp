#include "app/arguments.h"
#include "app/command.h"
#include "app/console.h"
#include "app/usage.h"

#include <memory>

namespace wb::app {
namespace {

/// The command below `app` of that name; null for none.
const CLI::App* commandBelow(const CLI::App& app, const std::string& word) {
  for (const CLI::App* command : app.get_subcommands(nullptr))
    if (command->get_name() == word) return command;
  return nullptr;
}

ExitState runHelp(const CLI::App& program, const std::vector<std::string>& words) {
  const CLI::App* shown = &program;
  for (const std::string& word : words) {
    const CLI::App* below = commandBelow(*shown, word);
    if (!below) return wrongUsage(unknownCommand(*shown, word));
    shown = below;
  }
  // CLI11's own help() would be that of this command, which is the one that was given.
  return printHelp(
      shown->get_formatter()->make_help(shown, fullName(*shown), CLI::AppFormatMode::Normal));
}

}  // namespace

Command helpCommand(CLI::App& program) {
  CLI::App* command = addCommand(program, "help", appTexts["help.about"], appTexts["help.example"]);
  auto words = std::make_shared<std::vector<std::string>>();
  command->add_option("COMMAND", *words, rendered(appTexts["help.command"]))->option_text("...");
  return {command, [&program, words] { return runHelp(program, *words); }};
}

}  // namespace wb::app
