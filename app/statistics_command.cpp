#include "app/arguments.h"
#include "app/bare_effect.h"
#include "app/command.h"
#include "app/console.h"
#include "app/inputs.h"
#include "app/output.h"
#include "app/progress.h"
#include "app/usage.h"
#include "app/weighing.h"
#include "model/base/parallel.h"
#include "model/database/database.h"
#include "model/grid/baked.h"
#include "model/grid/files.h"
#include "model/grid/write.h"
#include "model/import/folder.h"

#include <algorithm>
#include <array>
#include <memory>

namespace wb::app {
namespace {

constexpr std::array<std::string_view, 2> csvEndings{".csv", ".csv.gz"};
constexpr std::array<std::string_view, 3> databaseEndings{".sqlite", ".sqlite3", ".db"};

struct StatisticsArguments {
  std::vector<std::string> files;
  std::string output;
  std::string schema;  ///< Engine whose words the tables are wanted in; empty: statistics are.
  std::size_t threads = 0;
  WeighArguments weighing;
};

bool endsAs(const std::string& file, std::span<const std::string_view> endings) {
  return std::ranges::any_of(endings,
                             [&file](std::string_view ending) { return file.ends_with(ending); });
}

std::string wrongEnding(const std::string& file) {
  if (endsAs(file, csvEndings) || endsAs(file, databaseEndings)) return {};
  return rendered(appTexts["statistics.ending"], {{"file", file}});
}

std::vector<std::string> bakedKeys() {
  std::vector<std::string> keys;
  for (const auto& [key, value] : grid::bakedRows({}))
    keys.push_back(key.substr(key.find('.') + 1));
  return keys;
}

Result<cost::Profile> bakedProfile(const WeighArguments& arguments) {
  auto profile =
      arguments.profile.empty() ? Result<cost::Profile>() : loadProfile(arguments.profile);
  if (!profile) return profile;
  for (const weighing::Setting& setting : arguments.settings)
    if (auto done = cost::set(*profile, setting.key, setting.value); !done)
      return failure(std::move(done));
  return profile;
}

/// The files to open; what only lay in a folder and is of no kind is left alone.
std::vector<std::string> filesToOpen(const std::vector<Input>& inputs, std::size_t threads) {
  std::vector<char> isOpened(inputs.size());
  inParallel(inputs.size(), 1, threads, [&](std::size_t begin, std::size_t) {
    isOpened[begin] = !inputs[begin].isFound || import::isToOpen(inputs[begin].file);
  });
  std::vector<std::string> files;
  for (std::size_t i = 0; i < inputs.size(); ++i)
    if (isOpened[i]) files.push_back(inputs[i].file);
  return files;
}

/// What no table may be written over.
ExitState checkTables(const StatisticsArguments& arguments) {
  for (const auto& file : grid::filesOfTables(arguments.output))
    if (const auto right = checkOutput(file.string(), arguments.files); !right)
      return refused(right.error());
  return ExitState::done;
}

Result<grid::Outcome> write(const StatisticsArguments& arguments,
                            const std::vector<std::string>& files,
                            const grid::WriteOptions& options, const grid::Listener& listener,
                            const Task& task) {
  if (endsAs(arguments.output, csvEndings))
    return grid::writeFiles(arguments.output, files, options, listener, task);
  auto database = database::openDatabase(arguments.output);
  if (!database) return failure(std::move(database));
  return grid::loadFiles(**database, files, options, listener, task);
}

ExitState writeAll(const StatisticsArguments& arguments, const std::vector<std::string>& files,
                   cost::Profile profile) {
  Progress progress;
  const grid::WriteOptions options{{std::move(profile), arguments.weighing.bare},
                                   arguments.threads,
                                   std::string(programName) + " " WEIGHBRIDGE_VERSION};
  const grid::Listener listener{
      .read =
          [](const grid::ReadSource& source) {
            complain(source.findings);
            if (source.refusal) refused(*source.refusal);
          },
      .progress = [&progress](double fraction,
                              std::string_view file) { progress.tell(fraction, file); }};
  const Task task = files.size() == 1 ? progress.task(files.front()) : Task();
  const auto outcome = write(arguments, files, options, listener, task);
  if (!outcome) return refused(outcome.error());
  if (const auto wrong = optionWithoutEffect(arguments.weighing.bare, outcome->kinds))
    return wrongUsage(*wrong);
  const bool isWhole = !outcome->isPartial || arguments.weighing.partial;
  return isWhole && !outcome->isRefused ? ExitState::done : ExitState::refused;
}

ExitState runStatistics(const CLI::App& command, const StatisticsArguments& arguments) {
  if (!arguments.schema.empty())
    return print(grid::schemaText(arguments.schema == "sqlite" ? database::Engine::sqlite
                                                               : database::Engine::postgresql));
  for (const auto& [word, isGiven] : {std::pair("SCENE", !arguments.files.empty()),
                                      std::pair("--output", !arguments.output.empty())})
    if (!isGiven)
      return wrongUsage(
          failure(appTexts["app.needs_word"], {{"word", word}, {"command", fullName(command)}})
              .value());
  if (const ExitState state = checkTables(arguments); state != ExitState::done) return state;
  auto profile = bakedProfile(arguments.weighing);
  if (!profile) return refused(profile.error());
  const Inputs inputs = inputsNamed(arguments.files);
  const auto files = filesToOpen(inputs.files, arguments.threads);
  if (files.empty()) return inputs.refused.empty() ? nothingFound(arguments.files) : inputs.state();
  return worst(inputs.state(), writeAll(arguments, files, std::move(*profile)));
}

}  // namespace

Command statisticsCommand(CLI::App& program) {
  CLI::App* command = addCommand(program, "statistics", appTexts["statistics.about"],
                                 appTexts["statistics.example"]);
  auto arguments = std::make_shared<StatisticsArguments>();
  command->add_option("SCENE", arguments->files, inputHelp(appTexts["option.scenes"]))
      ->option_text("...");
  command->add_option("-o,--output", arguments->output, rendered(appTexts["statistics.output"]))
      ->type_name("FILE")
      ->check(wrongEnding);
  const std::vector<std::string> engines{"sqlite", "postgresql"};
  command
      ->add_option("--schema", arguments->schema,
                   rendered(appTexts["statistics.schema"], {{"words", listed(engines)}}))
      ->type_name("WORD")
      ->check([engines](const std::string& word) { return unknownWord(word, engines); }, "",
              completedBy(engines));
  addThreads(*command, arguments->threads);
  addBaked(*command, arguments->weighing, bakedKeys());
  return {command, [command, arguments] { return runStatistics(*command, *arguments); }};
}

}  // namespace wb::app
