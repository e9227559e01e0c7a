#include "app/arguments.h"
#include "app/command.h"
#include "app/console.h"
#include "app/progress.h"
#include "app/table_output.h"
#include "app/weighing.h"
#include "model/report/sweep_table.h"

#include <memory>

namespace wb::app {
namespace {

struct SweepArguments {
  std::string file;
  std::string scale;  ///< A range; empty if none is given.
  TableArguments table;
  WeighArguments weighing;
};

std::string wrongScale(const std::string& text) {
  const auto range = tuning::parseRange(text);
  if (!range) return message(range.error());
  const auto problem = problemOf(tuning::SweepAxis{{}, *range});
  return problem ? message(*problem) : std::string();
}

/// The one axis among the arguments; the settings that are ranges are taken out of them.
Result<tuning::SweepAxis> takeAxis(SweepArguments& arguments) {
  std::vector<tuning::SweepAxis> axes;
  if (!arguments.scale.empty()) axes.push_back({{}, *tuning::parseRange(arguments.scale)});
  std::erase_if(arguments.weighing.settings, [&axes](const report::Setting& setting) {
    if (!tuning::looksLikeRange(setting.value)) return false;
    axes.push_back({cost::constantKey(setting.key), *tuning::parseRange(setting.value)});
    return true;
  });
  if (axes.size() != 1) return failure(appTexts["sweep.one_axis"], {{"count", axes.size()}});
  return axes.front();
}

ExitState runSweep(SweepArguments arguments) {
  const auto axis = takeAxis(arguments);
  if (!axis) return wrongUsage(axis.error());
  auto output = openOutput(arguments.table.output, {arguments.file});
  if (!output) return refused(output.error());
  auto options = weighOptions(arguments.weighing);
  if (!options) return refused(options.error());
  const auto [weighings, state] = weighFiles({arguments.file}, *options, Geometry::kept);
  if (weighings.empty()) return state;
  const report::Weighing& weighing = weighings.front();
  Progress progress;
  const auto points = sweep(weighing.scene, weighing.profile, *axis, progress.task(arguments.file));
  writeTable(sweepTable(weighing, points), displayName(weighing.profile), arguments.table, *output);
  return finish(*output);
}

}  // namespace

Command sweepCommand(CLI::App& program) {
  CLI::App* command =
      addCommand(program, "sweep", appTexts["sweep.about"], appTexts["sweep.example"]);
  auto arguments = std::make_shared<SweepArguments>();
  addNeeded(*command, "SCENE", appTexts["option.scene"], arguments->file);
  command->add_option("--scale", arguments->scale, report::say(appTexts["sweep.scale"]))
      ->type_name("FROM:TO:STEPS")
      ->check(wrongScale);
  addTable(*command, arguments->table, TableFormat::csv);
  addWeighing(*command, arguments->weighing, Settings::valuesAndRanges);
  return {command, [arguments] { return runSweep(*arguments); }};
}

}  // namespace wb::app
