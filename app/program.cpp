#include "app/program.h"

#include "app/arguments.h"
#include "app/command.h"
#include "app/console.h"
#include "app/output.h"
#include "app/signals.h"
#include "app/texts.h"
#include "app/usage.h"

#include <array>
#include <exception>

namespace wb::app {
namespace {

ExitState withoutCommand(const CLI::App& program) {
  std::fputs(program.help().c_str(), stderr);
  return ExitState::wrongUsage;
}

ExitState readAndRun(int argc, const char* const* argv) {
  CLI::App program(report::say(appTexts["app.about"]), std::string(programName));
  describe(program, appTexts["app.footer"]);
  program.require_subcommand(0, 1);
  const std::array commands{
      inspectCommand(program), reportCommand(program),
      explainCommand(program), profileCommand(program),
#ifdef WEIGHBRIDGE_WINDOW
      renderCommand(program),
#endif
  };
  try {
    program.parse(argc, argv);
  } catch (const CLI::CallForHelp&) {
    return print(program.help());
  } catch (const CLI::CallForVersion& version) {
    return print(std::string(version.what()) + '\n');
  } catch (const CLI::ParseError& error) {
    return wrongUsage(usageProblem(program, error));
  }
  return program.get_subcommands().empty() ? withoutCommand(program) : runParsed(commands);
}

}  // namespace

ExitState runParsed(std::span<const Command> commands) {
  for (const Command& command : commands)
    if (command.arguments->parsed()) return command.run();
  return ExitState::wrongUsage;
}

ExitState runProgram(int argc, const char* const* argv) {
  prepareSignals();
  try {
    return readAndRun(argc, argv);
  } catch (const std::exception& exception) {
    complain(failure(appTexts["app.failed"], {{"reason", exception.what()}}).value());
    return ExitState::refused;
  }
}

}  // namespace wb::app
