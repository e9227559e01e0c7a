#include "app/arguments.h"
#include "app/command.h"
#include "app/console.h"
#include "app/inputs.h"
#include "app/page_output.h"
#include "app/profile_files.h"
#include "app/report_stream.h"
#include "app/table_output.h"
#include "model/analysis/analysis.h"
#include "model/core/language.h"
#include "model/core/plain_text.h"
#include "model/core/text.h"
#include "model/formats/measured_costs.h"
#include "model/report/changes.h"
#include "model/report/explanation_texts.h"
#include "model/report/filter.h"
#include "model/report/report.h"

#include <cstddef>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace wb::app {

/// What a report says beside its rows.
using Sentences = std::vector<std::string>;

/// A sentence with its `{count}`, where that is not 0.
void add(Sentences& sentences, Text text, std::size_t count);

/// In place of tables without any row: how many octrees there are where there is nothing else,
/// which cost nothing; else none.
Sentences octreeSentence(const std::vector<weighing::Weighing>& weighings);

namespace {

/// How many octrees there are where there is nothing else, which costs; else none.
std::size_t octreesAlone(const std::vector<weighing::Weighing>& weighings) {
  std::size_t count = 0;
  for (const weighing::Weighing& weighing : weighings) {
    if (!weighing.scene.linksets.empty()) return 0;
    count += weighing.scene.octrees.size();
  }
  return count;
}

}  // namespace

void add(Sentences& sentences, Text text, std::size_t count) {
  if (count > 0) sentences.push_back(rendered(text, {{"count", count}}));
}

Sentences octreeSentence(const std::vector<weighing::Weighing>& weighings) {
  Sentences sentences;
  add(sentences, explain::explanationTexts["explain.octrees_only"], octreesAlone(weighings));
  return sentences;
}

namespace {

enum class ReportFormat : std::uint8_t { csv, json, html, pdf, text };

struct ReportArguments {
  ReportFormat format = ReportFormat::csv;
  std::vector<std::string> files;
  table::RowKind rowKind = table::RowKind::linkset;
  std::string measured;  ///< File; empty: none.
  bool compare = false;
  std::string where;        ///< A filter; empty: all rows.
  std::string against;      ///< What to compare with; empty: nothing.
  std::size_t threads = 0;  ///< 0: as many as there are cores.
  TableArguments table;
  WeighArguments weighing;
};

/// What must not be written over.
std::vector<std::string> inputsOf(const ReportArguments& arguments) {
  std::vector<std::string> inputs = arguments.files;
  inputs.push_back(arguments.against);
  inputs.push_back(arguments.measured);
  return inputs;
}

/// What the grid measured, into each scene; what it says of linksets that a scene lacks is told.
ExitState addMeasured(std::vector<weighing::Weighing>& weighings, const std::string& file) {
  for (weighing::Weighing& weighing : weighings) {
    auto all = import::withMeasuredFile(file, weighing.scene);
    if (!all) return refused(all.error());
    complain(all->findings);
    weighing.scene.measured = std::move(all->value);
  }
  return ExitState::done;
}

/// The profile's name if all were weighed under the same, else nothing: the rows say which.
std::optional<std::string> commonProfile(const std::vector<weighing::Weighing>& weighings) {
  const std::string name = displayName(weighings.front().profile);
  for (const weighing::Weighing& weighing : weighings)
    if (displayName(weighing.profile) != name) return {};
  return name;
}

std::optional<PageFormat> pageOf(ReportFormat format) {
  if (format == ReportFormat::html) return PageFormat::html;
  return format == ReportFormat::pdf ? std::optional(PageFormat::pdf) : std::nullopt;
}

TableArguments tableArguments(const ReportArguments& arguments) {
  TableArguments table = arguments.table;
  if (arguments.format == ReportFormat::json) table.format = TableFormat::json;
  if (arguments.format == ReportFormat::text) table.format = TableFormat::text;
  return table;
}

table::Columns columnsOf(const ReportArguments& arguments) {
  const bool compares = arguments.compare || !arguments.measured.empty();
  return compares ? table::Columns::withMeasured : table::Columns::standard;
}

using Filter = std::optional<table::Filter>;

/// The filter asked for, if one was.
Result<Filter> filterFor(const ReportArguments& arguments) {
  if (arguments.where.empty()) return Filter();
  const auto columns = arguments.against.empty()
                           ? tableOf(arguments.rowKind, {}, columnsOf(arguments)).headings
                           : changesTable(arguments.rowKind, {}).headings;
  auto filter = table::Filter::parse(arguments.where, columns);
  if (!filter) return tl::unexpected(inFile(std::move(filter).error(), "--where"));
  if (const auto unknown = filter->unknownWord(columns)) {
    const std::string reason = app::unknownWord(oneLine(unknown->word), unknown->known);
    auto wrong = failure(appTexts["app.wrong_value"], {{"reason", reason}}).value();
    return tl::unexpected(inFile(inPlace(std::move(wrong), unknown->column), "--where"));
  }
  return Filter(std::move(*filter));
}

/// The CSV file that a report writes, be it beside a page; empty: none.
std::string csvFileOf(const ReportArguments& arguments) {
  const std::string& output = arguments.table.output;
  if (pageOf(arguments.format) && !output.empty()) return page::tableBeside(output);
  return arguments.format == ReportFormat::csv ? output : std::string();
}

/// The profile of what is weighed, or of files that have none of their own.
cost::Profile usualProfile(const weighing::WeighOptions& options,
                           std::span<const weighing::Weighing> weighings) {
  if (weighings.size() == 1) return weighings.front().profile;
  const auto usual = weighing::profileFor(scene::Scene(), options);
  return usual ? usual->value : cost::Profile();
}

/// Writes the rows of a report that pass its filter; CSV says in which files the constants are.
class RowWriter {
 public:
  RowWriter(const ReportArguments& arguments, const Filter& filter, cost::Profile usual)
      : arguments_(arguments), filter_(filter), profiles_(csvFileOf(arguments), std::move(usual)) {}

  /// Which rows pass, for pages.
  page::RowTest test() const {
    if (!filter_) return {};
    return [&filter = *filter_](const table::Table& table, std::size_t row) {
      return filter.passes(table, row);
    };
  }

  /// @param items      Weighings or table::Versions, one a file.
  /// @param tableOf    Makes the table of some of these.
  /// @param weighings  Of the items.
  template <class Item, class MakeTable>
  void write(std::span<const Item> items, const MakeTable& tableOf,
             const std::vector<weighing::Weighing>& weighings, Output& output) {
    // Data are the same in every language, sentences in them too.
    const Language english;
    std::optional<LanguageScope> scope;
    if (arguments_.format != ReportFormat::text) scope.emplace(english);
    const TableArguments table = tableArguments(arguments_);
    if (table.format != TableFormat::csv)
      return writeTable(counted(tableOf(items)), commonProfile(weighings), table, output);
    output.write(csvHead(tableOf(std::span<const Item>()).headings, table.csv));
    for (const Item& item : items)
      writeCsvRows(profiles_.named(counted(tableOf(std::span(&item, 1))), item), table.csv,
                   [&output](std::string_view line) { output.write(line); });
  }

  /// Finishes the file with the rows, once what they name is there.
  ExitState finish(Output& output) const {
    if (arguments_.format != ReportFormat::text) passed_.tellIfNone();
    const ExitState state = profiles_.write();
    return state == ExitState::done ? app::finish(output) : state;
  }

 private:
  /// The rows that pass, which are counted.
  table::Table counted(table::Table table) {
    if (!filter_) return table;
    table::Table passing = filtered(*filter_, table);
    passed_.add(table.rows, passing.rows);
    return passing;
  }

  const ReportArguments& arguments_;
  const Filter& filter_;
  PassedRows passed_;
  ProfileFiles profiles_;
};

/// A page in a file has its table as CSV beside it.
template <class Item, class MakeTable>
ExitState withRowsBeside(const ReportArguments& arguments, RowWriter& rows,
                         std::span<const Item> items, const MakeTable& tableOf,
                         const std::vector<weighing::Weighing>& weighings, ExitState page) {
  if (page != ExitState::done || arguments.table.output.empty()) return page;
  auto beside = openOutput(page::tableBeside(arguments.table.output), inputsOf(arguments));
  if (!beside) return refused(beside.error());
  rows.write(items, tableOf, weighings, *beside);
  return rows.finish(*beside);
}

const scene::Scene& sceneOf(const weighing::Weighing& weighing) { return weighing.scene; }
const scene::Scene& sceneOf(const table::Versions& versions) { return versions.after->scene; }

/// The linksets that a page tells of; empty: all, as where rows are regions.
/// @param items    Weighings or table::Versions, one a file.
/// @param tableOf  Makes the table of some of these.
template <class Item, class MakeTable>
page::LinksetTest linksetsShown(const ReportArguments& arguments, std::span<const Item> items,
                                const page::RowTest& test, const MakeTable& tableOf) {
  if (!pageOf(arguments.format) || arguments.rowKind == table::RowKind::region) return {};
  std::vector<std::pair<const scene::Scene*, table::Table>> tables;
  for (const Item& item : items) tables.emplace_back(&sceneOf(item), tableOf(std::span(&item, 1)));
  return page::linksetsOfRows(tables, test);
}

/// A page says by which filter it leaves out what it leaves out.
Sentences withFilter(Sentences sentences, const ReportArguments& arguments) {
  if (!arguments.where.empty())
    sentences.push_back(
        rendered(appTexts["report.only_rows"], {{"filter", oneLine(arguments.where)}}));
  return sentences;
}

void write(const Sentences& sentences, Output& output) {
  TextPage page;
  for (const std::string& sentence : sentences) page.paragraph(sentence);
  output.write(page.take());
}

/// Below a table for people: one of data has no place for them.
void tell(const ReportArguments& arguments, const Sentences& sentences, Output& output) {
  if (sentences.empty() || arguments.format != ReportFormat::text) return;
  output.write("\n");
  write(sentences, output);
}

ExitState writeReport(const ReportArguments& arguments, RowWriter& rows,
                      const WeighedInputs& weighed, Output& output) {
  using Weighings = std::span<const weighing::Weighing>;
  const std::vector<weighing::Weighing>& weighings = weighed.files.weighings;
  const table::Columns columns = columnsOf(arguments);
  const auto tableOf = [&](Weighings some) {
    return table::tableOf(arguments.rowKind, some, columns);
  };
  const Sentences sentences = octreeSentence(weighings);
  const bool hasTables = sentences.empty();
  const page::LinksetTest isShown =
      linksetsShown(arguments, Weighings(weighings), rows.test(), tableOf);
  if (const auto page = pageOf(arguments.format))
    return withRowsBeside(arguments, rows, Weighings(weighings), tableOf, weighings,
                          writePage(*page,
                                    [&](page::HtmlOptions options, const table::Sink& sink) {
                                      options.summary = withFilter(sentences, arguments);
                                      options.isShown = isShown;
                                      options.refused = weighed.files.refused;
                                      std::vector<page::Captioned> tables;
                                      if (hasTables)
                                        tables = page::htmlTables(arguments.rowKind, weighings,
                                                                  columns, rows.test());
                                      writeReportHtml(weighings, tables, options, sink);
                                    },
                                    output, {weighings, isShown}));
  if (hasTables || arguments.format != ReportFormat::text) {
    rows.write(Weighings(weighings), tableOf, weighings, output);
  } else {
    write(sentences, output);
  }
  Sentences others;
  add(others, appTexts["folder.refused"], weighed.files.refused.size());
  add(others, appTexts["folder.left_alone"], weighed.leftAlone);
  tell(arguments, others, output);
  return rows.finish(output);
}

/// What changes over all, and what could not be compared; thousands apart on a page, as its tables.
Sentences summaryOf(const ReportArguments& arguments, const std::vector<table::Versions>& versions,
                    const WeighedInputs& weighed) {
  const Language readable = grouping(currentLanguage());
  std::optional<LanguageScope> scope;
  if (pageOf(arguments.format)) scope.emplace(readable);
  Sentences sentences = changeSentences(versions);
  add(sentences, appTexts["folder.refused"], weighed.files.refused.size());
  return sentences;
}

ExitState writeChanges(const ReportArguments& arguments, RowWriter& rows,
                       const std::vector<table::Versions>& versions, const WeighedInputs& weighed,
                       Output& output) {
  using Pairs = std::span<const table::Versions>;
  const std::vector<weighing::Weighing>& weighings = weighed.files.weighings;
  const auto tableOf = [&](Pairs some) { return changesTable(arguments.rowKind, some); };
  const Sentences sentences = summaryOf(arguments, versions, weighed);
  const page::LinksetTest isShown = linksetsShown(arguments, Pairs(versions), rows.test(), tableOf);
  if (const auto page = pageOf(arguments.format))
    return withRowsBeside(
        arguments, rows, Pairs(versions), tableOf, weighings,
        writePage(*page,
                  [&](page::HtmlOptions options, const table::Sink& sink) {
                    options.summary = withFilter(sentences, arguments);
                    options.isShown = isShown;
                    options.refused = weighed.files.refused;
                    options.compared = page::comparedOf(versions);
                    writeReportHtml(weighings,
                                    page::htmlChanges(arguments.rowKind, versions, rows.test()),
                                    options, sink);
                  },
                  output, {weighings, isShown}));
  rows.write(Pairs(versions), tableOf, weighings, output);
  tell(arguments, sentences, output);
  return rows.finish(output);
}

/// Of the weighings those that have something to be compared with.
ExitState compareWith(const ReportArguments& arguments, RowWriter& rows, const Against& against,
                      WeighedInputs weighed, Output& output) {
  std::vector<Against::Other> others;
  std::vector<table::Versions> versions;
  ExitState state = ExitState::done;
  for (std::size_t i = 0; i < weighed.inputs.size(); ++i) {
    const weighing::Weighing& weighing = weighed.files.weighings[i];
    auto other = against.other(weighing, weighed.inputs[i]);
    if (!other && isUnknownWord(other.error())) return wrongUsage(other.error());
    if (!other) {
      state = worst(state, refused(other.error()));
      weighed.files.refused.push_back(std::move(other).error());
      continue;
    }
    complain(other->findings);
    versions.push_back({other->weighing.get(), &weighing});
    others.push_back(std::move(*other));
  }
  if (versions.empty()) return state;
  for (const Against::Other& other : others)
    state = worst(state, stateOfPartial({other.weighing.get(), 1}, arguments.weighing));
  return worst(state, writeChanges(arguments, rows, versions, weighed, output));
}

/// Whether rows can be written file by file: nothing is known of all files before the last.
bool isStreamed(const ReportArguments& arguments, const Inputs& inputs,
                const std::optional<Against>& against) {
  const bool isData =
      arguments.format == ReportFormat::csv || arguments.format == ReportFormat::json;
  const bool isAboutAll = !arguments.measured.empty() || (against && against->isScenario());
  return isData && !isAboutAll && inputs.files.size() > 1;
}

ExitState reportAtOnce(const ReportArguments& arguments, const Filter& filter,
                       const weighing::WeighOptions& options, const Inputs& inputs,
                       const std::optional<Against>& against, Output& output) {
  const bool needsGeometry = pageOf(arguments.format) || against;
  auto weighed = weighInputs(inputs.files, options,
                             needsGeometry ? Geometry::kept : Geometry::dropped, arguments.threads);
  auto& [weighings, state, refused] = weighed.files;
  refused.insert(refused.begin(), inputs.refused.begin(), inputs.refused.end());
  if (weighings.empty()) return state == ExitState::done ? nothingFound(arguments.files) : state;
  state = worst(state, stateOfPartial(weighings, arguments.weighing));
  for (const weighing::Weighing& weighing : weighings) tellUpload(weighing);
  if (!arguments.measured.empty()) state = worst(state, addMeasured(weighings, arguments.measured));
  RowWriter rows(arguments, filter, usualProfile(options, weighings));
  if (against)
    return worst(state, compareWith(arguments, rows, *against, std::move(weighed), output));
  return worst(state, writeReport(arguments, rows, weighed, output));
}

/// The files of the folders, and those of the one that they are compared with.
Inputs allInputs(const ReportArguments& arguments, const std::optional<Against>& against) {
  Inputs inputs = inputsNamed(arguments.files);
  const bool isOneFolder =
      arguments.files.size() == 1 && std::filesystem::is_directory(arguments.files.front());
  if (against && against->isFolder() && isOneFolder)
    inputs = withThoseOnlyIn(arguments.against, std::move(inputs), arguments.files.front());
  return inputs;
}

/// The table beside a page replaces an earlier one, and nothing else, before the page is made.
ExitState checkTableBeside(const ReportArguments& arguments) {
  if (arguments.table.output.empty()) return ExitState::done;
  const std::string table = page::tableBeside(arguments.table.output);
  if (auto apart = checkOutput(table, inputsOf(arguments)); !apart) return refused(apart.error());
  if (!page::isInTheWay(table)) return ExitState::done;
  return refused(inFile(failure(appTexts["output.other_file"]).value(), table));
}

ExitState runReport(const ReportArguments& arguments) {
  if (const auto page = pageOf(arguments.format)) {
    ExitState state = checkPage(*page, arguments.table.output);
    if (state == ExitState::done) state = checkTableBeside(arguments);
    if (state != ExitState::done) return state;
  }
  const auto filter = filterFor(arguments);
  if (!filter) return wrongUsage(filter.error());
  auto output = openOutput(arguments.table.output, inputsOf(arguments));
  if (!output) return refused(output.error());
  auto options = weighOptions(arguments.weighing);
  if (!options) return refused(options.error());
  std::optional<Against> against;
  if (!arguments.against.empty()) {
    auto read = Against::of(arguments.against, *options);
    if (!read) return refused(read.error());
    against = std::move(*read);
  }
  const Inputs inputs = allInputs(arguments, against);
  if (inputs.files.empty())
    return inputs.refused.empty() ? nothingFound(arguments.files) : inputs.state();
  if (!isStreamed(arguments, inputs, against))
    return worst(inputs.state(),
                 reportAtOnce(arguments, *filter, *options, inputs, against, *output));
  ProfileFiles profiles(csvFileOf(arguments), usualProfile(*options, {}));
  const ReportStream stream{.rowKind = arguments.rowKind,
                            .columns = columnsOf(arguments),
                            .filter = *filter ? &**filter : nullptr,
                            .against = against ? &*against : nullptr,
                            .table = tableArguments(arguments),
                            .profiles = &profiles,
                            .folders = arguments.files,
                            .weighing = std::move(*options),
                            .allowsPartial = arguments.weighing.partial,
                            .threads = arguments.threads};
  return worst(inputs.state(), writeStream(stream, inputs.files, *output));
}

/// Parcels are no rows of their own, which a word near to theirs would leave open.
void addParcelHint(CLI::App& command) {
  CLI::Option* by = command.get_option("--by");
  const auto hint = [](std::string& word) {
    return word == "parcel" ? rendered(appTexts["report.by_parcel"]) : std::string();
  };
  by->transform(CLI::Validator(hint, "", by->get_validator()->get_name()));
}

}  // namespace

Command reportCommand(CLI::App& program) {
  CLI::App* command =
      addCommand(program, "report", appTexts["report.about"], appTexts["report.example"]);
  auto arguments = std::make_shared<ReportArguments>();
  addFiles(*command, "SCENE", appTexts["option.scenes"], arguments->files);
  addChoice(*command, "--by", appTexts["option.by"], arguments->rowKind,
            {{"linkset", table::RowKind::linkset},
             {"part", table::RowKind::part},
             {"region", table::RowKind::region}});
  addParcelHint(*command);
  CLI::Option* against =
      command->add_option("--against", arguments->against, rendered(appTexts["option.against"]))
          ->type_name("WHAT")
          ->check(nothingNamed, "", completedBy(builtInProfileNames()));
  command->add_option("--measured", arguments->measured, rendered(appTexts["option.measured"]))
      ->type_name("FILE")
      ->excludes(against);
  command->add_option("--where", arguments->where, rendered(appTexts["option.where"]))
      ->type_name("FILTER")
      ->check(nothingNamed);
  command->add_flag("--compare", arguments->compare, rendered(appTexts["option.compare"]))
      ->excludes(against);
  const Words<ReportFormat> formats{{"csv", ReportFormat::csv},
                                    {"json", ReportFormat::json},
                                    {"html", ReportFormat::html},
                                    {"pdf", ReportFormat::pdf},
                                    {"text", ReportFormat::text}};
  addChoice(*command, "--format", appTexts["option.format"], arguments->format, formats);
  settleFormat(*command, arguments->format, formats, arguments->table.output);
  addThreads(*command, arguments->threads);
  addCsv(*command, arguments->table.csv);
  addOutput(*command, arguments->table.output);
  addWeighing(*command, arguments->weighing);
  return {command, [arguments] { return runReport(*arguments); }};
}

}  // namespace wb::app
