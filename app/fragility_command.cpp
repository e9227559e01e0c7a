#include "app/command.h"
#include "app/console.h"
#include "app/table_output.h"
#include "model/analysis/find_targets.h"
#include "model/report/analysis_tables.h"

#include <memory>

namespace wb::app {
namespace {

struct FragilityArguments : SceneTableArguments {
  TargetArguments target;
};

Result<std::vector<table::TargetFragility>> fragilityOf(
    const weighing::Weighing& weighing, const std::vector<weighing::Target>& targets,
    const Task& task) {
  std::vector<table::TargetFragility> all;
  for (const weighing::Target& target : targets) {
    const std::string& name = weighing.scene.linksets[target.linkset].name;
    const Task ofOne{task.cancel, [&](double fraction, std::string_view) {
                       const double done = static_cast<double>(all.size()) + fraction;
                       task.report(done / static_cast<double>(targets.size()), name);
                     }};
    auto found =
        tuning::fragility(weighing.scene, target.linkset,
                          weighing.statistics.linksets[target.linkset], weighing.profile, ofOne);
    if (!found) return failure(std::move(found));
    all.push_back({target, std::move(*found)});
  }
  return all;
}

ExitState runFragility(const FragilityArguments& arguments) {
  return writeSceneTable(
      arguments, [&](const weighing::Weighing& weighing, const WriteTable& write) {
        const auto targets =
            weighing::findTargets(weighing.scene, arguments.target.linkset, arguments.target.part);
        if (!targets) return wrongUsage(inFile(targets.error(), arguments.file));
        Progress progress;
        const auto found = fragilityOf(weighing, *targets, progress.task(arguments.file));
        if (!found) return refused(inFile(found.error(), arguments.file));
        return write(fragilityTable(weighing, *found));
      });
}

}  // namespace

Command fragilityCommand(CLI::App& program) {
  CLI::App* command =
      addCommand(program, "fragility", appTexts["fragility.about"], appTexts["fragility.example"]);
  auto arguments = std::make_shared<FragilityArguments>();
  addScene(*command, *arguments);
  addTarget(*command, arguments->target);
  addSceneTable(*command, *arguments, TableFormat::text);
  return {command, [arguments] { return runFragility(*arguments); }};
}

}  // namespace wb::app
