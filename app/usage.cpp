#include "app/usage.h"

#include "app/app_texts.h"
#include "app/arguments.h"
#include "model/core/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace wb::app {
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

Diagnostic unknownOption(const CLI::App& command, const std::string& argument) {
  const std::string word = argument.substr(0, argument.find('='));
  const std::vector<std::string> known = optionWords(command);
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
