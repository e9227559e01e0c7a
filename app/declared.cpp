#include "app/declared.h"

#include "app/arguments.h"

#include <algorithm>

namespace wb::app {
namespace {

DeclaredOption declaredOption(CLI::Option& option) {
  DeclaredOption declared;
  for (const std::string& name : option.get_snames()) declared.names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) declared.names.push_back("--" + name);
  if (option.get_positional()) declared.names.push_back(option.get_name());
  if (option.get_items_expected_max() > 0) declared.value = option.get_type_name();
  declared.help = option.get_description();
  declared.group = option.get_group();
  declared.completions = completionsOf(option);
  declared.needed = option.get_required();
  declared.repeats = option.get_items_expected_max() > 1;
  return declared;
}

DeclaredCommand declaredCommand(CLI::App& app, const std::string& name) {
  DeclaredCommand command{name, app.get_description(), app.get_footer(), {}, {}, {}};
  for (CLI::Option* option : app.get_options({}))
    (option->get_positional() ? command.inputs : command.options)
        .push_back(declaredOption(*option));
  for (const CLI::App* below : app.get_subcommands(nullptr))
    command.below.push_back(below->get_name());
  return command;
}

void collect(CLI::App& app, const std::string& name, std::vector<DeclaredCommand>& commands) {
  commands.push_back(declaredCommand(app, name));
  for (CLI::App* below : app.get_subcommands({}))
    collect(*below, name.empty() ? below->get_name() : name + ' ' + below->get_name(), commands);
}

}  // namespace

bool isEverywhere(const DeclaredOption& option) {
  const std::string& name = option.names.back();
  return name == "--help" || name == "--version";
}

std::vector<DeclaredCommand> declaredCommands(CLI::App& program) {
  std::vector<DeclaredCommand> commands;
  collect(program, {}, commands);
  return commands;
}

}  // namespace wb::app
