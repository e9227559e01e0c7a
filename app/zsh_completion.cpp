#include "app/completion.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

namespace wb::app {
namespace {

/// Text within the single quotes of a specification, where colons and brackets part its fields.
std::string zshQuoted(std::string_view text) {
  std::string result;
  for (const char letter : text) {
    if (letter == '\'')
      result += "'\\'";
    else if (letter == ':' || letter == '[' || letter == ']' || letter == '\\')
      result += '\\';
    result += letter;
  }
  return result;
}

std::string zshFunction(const std::string& command) {
  std::string name = "_weighbridge";
  if (!command.empty()) name += '_' + command;
  std::ranges::replace(name, ' ', '_');
  return name;
}

/// Whether a value may be a file where it is none of the words.
bool mayBeFile(const DeclaredOption& option) {
  return option.value.find("FILE") != std::string::npos || !option.names.front().starts_with('-');
}

/// What completes a value: words, or else files.
std::string zshValues(const DeclaredOption& option) {
  if (option.completions.empty()) return "_files";
  const std::string words = fmt::format("{}", fmt::join(option.completions, " "));
  if (words.ends_with('=')) return fmt::format("{{compadd -S \"\" -- {}}}", words);
  return mayBeFile(option) ? fmt::format("{{compadd -- {}; _files}}", words) : '(' + words + ')';
}

std::string zshOption(const DeclaredOption& option) {
  std::string lines;
  for (const std::string& name : option.names) {
    const bool isLong = name.starts_with("--");
    lines += fmt::format("    '{}{}{}[{}]", option.repeats ? "*" : "", name,
                         isLong && !option.value.empty() ? "=" : "", zshQuoted(option.help));
    if (!option.value.empty())
      lines += fmt::format(":{}:{}", zshQuoted(option.value), zshValues(option));
    lines += "' \\\n";
  }
  return lines;
}

std::string zshInput(const DeclaredOption& input) {
  return fmt::format("    '{}:{}:{}' \\\n", input.repeats ? "*" : "",
                     zshQuoted(input.names.front()), zshValues(input));
}

/// Completes the word of a command below, then leaves the rest to its function.
std::string zshBelow(const DeclaredCommand& command) {
  std::string script = fmt::format(
      "    '1: :{{compadd -- {}{}}}' '*:: :->rest' && return\n"
      "  case $words[1] in\n",
      fmt::join(command.below, " "), command.inputs.empty() ? "" : "; _files");
  const std::string parent = command.name.empty() ? "" : command.name + ' ';
  for (const std::string& word : command.below)
    script += fmt::format("    {}) {} ;;\n", word, zshFunction(parent + word));
  return script + (command.inputs.empty() ? "" : "    *) _files ;;\n") + "  esac\n";
}

std::string zshFunctionOf(const DeclaredCommand& command) {
  std::string script = zshFunction(command.name) + "() {\n";
  script += command.below.empty() ? "" : "  local context state state_descr line\n";
  script += fmt::format("  _arguments {}\\\n", command.below.empty() ? "" : "-C ");
  for (const DeclaredOption& option : command.options) script += zshOption(option);
  if (command.below.empty()) {
    for (const DeclaredOption& input : command.inputs) script += zshInput(input);
    script += "    && return\n";
  } else {
    script += zshBelow(command);
  }
  return script + "}\n";
}

}  // namespace

std::string zshCompletion(std::span<const DeclaredCommand> commands) {
  std::string script =
      "#compdef weighbridge\n"
      "# Completes weighbridge; written by \"weighbridge --completion zsh\".\n";
  for (const DeclaredCommand& command : commands) script += zshFunctionOf(command);
  return script +
         "if [[ $funcstack[1] == _weighbridge ]]; then _weighbridge \"$@\"; "
         "else compdef _weighbridge weighbridge; fi\n";
}

}  // namespace wb::app
