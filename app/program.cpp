#include "app/program.h"

#include "app/app_texts.h"
#include "app/arguments.h"
#include "app/command.h"
#include "app/command_texts.h"
#include "app/common_options.h"
#include "app/console.h"
#include "app/documents.h"
#include "app/drawing.h"
#include "app/output.h"
#include "app/usage.h"
#include "model/core/file.h"
#include "model/core/language.h"
#include "model/core/result_cache.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

namespace wb::app {
namespace {

const Drawing* ownDrawing = nullptr;
std::vector<char*> ownArguments;  ///< With the null behind them.

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
  if (!drawing()) return continueDrawing();
  return drawing()->openWindow(opening.files, opening.separate, languageGiven(program));
}

/// The command that draws; of a program that doesn't only its name, for the list of all.
Command namedRenderCommand(CLI::App& program) {
  if (drawing()) return drawing()->renderCommand(program);
  return {
      addCommand(program, "render", drawingTexts["render.about"], drawingTexts["render.example"]),
      continueDrawing};
}

/// Whether the arguments may need what only the program that draws knows: the arguments of
/// `render`. Where the word is something else, that one does the same as this.
bool isDrawn(int argc, const char* const* argv) {
  return std::any_of(argv, argv + argc, [](std::string_view word) {
    return word == "render" || word == "--man" || word.starts_with("--completion");
  });
}
#else
ExitState withoutCommand(const CLI::App& program, const Opening&) {
  std::fputs(program.help().c_str(), stderr);
  return ExitState::wrongUsage;
}
#endif

ExitState run(const CLI::App& program, std::span<const Command> commands, const Opening& opening) {
  if (program.get_subcommands().empty()) return withoutCommand(program, opening);
  if (const auto before = fileBeforeCommand(program)) return wrongUsage(*before);
  return opening.files.empty() ? runParsed(commands)
                               : wrongUsage(unknownCommand(program, opening.files.front()));
}

ExitState readAndRun(int argc, const char* const* argv) {
#ifdef WEIGHBRIDGE_WINDOW
  if (!drawing() && isDrawn(argc, argv)) return continueDrawing();
#endif
  CLI::App program(rendered(appTexts["app.about"]), std::string(programName));
  describe(program, appTexts["app.footer"]);
  program.require_subcommand(0, 1);
  const std::array commands{
      inspectCommand(program),     reportCommand(program),    explainCommand(program),
      pickCommand(program),        convertCommand(program),   voxelsCommand(program),
      shapesCommand(program),      sweepCommand(program),     sensitivityCommand(program),
      fragilityCommand(program),   calibrateCommand(program), evidenceCommand(program),
      statisticsCommand(program),  sqlCommand(program),       profileCommand(program),
#ifdef WEIGHBRIDGE_WINDOW
      namedRenderCommand(program),
#endif
      exportCommand(program),      helpCommand(program),
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
  protectProgramFiles(installedFolder() / "bin/weighbridge", WEIGHBRIDGE_LIBDIR);
}

}  // namespace

ExitState runParsed(std::span<const Command> commands) {
  const auto given = std::ranges::find_if(
      commands, [](const Command& command) { return command.arguments->parsed(); });
  if (given == commands.end()) return ExitState::wrongUsage;
  const ExitState state = given->run();
  complainOfOtherNames();
  return state;
}

const Drawing* drawing() { return ownDrawing; }

ExitState continueDrawing() {
  const std::filesystem::path program = installedFolder() / drawingProgram;
  ::execv(program.c_str(), ownArguments.data());
  const std::string reason = std::generic_category().message(errno);
  return refused(failure(drawingTexts["window.not_started"],
                         {{"program", program.string()}, {"reason", reason}})
                     .value());
}

ExitState runProgram(int argc, const char* const* argv, const Drawing* drawing) {
  ownDrawing = drawing;
  for (int i = 0; i < argc; ++i) ownArguments.push_back(const_cast<char*>(argv[i]));
  ownArguments.push_back(nullptr);
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

std::string versionLine() {
  std::vector<std::string> parts;
  if (!programCommit.empty()) parts.push_back(fmt::format("commit {}", programCommit));
#ifdef WEIGHBRIDGE_WINDOW
  parts.push_back("Qt " WEIGHBRIDGE_WINDOW);
#endif
  std::string line = fmt::format("{} {}", programName, programVersion);
  if (!parts.empty()) line += fmt::format(" ({})", fmt::join(parts, ", "));
  return line;
}

namespace {

std::atomic<AtInterrupt::Work> workAtEnd{nullptr};
std::atomic<void*> contextAtEnd{nullptr};

void cleanUpAndEnd(int signal) {
  if (const auto work = workAtEnd.load()) work(contextAtEnd);
  removeUnfinishedFiles();
  clearProgressLine();
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

}  // namespace

void prepareSignals() {
  for (const int signal : {SIGINT, SIGTERM, SIGHUP}) std::signal(signal, cleanUpAndEnd);
  for (const int signal : {SIGPIPE, SIGXFSZ}) std::signal(signal, SIG_IGN);
}

AtInterrupt::AtInterrupt(Work work, void* context) noexcept {
  contextAtEnd = context;
  workAtEnd = work;
}

AtInterrupt::~AtInterrupt() { workAtEnd = nullptr; }

int endAtOnce(ExitState state) {
  setResultCache(nullptr);
#ifndef WEIGHBRIDGE_SANITIZED
  std::fflush(nullptr);
  std::_Exit(static_cast<int>(state));
#endif
  return static_cast<int>(state);
}

}  // namespace wb::app
