#include "app/documents.h"

#include "app/arguments.h"
#include "app/completion.h"
#include "app/manual.h"
#include "app/output.h"

namespace wb::app {

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
