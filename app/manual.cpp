#include "app/manual.h"

#include "app/app_texts.h"
#include "app/console.h"
#include "app/version.h"
#include "model/core/language.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <sstream>
#include <string_view>

namespace wb::app {
namespace {

/// Text as man prints it: neither a backslash nor a dot that begins a line means anything.
std::string escaped(std::string_view text) {
  std::string result;
  if (text.starts_with('.') || text.starts_with('\'')) result = "\\&";
  for (const char letter : text) {
    if (letter == '\\')
      result += "\\e";
    else if (letter == '-')
      result += "\\-";
    else
      result += letter;
  }
  return result;
}

std::string bold(std::string_view text) { return "\\fB" + escaped(text) + "\\fR"; }
std::string italic(std::string_view text) { return "\\fI" + escaped(text) + "\\fR"; }

std::string heading(std::string_view title) { return fmt::format(".SH {}\n", title); }

std::string paragraph(std::string_view text) { return ".PP\n" + escaped(text) + '\n'; }

std::string entry(const DeclaredOption& option) {
  std::vector<std::string> names;
  for (const std::string& name : option.names)
    names.push_back(name.starts_with('-') ? bold(name) : italic(name));
  std::string line = fmt::format("{}", fmt::join(names, ", "));
  if (!option.value.empty() && option.names.front().starts_with('-'))
    line += ' ' + italic(option.value);
  return ".TP\n" + line + '\n' + escaped(option.help) + '\n';
}

/// What the help says last: indented lines are commands, printed as they stand.
std::string footer(const std::string& text) {
  std::string result;
  bool literal = false;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    const bool isCommand = line.starts_with(' ');
    if (literal && !isCommand) result += ".EE\n";
    if (isCommand)
      result += (literal ? "" : ".EX\n") + escaped(line) + '\n';
    else
      result += paragraph(line);
    literal = isCommand;
  }
  return result + (literal ? ".EE\n" : "");
}

/// Those without a heading of their own first, then each group below its heading.
std::string entries(std::span<const DeclaredOption> options) {
  std::vector<std::string> groups{rendered(appTexts["app.options"])};
  for (const DeclaredOption& option : options)
    if (std::ranges::find(groups, option.group) == groups.end()) groups.push_back(option.group);
  std::string result;
  for (const std::string& group : groups) {
    if (group != groups.front()) result += ".PP\n" + italic(group) + '\n';
    for (const DeclaredOption& option : options)
      if (option.group == group && !isEverywhere(option)) result += entry(option);
  }
  return result;
}

std::string usage(const DeclaredCommand& command) {
  std::string line(programName);
  if (!command.name.empty()) line += ' ' + command.name;
  line = bold(line);
  for (const DeclaredOption& input : command.inputs) {
    const std::string word = italic(input.names.front()) + (input.repeats ? "..." : "");
    line += input.needed ? ' ' + word : " [" + word + ']';
  }
  if (!command.below.empty()) line += ' ' + italic("COMMAND");
  return line;
}

std::string section(const DeclaredCommand& command) {
  return ".SS " + usage(command) + '\n' + escaped(command.about) + '\n' + entries(command.inputs) +
         entries(command.options) + footer(command.footer);
}

std::string ownOptions(const DeclaredCommand& program) {
  std::string result = heading("OPTIONS");
  for (const DeclaredOption& option : program.options)
    if (isEverywhere(option)) result += entry(option);
  return result + entries(program.options) + entries(program.inputs);
}

std::string sentence(Text text) { return escaped(rendered(text)) + '\n'; }

}  // namespace

std::string manualPage(std::span<const DeclaredCommand> commands) {
  const DeclaredCommand& program = commands.front();
  std::string page =
      fmt::format(".TH WEIGHBRIDGE 1 \"\" \"Weighbridge {}\" \"User Commands\"\n", programVersion);
  page += heading("NAME") + std::string(programName) + " \\- " + sentence(appTexts["man.name"]);
  page += heading("SYNOPSIS") + usage({.inputs = program.inputs}) + "\n.br\n" +
          usage({.below = program.below}) + '\n';
  page += heading("DESCRIPTION") + escaped(program.about) + '\n';
  if (!program.inputs.empty()) page += paragraph(rendered(appTexts["man.window"]));
  page += paragraph(rendered(appTexts["man.everywhere"]));
  page += ownOptions(program) + heading("COMMANDS");
  for (const DeclaredCommand& command : commands.subspan(1)) page += section(command);
  return page + heading("EXIT STATUS") + sentence(appTexts["man.status"]);
}

}  // namespace wb::app
