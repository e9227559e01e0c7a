#include "app/command.h"
#include "app/console.h"
#include "app/table_output.h"
#include "model/report/analysis_tables.h"

#include <memory>

namespace wb::app {
namespace {

struct SweepArguments : SceneTableArguments {
  std::string scale;  ///< A range; empty if none is given.
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
  std::erase_if(arguments.weighing.settings, [&axes](const weighing::Setting& setting) {
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
  return writeSceneTable(
      arguments, [&](const weighing::Weighing& weighing, const WriteTable& write) {
        Progress progress;
        const auto points = sweep(weighing.scene, weighing.profile, *axis,
                                  progress.task(arguments.file), arguments.threads);
        return write(table::sweepTable(
            weighing, points, axis->key ? table::SweepOver::constant : table::SweepOver::size));
      });
}

}  // namespace

Command sweepCommand(CLI::App& program) {
  CLI::App* command =
      addCommand(program, "sweep", appTexts["sweep.about"], appTexts["sweep.example"]);
  auto arguments = std::make_shared<SweepArguments>();
  addScene(*command, *arguments);
  addLinkset(*command, *arguments);
  addThreads(*command, arguments->threads);
  command->add_option("--scale", arguments->scale, rendered(appTexts["sweep.scale"]))
      ->type_name("FROM:TO:STEPS")
      ->check(wrongScale);
  addSceneTable(*command, *arguments, TableFormat::csv, Settings::valuesAndRanges);
  return {command, [arguments] { return runSweep(*arguments); }};
}

}  // namespace wb::app
