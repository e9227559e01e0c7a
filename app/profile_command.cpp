#include "app/arguments.h"
#include "app/command.h"
#include "app/console.h"
#include "app/table_output.h"
#include "model/report/constant_tables.h"

#include <memory>

namespace wb::app {
namespace {

struct ProfileArguments {
  std::string first;
  std::string second;
  TableArguments table;
};

ExitState printTable(const table::Table& table, const std::optional<std::string>& profile,
                     const ProfileArguments& all) {
  const TableArguments& arguments = all.table;
  auto output = openOutput(arguments.output, {all.first, all.second});
  if (!output) return refused(output.error());
  writeTable(table, profile, arguments, *output);
  return finish(*output);
}

ExitState runShow(const ProfileArguments& arguments) {
  const auto profile = loadProfile(arguments.first);
  if (!profile) return refused(profile.error());
  return printTable(table::profileTable(*profile), displayName(*profile), arguments);
}

ExitState runDiff(const ProfileArguments& arguments) {
  const auto first = loadProfile(arguments.first);
  if (!first) return refused(first.error());
  const auto second = loadProfile(arguments.second);
  if (!second) return refused(second.error());
  const auto table = table::profileDifference(*first, arguments.first, *second, arguments.second);
  return printTable(table, {}, arguments);
}

void addName(CLI::App& command, const std::string& word, std::string& name) {
  addNeeded(command, word, appTexts["profile.name"], name)
      ->check(unknownProfile, "", completedBy(builtInProfileNames()));
}

Command listCommand(CLI::App& profile) {
  CLI::App* command =
      addCommand(profile, "list", appTexts["profile.list_about"], appTexts["profile.list_example"]);
  auto arguments = std::make_shared<ProfileArguments>();
  addTable(*command, arguments->table, TableFormat::text);
  return {command, [arguments] { return printTable(table::profileList(), {}, *arguments); }};
}

Command showCommand(CLI::App& profile) {
  CLI::App* command =
      addCommand(profile, "show", appTexts["profile.show_about"], appTexts["profile.show_example"]);
  auto arguments = std::make_shared<ProfileArguments>();
  addName(*command, "NAME", arguments->first);
  addTable(*command, arguments->table, TableFormat::text);
  return {command, [arguments] { return runShow(*arguments); }};
}

Command diffCommand(CLI::App& profile) {
  CLI::App* command =
      addCommand(profile, "diff", appTexts["profile.diff_about"], appTexts["profile.example"]);
  auto arguments = std::make_shared<ProfileArguments>();
  addName(*command, "A", arguments->first);
  addName(*command, "B", arguments->second);
  addTable(*command, arguments->table, TableFormat::text);
  return {command, [arguments] { return runDiff(*arguments); }};
}

}  // namespace

Command profileCommand(CLI::App& program) {
  CLI::App* command =
      addCommand(program, "profile", appTexts["profile.about"], appTexts["profile.example"]);
  command->require_subcommand(1);
  std::vector<Command> commands{listCommand(*command), showCommand(*command),
                                diffCommand(*command)};
  return {command, [commands = std::move(commands)] { return runParsed(commands); }};
}

}  // namespace wb::app
