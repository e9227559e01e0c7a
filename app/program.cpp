#include "app/program.h"

#include "app/app_texts.h"
#include "app/arguments.h"
#include "app/cache.h"
#include "app/command.h"
#include "app/console.h"
#include "app/documents.h"
#include "app/help_text.h"
#include "app/output.h"
#include "app/signals.h"
#include "app/speaking.h"
#include "app/usage.h"
#include "model/core/program_files.h"
#include "model/core/program_language.h"
#ifdef WEIGHBRIDGE_WINDOW
#include "app/window/picture_texts.h"
#include "app/window/window.h"
#endif

#include <algorithm>
#include <array>
#include <exception>
#include <filesystem>
#include <system_error>

namespace wb::app {
namespace {

/// What to open a window on.
struct Opening {
  std::vector<std::string> files;
  bool separate = false;
};

#ifdef WEIGHBRIDGE_WINDOW
/// A word that can only be meant as a command: neither a file nor like the name of one.
bool isWord(const std::string& argument) {
  return argument.find_first_of("./") == std::string::npos && !std::filesystem::exists(argument);
}

ExitState withoutCommand(const CLI::App& program, const Opening& opening) {
  const auto word = std::ranges::find_if(opening.files, isWord);
  if (word != opening.files.end()) return wrongUsage(unknownCommand(program, *word));
  return openWindow(opening.files, opening.separate, languageGiven(program));
}
#else
ExitState withoutCommand(const CLI::App& program, const Opening&) {
  std::fputs(program.help().c_str(), stderr);
  return ExitState::wrongUsage;
}
#endif

ExitState run(const CLI::App& program, std::span<const Command> commands, const Opening& opening) {
  if (program.get_subcommands().empty()) return withoutCommand(program, opening);
  return opening.files.empty() ? runParsed(commands)
                               : wrongUsage(unknownCommand(program, opening.files.front()));
}

ExitState readAndRun(int argc, const char* const* argv) {
  CLI::App program(rendered(appTexts["app.about"]), std::string(programName));
  describe(program, appTexts["app.footer"]);
  program.require_subcommand(0, 1);
  const std::array commands{
      inspectCommand(program),    reportCommand(program),    explainCommand(program),
      pickCommand(program),       convertCommand(program),   voxelsCommand(program),
      shapesCommand(program),     sweepCommand(program),     sensitivityCommand(program),
      fragilityCommand(program),  calibrateCommand(program), evidenceCommand(program),
      statisticsCommand(program), sqlCommand(program),       profileCommand(program),
#ifdef WEIGHBRIDGE_WINDOW
      renderCommand(program),
#endif
      helpCommand(program),
  };
  DocumentArguments documents;
  addDocuments(program, documents);
  Opening opening;
#ifdef WEIGHBRIDGE_WINDOW
  program.add_option("FILE", opening.files, rendered(drawingTexts["window.files"]))
      ->option_text(" ");
  program.add_flag("--separate", opening.separate, rendered(drawingTexts["window.separate"]));
#endif
  try {
    program.parse(argc, argv);
  } catch (const CLI::CallForHelp&) {
    return printHelp(program.help());
  } catch (const CLI::CallForVersion& version) {
    return print(std::string(version.what()) + '\n');
  } catch (const CLI::ParseError& error) {
    return wrongUsage(usageProblem(program, error));
  }
  if (isAsked(documents)) return printDocument(program, documents);
  return run(program, commands, opening);
}

/// The samples and whatever else was installed with the program.
void protectOwnFiles() {
  std::error_code error;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
  if (!error) protectProgramFiles(program);
}

}  // namespace

ExitState runParsed(std::span<const Command> commands) {
  for (const Command& command : commands)
    if (command.arguments->parsed()) return command.run();
  return ExitState::wrongUsage;
}

ExitState runProgram(int argc, const char* const* argv) {
  reserveStandardStreams();
  prepareSignals();
  protectOwnFiles();
  useCache();
  try {
    speakAsAsked(argc, argv);
    return readAndRun(argc, argv);
  } catch (const std::exception& exception) {
    complain(failure(appTexts["app.failed"], {{"reason", exception.what()}}).value());
    return ExitState::refused;
  }
}

}  // namespace wb::app
