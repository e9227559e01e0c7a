#include "app/completion.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace wb::app {
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

}  // namespace wb::app
