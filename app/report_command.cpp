#include "app/against.h"
#include "app/arguments.h"
#include "app/command.h"
#include "app/console.h"
#include "app/page_output.h"
#include "app/table_output.h"
#include "app/weighing.h"
#include "model/import/measured_costs.h"
#include "model/report/changes.h"
#include "model/report/filter.h"
#include "model/report/page.h"
#include "model/report/views.h"

#include <filesystem>
#include <memory>
#include <utility>

namespace wb::app {
namespace {

enum class ReportFormat : std::uint8_t { csv, json, html, pdf, text };

struct ReportArguments {
  ReportFormat format = ReportFormat::csv;
  std::vector<std::string> files;
  report::View view = report::View::linkset;
  std::string measured;  ///< File; empty: none.
  bool compare = false;
  std::string where;    ///< A filter; empty: all rows.
  std::string against;  ///< What to compare with; empty: nothing.
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
ExitState addMeasured(std::vector<report::Weighing>& weighings, const std::string& file) {
  for (report::Weighing& weighing : weighings) {
    auto all = import::withMeasuredFile(file, weighing.scene);
    if (!all) return refused(all.error());
    complain(all->findings);
    weighing.scene.measured = std::move(all->value);
  }
  return ExitState::done;
}

/// The profile's name if all were weighed under the same, else nothing: the rows say which.
std::optional<std::string> commonProfile(const std::vector<report::Weighing>& weighings) {
  const std::string name = displayName(weighings.front().profile);
  for (const report::Weighing& weighing : weighings)
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

report::Columns columnsOf(const ReportArguments& arguments) {
  const bool compares = arguments.compare || !arguments.measured.empty();
  return compares ? report::Columns::withMeasured : report::Columns::standard;
}

using Filter = std::optional<report::Filter>;

/// The filter asked for, if one was.
Result<Filter> filterFor(const ReportArguments& arguments) {
  if (arguments.where.empty()) return Filter();
  const auto columns = arguments.against.empty()
                           ? tableOf(arguments.view, {}, columnsOf(arguments)).headings
                           : changesTable(arguments.view, {}).headings;
  auto filter = report::Filter::parse(arguments.where, columns);
  if (!filter) return tl::unexpected(inFile(std::move(filter).error(), "--where"));
  return Filter(std::move(*filter));
}

report::RowTest rowTest(const Filter& filter) {
  if (!filter) return {};
  return
      [&filter](const report::Table& table, std::size_t row) { return filter->passes(table, row); };
}

void writeRows(const ReportArguments& arguments, const Filter& filter, const report::Table& table,
               const std::vector<report::Weighing>& weighings, Output& output) {
  writeTable(filter ? filtered(*filter, table) : table, commonProfile(weighings),
             tableArguments(arguments), output);
}

ExitState writeReport(const ReportArguments& arguments, const Filter& filter,
                      const std::vector<report::Weighing>& weighings, Output& output) {
  const report::Columns columns = columnsOf(arguments);
  if (const auto page = pageOf(arguments.format))
    return writePage(
        *page,
        [&](const report::HtmlOptions& options, const report::Sink& sink) {
          writeReportHtml(weighings,
                          htmlTables(arguments.view, weighings, columns, rowTest(filter)), options,
                          sink);
        },
        output);
  writeRows(arguments, filter, tableOf(arguments.view, weighings, columns), weighings, output);
  return finish(output);
}

ExitState writeChanges(const ReportArguments& arguments, const Filter& filter,
                       const std::vector<report::Versions>& versions,
                       const std::vector<report::Weighing>& weighings, Output& output) {
  const std::vector<std::string> sentences = changeSentences(versions);
  if (const auto page = pageOf(arguments.format))
    return writePage(
        *page,
        [&](report::HtmlOptions options, const report::Sink& sink) {
          options.summary = sentences;
          writeReportHtml(weighings, htmlChanges(arguments.view, versions, rowTest(filter)),
                          options, sink);
        },
        output);
  writeRows(arguments, filter, changesTable(arguments.view, versions), weighings, output);
  if (arguments.format == ReportFormat::text) {
    report::Page page;
    page.gap();
    for (const std::string& sentence : sentences) page.paragraph(sentence);
    output.write(page.take());
  }
  return finish(output);
}

ExitState compareWith(const ReportArguments& arguments, const Filter& filter,
                      const report::WeighOptions& options,
                      const std::vector<report::Weighing>& weighings, Output& output) {
  const auto others = weighedAgainst(arguments.against, weighings, options);
  if (!others && std::filesystem::exists(arguments.against)) return refused(others.error());
  if (!others) return wrongUsage(others.error());
  std::vector<report::Versions> versions;
  for (std::size_t i = 0; i < weighings.size(); ++i)
    versions.push_back({&(*others)[i], &weighings[i]});
  return worst(stateOfPartial(*others, arguments.weighing),
               writeChanges(arguments, filter, versions, weighings, output));
}

ExitState runReport(const ReportArguments& arguments) {
  const auto page = pageOf(arguments.format);
  if (page)
    if (const ExitState state = checkPage(*page, arguments.table.output); state != ExitState::done)
      return state;
  const auto filter = filterFor(arguments);
  if (!filter) return wrongUsage(filter.error());
  auto output = openOutput(arguments.table.output, inputsOf(arguments));
  if (!output) return refused(output.error());
  auto options = weighOptions(arguments.weighing);
  if (!options) return refused(options.error());
  const bool compares = !arguments.against.empty();
  auto [weighings, state] =
      weighFiles(arguments.files, *options, page || compares ? Geometry::kept : Geometry::dropped);
  if (weighings.empty()) return state;
  state = worst(state, stateOfPartial(weighings, arguments.weighing));
  if (!arguments.measured.empty()) state = worst(state, addMeasured(weighings, arguments.measured));
  if (compares) return worst(state, compareWith(arguments, *filter, *options, weighings, *output));
  return worst(state, writeReport(arguments, *filter, weighings, *output));
}

}  // namespace

Command reportCommand(CLI::App& program) {
  CLI::App* command =
      addCommand(program, "report", appTexts["report.about"], appTexts["report.example"]);
  auto arguments = std::make_shared<ReportArguments>();
  addFiles(*command, "SCENE", appTexts["option.scene"], arguments->files);
  addChoice(*command, "--by", appTexts["option.by"], arguments->view,
            {{"linkset", report::View::linkset},
             {"part", report::View::part},
             {"region", report::View::region}});
  CLI::Option* against =
      command->add_option("--against", arguments->against, report::say(appTexts["option.against"]))
          ->type_name("WHAT")
          ->check(nothingNamed, "", completedBy(builtInProfileNames()));
  command->add_option("--measured", arguments->measured, report::say(appTexts["option.measured"]))
      ->type_name("FILE")
      ->excludes(against);
  command->add_option("--where", arguments->where, report::say(appTexts["option.where"]))
      ->type_name("FILTER")
      ->check(nothingNamed);
  command->add_flag("--compare", arguments->compare, report::say(appTexts["option.compare"]))
      ->excludes(against);
  addChoice(*command, "--format", appTexts["option.format"], arguments->format,
            {{"csv", ReportFormat::csv},
             {"json", ReportFormat::json},
             {"html", ReportFormat::html},
             {"pdf", ReportFormat::pdf},
             {"text", ReportFormat::text}});
  addCsv(*command, arguments->table.csv);
  addOutput(*command, arguments->table.output);
  addWeighing(*command, arguments->weighing);
  return {command, [arguments] { return runReport(*arguments); }};
}

}  // namespace wb::app
