#include "app/usage.h"

#include "app/app_texts.h"
#include "app/arguments.h"
#include "app/console.h"
#include "app/output.h"
#include "model/core/core.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <vector>

namespace wb::app {
namespace {

constexpr std::size_t usualWidth = 80;
constexpr std::size_t descriptionColumn = 30;  // As CLI11 writes them.

/// Where to break, after the indentation; nothing fits within `width` for npos.
std::size_t breakOf(std::string_view line, std::size_t width) {
  const std::size_t begin = line.find_first_not_of(' ');
  const std::size_t space = line.rfind(' ', width);
  return space != std::string_view::npos && space > begin ? space : std::string_view::npos;
}

void addWrapped(std::string& text, std::string line, std::size_t width) {
  const bool isCommand = line.starts_with("  " + std::string(programName) + ' ');
  const std::size_t indent = line.starts_with(' ') ? descriptionColumn : 0;
  while (!isCommand && line.size() > width && indent < width) {
    const std::size_t space = breakOf(line, width);
    if (space == std::string_view::npos) break;
    text.append(line, 0, space).append("\n");
    line = std::string(indent, ' ') + line.substr(space + 1);
  }
  text += line + '\n';
}

}  // namespace

std::string wrappedHelp(std::string_view help, std::size_t width) {
  std::string text;
  while (!help.empty()) {
    const std::size_t end = std::min(help.find('\n'), help.size());
    addWrapped(text, std::string(help.substr(0, end)), width);
    help.remove_prefix(std::min(end + 1, help.size()));
  }
  return text;
}

ExitState printHelp(const std::string& help) {
  const bool isTerminal = ::isatty(STDOUT_FILENO) == 1;
  return print(wrappedHelp(help, isTerminal ? pageWidth(STDOUT_FILENO) : usualWidth));
}

namespace {

/// What CLI11 says between two options of which only one may be given.
constexpr std::string_view excludes = " excludes ";

std::vector<std::string> commandWords(const CLI::App& app) {
  std::vector<std::string> words;
  for (const CLI::App* command : app.get_subcommands(nullptr)) words.push_back(command->get_name());
  return words;
}

std::vector<std::string> optionWords(const CLI::App& app) {
  std::vector<std::string> words;
  for (const CLI::Option* option : app.get_options())
    for (const std::string& name : option->get_lnames()) words.push_back("--" + name);
  return words;
}

Diagnostic problem(Text text, std::vector<Argument> arguments) {
  return failure(text, std::move(arguments)).value();
}

/// What other commands choose by an option, and a filter of rows by a column.
constexpr std::array<std::string_view, 4> columnOptions{"--linkset", "--part", "--region",
                                                        "--parcel"};

Diagnostic unknownOption(const CLI::App& command, const std::string& argument) {
  const std::string word = argument.substr(0, argument.find('='));
  const std::vector<std::string> known = optionWords(command);
  const bool isColumn = std::ranges::find(columnOptions, word) != columnOptions.end();
  if (isColumn && std::ranges::find(known, "--where") != known.end())
    return problem(appTexts["app.filter_instead"],
                   {{"command", fullName(command)}, {"option", word}, {"key", word.substr(2)}});
  return problem(
      appTexts["app.unknown_option"],
      {{"word", word}, {"command", fullName(command)}, {"hint", hint(word, std::span(known))}});
}

/// Names the first argument that nothing took; an option before a word, since a mistyped option
/// leaves its value over too.
Diagnostic unknownArgument(const CLI::App& command, const std::vector<std::string>& left) {
  const auto option =
      std::ranges::find_if(left, [](const std::string& word) { return word.starts_with('-'); });
  return option != left.end() ? unknownOption(command, *option)
                              : unknownCommand(command, left.front());
}

std::vector<std::string> leftOver(const CLI::App& program) {
  std::vector<std::string> words = program.remaining(true);
  std::erase(words, "--");
  return words;
}

}  // namespace

std::optional<Diagnostic> fileBeforeCommand(const CLI::App& program) {
  const CLI::App& command = reachedCommand(program);
  const CLI::Option* files = program.get_option_no_throw("FILE");
  if (&command == &program || !files || files->count() == 0) return {};
  const std::string& file = files->results().front();
  std::error_code error;
  if (!std::filesystem::exists(file, error)) return {};
  return problem(appTexts["app.command_first"], {{"command", fullName(command)}, {"file", file}});
}

Diagnostic unknownCommand(const CLI::App& command, const std::string& word) {
  const std::vector<std::string> known = commandWords(command);
  if (known.empty())
    return problem(appTexts["app.unexpected_word"],
                   {{"word", word}, {"command", fullName(command)}});
  return problem(
      appTexts["app.unknown_command"],
      {{"word", word}, {"commands", listed(known)}, {"hint", hint(word, std::span(known))}});
}

const CLI::App& reachedCommand(const CLI::App& program) {
  const CLI::App* reached = &program;
  const auto below = [](const CLI::App& app) -> const CLI::App* {
    for (const CLI::App* command : app.get_subcommands(nullptr))
      if (command->parsed()) return command;
    return nullptr;
  };
  while (const CLI::App* next = below(*reached)) reached = next;
  return *reached;
}

std::string fullName(const CLI::App& command) {
  const CLI::App* parent = command.get_parent();
  return (parent ? fullName(*parent) + " " : "") + command.get_name();
}

Diagnostic usageProblem(const CLI::App& program, const CLI::ParseError& error) {
  if (auto before = fileBeforeCommand(program)) return std::move(*before);
  const CLI::App& command = reachedCommand(program);
  const std::string said = error.what();
  const auto left = leftOver(program);
  const bool isIncomplete = dynamic_cast<const CLI::RequiredError*>(&error) != nullptr;
  const bool isLeftOver = dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr;
  if ((isIncomplete || isLeftOver) && !left.empty()) return unknownArgument(command, left);
  if (dynamic_cast<const CLI::ArgumentMismatch*>(&error))
    return problem(appTexts["app.needs_value"],
                   {{"option", said.substr(0, said.find(':'))}, {"command", fullName(command)}});
  if (isIncomplete && !commandWords(command).empty())
    return problem(appTexts["app.incomplete_command"],
                   {{"command", fullName(command)}, {"commands", listed(commandWords(command))}});
  if (isIncomplete)
    return problem(appTexts["app.needs_word"],
                   {{"word", said.substr(0, said.find(' '))}, {"command", fullName(command)}});
  if (const std::size_t between = said.find(excludes); between != std::string::npos)
    return problem(appTexts["app.excludes"], {{"option", said.substr(0, between)},
                                              {"other", said.substr(between + excludes.size())}});
  return problem(appTexts["app.wrong_value"], {{"reason", said}});
}

}  // namespace wb::app
