#include "app/documents.h"

#include "app/app_texts.h"
#include "app/arguments.h"
#include "app/console.h"
#include "app/output.h"
#include "app/program.h"
#include "model/core/language.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <span>
#include <sstream>
#include <string>
#include <string_view>
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

// What lets a shell complete the commands, their options and the values of those; everything else
// is a file.
std::string bashCompletion(std::span<const DeclaredCommand> commands);
std::string zshCompletion(std::span<const DeclaredCommand> commands);

/// The manual page `weighbridge.1`, in the language of man (troff).
std::string manualPage(std::span<const DeclaredCommand> commands);

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

namespace {

// The command is found by the words before the one to complete, then what may stand there: the
// values of the option before it, or the command's words; its options once a dash is typed. Where
// none fits, readline names files.
constexpr std::string_view bashBegin =
    R"(# Completes weighbridge; written by "weighbridge --completion bash".
_weighbridge() {
  local current=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]}
  local command= next= words= options= i
  if [[ $current == '=' ]]; then current=
  elif [[ $before == '=' ]]; then before=${COMP_WORDS[COMP_CWORD-2]}; fi
  for ((i = 1; i < COMP_CWORD; ++i)); do
    next=${command:+$command }${COMP_WORDS[i]}
    case $next in
)";

constexpr std::string_view bashMiddle = R"(    esac
  done
  case "$command $before" in
)";

constexpr std::string_view bashEnd = R"(  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  case ${COMPREPLY[0]-} in *=) compopt -o nospace 2>/dev/null ;; esac
}
complete -o bashdefault -o default -F _weighbridge weighbridge
)";

std::string bashNames(const DeclaredCommand& command) {
  return command.name.empty() ? "" : fmt::format("      '{0}') command='{0}' ;;\n", command.name);
}

/// What may follow each option that has a value.
std::string bashValues(const DeclaredCommand& command) {
  std::string cases;
  for (const DeclaredOption& option : command.options) {
    if (option.value.empty()) continue;
    for (const std::string& name : option.names)
      cases += fmt::format("{}'{} {}'", &name == &option.names.front() ? "    " : " | ",
                           command.name, name);
    cases += fmt::format(") words='{}' ;;\n", fmt::join(option.completions, " "));
  }
  return cases;
}

/// What may stand anywhere else: the words of commands and inputs, or the options.
std::string bashWords(const DeclaredCommand& command) {
  std::vector<std::string> words = command.below;
  std::vector<std::string> options;
  for (const DeclaredOption& input : command.inputs)
    words.insert(words.end(), input.completions.begin(), input.completions.end());
  for (const DeclaredOption& option : command.options)
    options.insert(options.end(), option.names.begin(), option.names.end());
  return fmt::format("        '{}') words='{}' options='{}' ;;\n", command.name,
                     fmt::join(words, " "), fmt::join(options, " "));
}

}  // namespace

std::string bashCompletion(std::span<const DeclaredCommand> commands) {
  std::string script(bashBegin);
  for (const DeclaredCommand& command : commands) script += bashNames(command);
  script += bashMiddle;
  for (const DeclaredCommand& command : commands) script += bashValues(command);
  script += "    *)\n      case $command in\n";
  for (const DeclaredCommand& command : commands) script += bashWords(command);
  script += "      esac\n      [[ $current == -* ]] && words=$options\n      ;;\n";
  return script + std::string(bashEnd);
}

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

void addDocuments(CLI::App& program, DocumentArguments& arguments) {
  const std::vector<std::string> shells{"bash", "zsh"};
  program
      .add_option("--completion", arguments.shell,
                  rendered(appTexts["app.completion"], {{"words", listed(shells)}}))
      ->type_name("SHELL")
      ->check([shells](const std::string& word) { return unknownWord(word, shells); }, "",
              completedBy(shells));
  program.add_flag("--man", arguments.manual, rendered(appTexts["app.man"]));
}

bool isAsked(const DocumentArguments& arguments) {
  return arguments.manual || !arguments.shell.empty();
}

ExitState printDocument(CLI::App& program, const DocumentArguments& arguments) {
  const auto commands = declaredCommands(program);
  if (arguments.manual) return print(manualPage(commands));
  return print(arguments.shell == "bash" ? bashCompletion(commands) : zshCompletion(commands));
}

}  // namespace wb::app
