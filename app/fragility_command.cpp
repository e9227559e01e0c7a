#include "app/arguments.h"
#include "app/command.h"
#include "app/console.h"
#include "app/progress.h"
#include "app/table_output.h"
#include "app/weighing.h"
#include "model/report/find.h"
#include "model/report/fragility_table.h"

#include <memory>

namespace wb::app {
namespace {

struct FragilityArguments {
  std::string file;
  TargetArguments target;
  TableArguments table;
  WeighArguments weighing;
};

Result<std::vector<report::TargetFragility>> fragilityOf(const report::Weighing& weighing,
                                                         const std::vector<report::Target>& targets,
                                                         const Task& task) {
  std::vector<report::TargetFragility> all;
  for (const report::Target& target : targets) {
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
  auto output = openOutput(arguments.table.output, {arguments.file});
  if (!output) return refused(output.error());
  auto options = weighOptions(arguments.weighing);
  if (!options) return refused(options.error());
  const auto [weighings, state] = weighFiles({arguments.file}, *options, Geometry::kept);
  if (weighings.empty()) return state;
  const report::Weighing& weighing = weighings.front();
  const auto targets =
      report::findTargets(weighing.scene, arguments.target.linkset, arguments.target.part);
  if (!targets) return wrongUsage(inFile(targets.error(), arguments.file));
  Progress progress;
  const auto found = fragilityOf(weighing, *targets, progress.task(arguments.file));
  if (!found) return refused(inFile(found.error(), arguments.file));
  writeTable(fragilityTable(weighing, *found), displayName(weighing.profile), arguments.table,
             *output);
  return finish(*output);
}

}  // namespace

Command fragilityCommand(CLI::App& program) {
  CLI::App* command =
      addCommand(program, "fragility", appTexts["fragility.about"], appTexts["fragility.example"]);
  auto arguments = std::make_shared<FragilityArguments>();
  addNeeded(*command, "SCENE", appTexts["option.scene"], arguments->file);
  addTarget(*command, arguments->target);
  addTable(*command, arguments->table, TableFormat::text);
  addWeighing(*command, arguments->weighing);
  return {command, [arguments] { return runFragility(*arguments); }};
}

}  // namespace wb::app
