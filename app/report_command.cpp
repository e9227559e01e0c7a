#include "app/arguments.h"
#include "app/command.h"
#include "app/console.h"
#include "app/table_output.h"
#include "app/weighing.h"
#include "model/import/measured_costs.h"
#include "model/report/views.h"

#include <memory>
#include <utility>

namespace wb::app {
namespace {

struct ReportArguments {
  std::vector<std::string> files;
  report::View view = report::View::linkset;
  std::string measured;  ///< File; empty: none.
  bool compare = false;
  TableArguments table;
  WeighArguments weighing;
};

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

/// The profile's name if all were weighed under the same, else null: the rows say which.
report::Json commonProfile(const std::vector<report::Weighing>& weighings) {
  const std::string name = displayName(weighings.front().profile);
  for (const report::Weighing& weighing : weighings)
    if (displayName(weighing.profile) != name) return nullptr;
  return name;
}

ExitState runReport(const ReportArguments& arguments) {
  auto output = openOutput(arguments.table.output, arguments.files);
  if (!output) return refused(output.error());
  auto options = weighOptions(arguments.weighing);
  if (!options) return refused(options.error());
  auto [weighings, state] = weighFiles(arguments.files, *options, Geometry::dropped);
  if (weighings.empty()) return state;
  if (!arguments.measured.empty()) state = worst(state, addMeasured(weighings, arguments.measured));
  const bool compares = arguments.compare || !arguments.measured.empty();
  const report::Table table =
      tableOf(arguments.view, weighings,
              compares ? report::Columns::withMeasured : report::Columns::standard);
  writeTable(table, commonProfile(weighings), arguments.table, *output);
  return worst(state, finish(*output));
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
  command->add_option("--measured", arguments->measured, report::say(appTexts["option.measured"]))
      ->type_name("FILE");
  command->add_flag("--compare", arguments->compare, report::say(appTexts["option.compare"]));
  addTable(*command, arguments->table, TableFormat::csv);
  addWeighing(*command, arguments->weighing);
  return {command, [arguments] { return runReport(*arguments); }};
}

}  // namespace wb::app
