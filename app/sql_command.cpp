#include "app/arguments.h"
#include "app/command.h"
#include "app/console.h"
#include "app/grid_files.h"
#include "app/program.h"
#include "app/table_output.h"
#include "model/grid/answer.h"
#include "model/grid/schema.h"
#include "model/report/table_formats.h"

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace wb::app {

/// Writes the rows of an answer as they come, however many: only a table for people, whose columns
/// are as wide as what is in them, waits for the last.
class AnswerWriter {
 public:
  /// All of it must outlive this.
  AnswerWriter(const query::Question& question, const TableArguments& arguments, Output& output);

  void take(query::Row row);
  void end();

 private:
  void writeRows();

  const query::Question& question_;
  const TableArguments& arguments_;
  Output& output_;
  std::vector<query::Row> rows_;  ///< Not yet written.
  bool hasBegun_ = false;
  bool hasRows_ = false;
};

namespace {

constexpr std::size_t rowsAtOnce = 4096;

}  // namespace

AnswerWriter::AnswerWriter(const query::Question& question, const TableArguments& arguments,
                           Output& output)
    : question_(question), arguments_(arguments), output_(output) {}

void AnswerWriter::take(query::Row row) {
  const bool isText = arguments_.format == TableFormat::text;
  rows_.push_back(isText ? std::move(row) : asData(question_, std::move(row)));
  if (arguments_.format != TableFormat::text && rows_.size() == rowsAtOnce) writeRows();
}

void AnswerWriter::writeRows() {
  const table::Table table = tableOf(question_, std::exchange(rows_, {}));
  const bool isFirst = !std::exchange(hasBegun_, true);
  if (arguments_.format == TableFormat::csv) {
    if (isFirst) output_.write(table::csvHead(table.headings, arguments_.csv));
    return writeCsvRows(table, arguments_.csv,
                        [this](std::string_view line) { output_.write(line); });
  }
  if (isFirst)
    output_.write(table::jsonHead({WEIGHBRIDGE_VERSION, displayName(question_.profile)}));
  for (std::size_t row = 0; row < table.rows; ++row)
    output_.write((std::exchange(hasRows_, true) ? ",\n" : "\n") + jsonRow(table, row));
}

void AnswerWriter::end() {
  if (arguments_.format == TableFormat::text)
    return writeTable(tableOf(question_, std::move(rows_)), {}, arguments_, output_);
  writeRows();
  if (arguments_.format == TableFormat::json) output_.write(hasRows_ ? "\n]}\n" : "]}\n");
}

namespace {

struct SqlArguments {
  std::vector<std::string> files;
  query::By by = query::By::linkset;
  query::Dialect dialect = query::Dialect::postgresql;
  query::Stage stage = query::Stage::whole;
  std::string against;  ///< A profile; empty: none.
  std::string run;      ///< A database; empty: the query is printed.
  std::size_t threads = 0;
  TableArguments table;
  WeighArguments weighing;
};

Result<query::Question> questionFrom(const SqlArguments& arguments) {
  auto profile = profileFrom(arguments.weighing);
  if (!profile) return failure(std::move(profile));
  query::Question question{arguments.by, std::move(*profile), {}, {}};
  if (arguments.against.empty()) return question;
  auto against = loadProfile(arguments.against);
  if (!against) return failure(std::move(against));
  question.against = std::move(*against);
  return question;
}

/// The constant that a printed query cannot follow: nobody knows the tables that it will be asked
/// of.
Result<void> checkBaked(const cost::Profile& profile) {
  const auto differing = grid::differingBaked(grid::bakedRows({}), profile);
  if (differing.empty()) return {};
  return failure(appTexts["sql.baked"], {{"key", differing.front()}});
}

ExitState printQuery(const SqlArguments& arguments, const query::Question& question) {
  for (const cost::Profile* profile :
       {&question.profile, question.against ? &*question.against : &question.profile})
    if (const auto checked = checkBaked(*profile); !checked) return refused(checked.error());
  const auto text = queryText(question, arguments.dialect, arguments.stage);
  if (!text) return refused(text.error());
  auto output = openOutput(arguments.table.output, {arguments.weighing.profile, arguments.against});
  if (!output) return refused(output.error());
  output->write(*text);
  return finish(*output);
}

ExitState load(database::Database& database, const SqlArguments& arguments,
               const cost::Profile& profile) {
  return writeGrid(
      {arguments.files, arguments.threads, &arguments.weighing, profile},
      [&database](const std::vector<std::string>& files, const grid::WriteOptions& options,
                  const grid::Listener& listener, const Task& task) {
        return grid::loadFiles(database, files, options, listener, task);
      });
}

/// Rows may go to the terminal that shows the progress.
Result<void> writeRows(database::Database& database, const query::Question& question,
                       AnswerWriter& writer) {
  Progress progress;
  const Task task = progress.task(database.name());
  const auto contents = query::contentsOf(database, task);
  if (!contents) return tl::unexpected(contents.error());
  if (contents->shards.obstacle) complain(*contents->shards.obstacle);
  return askInPieces(
      database, *contents, question,
      [&writer](query::Row row) {
        clearProgressLine();
        writer.take(std::move(row));
        return true;
      },
      task);
}

ExitState answer(database::Database& database, const SqlArguments& arguments,
                 const query::Question& question) {
  if (const auto checked = checkTables(database, question); !checked)
    return refused(checked.error());
  auto output = openOutput(arguments.table.output,
                           {arguments.weighing.profile, arguments.against, arguments.run});
  if (!output) return refused(output.error());
  AnswerWriter writer(question, arguments.table, *output);
  if (const auto written = writeRows(database, question, writer); !written)
    return refused(written.error());
  writer.end();
  return finish(*output);
}

ExitState runQuery(const SqlArguments& arguments, const query::Question& question) {
  const auto access = arguments.files.empty() ? database::Access::ask : database::Access::load;
  auto database = database::openDatabase(arguments.run, access);
  if (!database) return refused(database.error());
  // A server goes on with what nobody waits for any more.
  const AtInterrupt cancel(
      [](void* running) noexcept { static_cast<database::Database*>(running)->cancel(); },
      database->get());
  ExitState state = ExitState::done;
  if (!arguments.files.empty()) state = load(**database, arguments, question.profile);
  if (state == ExitState::wrongUsage) return state;
  if (const auto guarded = (*database)->guard(); !guarded) return refused(guarded.error());
  return worst(state, answer(**database, arguments, question));
}

/// Options that say how a query is run are wrong where it is not.
ExitState checkPrinted(const CLI::App& command, const SqlArguments& arguments) {
  std::string_view option = arguments.files.empty() ? "" : "SCENE";
  for (const std::string_view one : {"--format", "--threads", "--csv-separator", "--csv-bom"})
    if (command.count(std::string(one)) > 0) option = one;
  if (option.empty()) return ExitState::done;
  return wrongUsage(failure(appTexts["sql.needs_run"], {{"option", option}}).value());
}

ExitState runSql(const CLI::App& command, const SqlArguments& arguments) {
  if (arguments.run.empty())
    if (const ExitState state = checkPrinted(command, arguments); state != ExitState::done)
      return state;
  const auto question = questionFrom(arguments);
  if (!question) return refused(question.error());
  return arguments.run.empty() ? printQuery(arguments, *question) : runQuery(arguments, *question);
}

Words<query::Stage> stageWords() {
  Words<query::Stage> words;
  for (const query::Stage stage : {query::Stage::whole, query::Stage::shard, query::Stage::merge})
    words.emplace_back(std::string(name(stage)), stage);
  return words;
}

Words<query::Dialect> dialectWords() {
  Words<query::Dialect> words;
  for (const query::Dialect dialect : query::dialects())
    words.emplace_back(std::string(name(dialect)), dialect);
  return words;
}

}  // namespace

Command sqlCommand(CLI::App& program) {
  CLI::App* command = addCommand(program, "sql", appTexts["sql.about"], appTexts["sql.example"]);
  auto arguments = std::make_shared<SqlArguments>();
  command->add_option("SCENE", arguments->files, inputHelp(appTexts["sql.scenes"]))
      ->option_text("...");
  addChoice(*command, "--by", appTexts["option.by"], arguments->by,
            {{"linkset", query::By::linkset},
             {"part", query::By::part},
             {"region", query::By::region},
             {"grid", query::By::grid}});
  command->add_option("--against", arguments->against, rendered(appTexts["sql.against"]))
      ->type_name("NAME|FILE")
      ->check(unknownProfile, "", completedBy(builtInProfileNames()));
  addChoice(*command, "--dialect", appTexts["sql.dialect"], arguments->dialect, dialectWords());
  addChoice(*command, "--stage", appTexts["sql.stage"], arguments->stage, stageWords());
  CLI::Option* run = command->add_option("--run", arguments->run, rendered(appTexts["sql.run"]))
                         ->type_name("DATABASE")
                         ->check(nothingNamed);
  run->excludes(command->get_option("--dialect"));
  run->excludes(command->get_option("--stage"));
  addTable(*command, arguments->table, TableFormat::csv);
  addThreads(*command, arguments->threads);
  addQueryProfile(*command, arguments->weighing);
  return {command, [command, arguments] { return runSql(*command, *arguments); }};
}

}  // namespace wb::app
