#include "app/arguments.h"
#include "app/command.h"
#include "app/console.h"
#include "app/table_output.h"
#include "app/weighing.h"
#include "model/report/sensitivity_table.h"

#include <memory>

namespace wb::app {
namespace {

struct SensitivityArguments {
  std::string file;
  TableArguments table;
  WeighArguments weighing;
};

ExitState runSensitivity(const SensitivityArguments& arguments) {
  auto output = openOutput(arguments.table.output, {arguments.file});
  if (!output) return refused(output.error());
  auto options = weighOptions(arguments.weighing);
  if (!options) return refused(options.error());
  const auto [weighings, state] = weighFiles({arguments.file}, *options, Geometry::kept);
  if (weighings.empty()) return state;
  const report::Weighing& weighing = weighings.front();
  const tuning::Sensitivity found =
      tuning::sensitivity(weighing.scene, weighing.statistics, weighing.profile, weighing.costs);
  writeTable(sensitivityTable(weighing, found), displayName(weighing.profile), arguments.table,
             *output);
  return finish(*output);
}

}  // namespace

Command sensitivityCommand(CLI::App& program) {
  CLI::App* command = addCommand(program, "sensitivity", appTexts["sensitivity.about"],
                                 appTexts["sensitivity.example"]);
  auto arguments = std::make_shared<SensitivityArguments>();
  addNeeded(*command, "SCENE", appTexts["option.scene"], arguments->file);
  addTable(*command, arguments->table, TableFormat::csv);
  addWeighing(*command, arguments->weighing);
  return {command, [arguments] { return runSensitivity(*arguments); }};
}

}  // namespace wb::app
