#include "app/app_texts.h"
#include "app/arguments.h"
#include "app/command.h"
#include "app/common_options.h"
#include "app/console.h"
#include "app/output.h"
#include "app/table_output.h"
#include "app/usage.h"
#include "model/core/language.h"
#include "model/formats/reader/reader.h"
#include "model/report/inspection_report.h"

#include <nlohmann/json.hpp>

#include <array>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace wb::app {
namespace {

enum class InspectFormat : std::uint8_t { text, json };

struct InspectArguments {
  std::vector<std::string> files;
  InspectFormat format = InspectFormat::text;
  std::string output;
  import::BareOptions opening;
  bool cell = false;
};

struct InspectedFiles {
  std::vector<inspect::Inspection> inspections;
  ExitState state = ExitState::done;
};

InspectedFiles inspectFiles(const InspectArguments& arguments) {
  InspectedFiles result;
  Progress progress;
  for (const std::string& file : arguments.files) {
    auto inspection = inspect::inspect(file, progress.task(file), arguments.opening);
    if (inspection) {
      rememberInputs(inspection->files);
      if (inspection->isPartial) result.state = ExitState::refused;
      result.inspections.push_back(std::move(*inspection));
    } else {
      result.state = refused(inspection.error());
    }
  }
  return result;
}

/// One file is an object, several are an array of those that could be read.
std::string jsonOf(const std::vector<inspect::Inspection>& inspections, bool several) {
  if (!several) return table::jsonText(toJson(inspections.front())) + '\n';
  table::Json all = table::Json::array();
  for (const inspect::Inspection& inspection : inspections) all.push_back(toJson(inspection));
  return table::jsonText(all) + '\n';
}

std::string textOf(const std::vector<inspect::Inspection>& inspections) {
  std::string text;
  for (const inspect::Inspection& inspection : inspections) {
    if (!text.empty()) text += '\n';
    text += toText(inspection);
  }
  return text;
}

struct WallRow {
  std::string_view reader;
  worker::Wall wall;
  bool holds;
};

constexpr std::array wallColumns{
    table::Column<WallRow>{
        {"reader", appTexts["cell.reader"], table::Rank::essential},
        [](const WallRow& row) -> table::Cell { return std::string(row.reader); }},
    table::Column<WallRow>{
        {"restriction", appTexts["cell.wall"], table::Rank::essential},
        [](const WallRow& row) -> table::Cell { return std::string(name(row.wall)); }},
    table::Column<WallRow>{{"active", appTexts["cell.holds"], table::Rank::essential},
                           [](const WallRow& row) -> table::Cell { return row.holds; }},
    table::Column<WallRow>{
        {"meaning", appTexts["cell.meaning"], table::Rank::essential},
        [](const WallRow& row) -> table::Cell { return rendered(meaningOf(row.wall)); }},
};

ExitState runCell(const InspectArguments& arguments) {
  auto output = openOutput(arguments.output, {});
  if (!output) return refused(output.error());
  std::vector<WallRow> rows;
  for (const worker::ReaderProgram& reader : worker::readerPrograms) {
    const auto walls = worker::wallsAround(worker::pathOf(reader));
    if (!walls) return refused(walls.error());
    for (const worker::Wall wall : worker::allWalls)
      rows.push_back({reader.family, wall, (*walls)[static_cast<std::size_t>(wall)]});
  }
  TableArguments format;
  format.format = arguments.format == InspectFormat::json ? TableFormat::json : TableFormat::text;
  writeTable(table::tableOf<WallRow>(wallColumns, std::move(rows)), {}, format, *output);
  return finish(*output);
}

ExitState runInspect(const InspectArguments& arguments) {
  if (arguments.cell) return runCell(arguments);
  auto output = openOutput(arguments.output, arguments.files);
  if (!output) return refused(output.error());
  const auto [inspections, state] = inspectFiles(arguments);
  if (inspections.empty()) return state;
  const bool several = arguments.files.size() > 1;
  output->write(arguments.format == InspectFormat::json ? jsonOf(inspections, several)
                                                        : textOf(inspections));
  return worst(state, finish(*output));
}

}  // namespace

Command inspectCommand(CLI::App& program) {
  CLI::App* command =
      addCommand(program, "inspect", appTexts["inspect.about"], appTexts["inspect.example"]);
  auto arguments = std::make_shared<InspectArguments>();
  CLI::Option* files =
      addFiles(*command, "FILE", appTexts["option.file"], arguments->files)->required(false);
  command->add_flag("--cell", arguments->cell, rendered(appTexts["inspect.cell"]))->excludes(files);
  const Words<InspectFormat> formats{{"text", InspectFormat::text}, {"json", InspectFormat::json}};
  addChoice(*command, "--format", appTexts["option.format"], arguments->format, formats);
  settleFormat(*command, arguments->format, formats, arguments->output);
  addOutput(*command, arguments->output);
  addMemory(*command, arguments->opening.memory);
  return {command, [arguments, command] {
            if (!arguments->files.empty() || arguments->cell) return runInspect(*arguments);
            return wrongUsage(failure(appTexts["app.needs_word"],
                                      {{"word", "FILE"}, {"command", fullName(*command)}})
                                  .value());
          }};
}

}  // namespace wb::app
