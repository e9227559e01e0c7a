#include "app/arguments.h"
#include "app/command.h"
#include "app/console.h"
#include "app/grid_files.h"
#include "app/output.h"
#include "app/usage.h"
#include "model/grid/database.h"
#include "model/grid/schema.h"
#include "model/grid/statistics_files.h"

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
  std::string manifest;
  std::string shard;  ///< `3/10`; empty: all.
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

std::string wrongShare(const std::string& word) {
  if (grid::shareIn(word)) return {};
  return rendered(appTexts["statistics.shard_word"], {{"word", word}, {"limit", grid::mostShares}});
}

std::vector<std::string> bakedKeys() {
  std::vector<std::string> keys;
  for (const auto& [key, value] : grid::bakedRows({}))
    keys.push_back(key.substr(key.find('.') + 1));
  return keys;
}

/// What no table may be written over.
ExitState checkTables(const StatisticsArguments& arguments) {
  for (const auto& file : grid::filesOfTables(arguments.output))
    if (const auto right = checkOutput(file.string(), arguments.files); !right)
      return refused(right.error());
  return ExitState::done;
}

/// Writes or loads the files by the name of what they become.
WriteGrid writerFor(const std::string& output) {
  return [output](const std::vector<std::string>& files, const grid::WriteOptions& options,
                  const grid::Listener& listener, const Task& task) -> Result<grid::Outcome> {
    if (endsAs(output, csvEndings)) return grid::writeFiles(output, files, options, listener, task);
    auto database = database::openDatabase(output);
    if (!database) return failure(std::move(database));
    return grid::loadFiles(**database, files, options, listener, task);
  };
}

ExitState wrong(Text text, std::vector<Argument> arguments) {
  return wrongUsage(failure(text, std::move(arguments)).value());
}

/// The statistics of one machine's share.
ExitState runShard(const StatisticsArguments& arguments) {
  const auto needs = appTexts["statistics.needs"];
  if (arguments.manifest.empty())
    return wrong(needs, {{"option", "--shard"}, {"other", "--manifest"}});
  if (!arguments.files.empty())
    return wrong(appTexts["statistics.listed"], {{"file", arguments.files.front()}});
  if (arguments.output.empty()) return wrong(needs, {{"option", "--shard"}, {"other", "--output"}});
  if (!endsAs(arguments.output, csvEndings))
    return wrong(appTexts["statistics.shard_csv"], {{"file", arguments.output}});
  auto manifest = grid::readManifest(arguments.manifest);
  if (!manifest) return refused(manifest.error());
  if (const ExitState state = checkTables(arguments); state != ExitState::done) return state;
  auto profile = profileFrom(arguments.weighing);
  if (!profile) return refused(profile.error());
  return writeGrid({{},
                    arguments.threads,
                    &arguments.weighing,
                    std::move(*profile),
                    std::move(*manifest),
                    *grid::shareIn(arguments.shard)},
                   writerFor(arguments.output));
}

/// The list of files that machines share.
ExitState runManifest(const StatisticsArguments& arguments) {
  if (!arguments.output.empty() || arguments.files.empty())
    return wrong(
        appTexts["statistics.needs"],
        {{"option", "--manifest"}, {"other", arguments.output.empty() ? "SCENE" : "--shard"}});
  if (const auto right = checkOutput(arguments.manifest, arguments.files); !right)
    return refused(right.error());
  return writeManifest(arguments.manifest, arguments.files, arguments.threads);
}

/// The files that load commands name where no others are given.
constexpr std::string_view usualParts = "parts.csv.gz";

ExitState printSchema(const StatisticsArguments& arguments) {
  const auto dialect = std::ranges::find(query::dialects(), arguments.schema,
                                         [](query::Dialect one) { return name(one); });
  return print(grid::schemaText(
      *dialect, arguments.output.empty() ? std::string(usualParts) : arguments.output));
}

ExitState runStatistics(const CLI::App& command, const StatisticsArguments& arguments) {
  if (!arguments.schema.empty()) return printSchema(arguments);
  if (!arguments.shard.empty()) return runShard(arguments);
  if (!arguments.manifest.empty()) return runManifest(arguments);
  for (const auto& [word, isGiven] : {std::pair("SCENE", !arguments.files.empty()),
                                      std::pair("--output", !arguments.output.empty())})
    if (!isGiven)
      return wrongUsage(
          failure(appTexts["app.needs_word"], {{"word", word}, {"command", fullName(command)}})
              .value());
  if (const ExitState state = checkTables(arguments); state != ExitState::done) return state;
  auto profile = profileFrom(arguments.weighing);
  if (!profile) return refused(profile.error());
  return writeGrid({arguments.files, arguments.threads, &arguments.weighing, std::move(*profile)},
                   writerFor(arguments.output));
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
  std::vector<std::string> engines;
  for (const query::Dialect dialect : query::dialects()) engines.emplace_back(name(dialect));
  command
      ->add_option("--schema", arguments->schema,
                   rendered(appTexts["statistics.schema"], {{"words", listed(engines)}}))
      ->type_name("WORD")
      ->check([engines](const std::string& word) { return unknownWord(word, engines); }, "",
              completedBy(engines));
  command->add_option("--manifest", arguments->manifest, rendered(appTexts["statistics.manifest"]))
      ->type_name("FILE")
      ->check(nothingNamed);
  command->add_option("--shard", arguments->shard, rendered(appTexts["statistics.shard"]))
      ->type_name("K/N")
      ->check(wrongShare);
  addThreads(*command, arguments->threads);
  addBaked(*command, arguments->weighing, bakedKeys());
  return {command, [command, arguments] { return runStatistics(*command, *arguments); }};
}

}  // namespace wb::app
