#include "app/command.h"
#include "app/table_output.h"
#include "model/report/analysis_tables.h"

#include <memory>

namespace wb::app {
namespace {

ExitState runSensitivity(const SceneTableArguments& arguments) {
  return writeSceneTable(
      arguments, [&](const weighing::Weighing& weighing, const WriteTable& write) {
        const tuning::Sensitivity found =
            tuning::sensitivity(weighing.scene, weighing.statistics, weighing.profile,
                                weighing.costs, {}, arguments.threads);
        return write(table::sensitivityTable(weighing, found));
      });
}

}  // namespace

Command sensitivityCommand(CLI::App& program) {
  CLI::App* command = addCommand(program, "sensitivity", appTexts["sensitivity.about"],
                                 appTexts["sensitivity.example"]);
  auto arguments = std::make_shared<SceneTableArguments>();
  addScene(*command, *arguments);
  addLinkset(*command, *arguments);
  addThreads(*command, arguments->threads);
  addSceneTable(*command, *arguments, TableFormat::csv);
  return {command, [arguments] { return runSensitivity(*arguments); }};
}

}  // namespace wb::app
