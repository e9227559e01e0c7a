#include "app/arguments.h"
#include "app/command.h"
#include "app/console.h"
#include "app/progress.h"
#include "app/table_output.h"
#include "app/voxel_arguments.h"
#include "app/weighing.h"
#include "model/report/shape_table.h"

#include <memory>

namespace wb::app {
namespace {

struct VoxelsArguments {
  std::string file;
  std::optional<std::string> linkset;
  std::optional<std::string> part;
  octree::VoxelOptions deepest;
  TableArguments table;
  WeighArguments weighing;
};

ExitState runVoxels(const VoxelsArguments& arguments) {
  auto output = openOutput(arguments.table.output, {arguments.file});
  if (!output) return refused(output.error());
  auto options = weighOptions(arguments.weighing);
  if (!options) return refused(options.error());
  const auto [weighings, state] = weighFiles({arguments.file}, *options, Geometry::kept);
  if (weighings.empty()) return state;
  const report::Weighing& weighing = weighings.front();
  const auto targets = report::findTargets(weighing.scene, arguments.linkset, arguments.part);
  if (!targets) return wrongUsage(inFile(targets.error(), arguments.file));
  Progress progress;
  const auto made =
      shapeTable(weighing, *targets, arguments.deepest, progress.task(arguments.file));
  complain(made.findings);
  writeTable(made.value, displayName(weighing.profile), arguments.table, *output);
  return finish(*output);
}

}  // namespace

Command voxelsCommand(CLI::App& program) {
  CLI::App* command =
      addCommand(program, "voxels", appTexts["voxels.about"], appTexts["voxels.example"]);
  auto arguments = std::make_shared<VoxelsArguments>();
  addNeeded(*command, "SCENE", appTexts["option.scene"], arguments->file);
  command->add_option("--linkset", arguments->linkset, report::say(appTexts["voxels.linkset"]))
      ->type_name("NAME|ID");
  command->add_option("--part", arguments->part, report::say(appTexts["voxels.part"]))
      ->type_name("NAME|ID");
  addVoxels(*command, appTexts["voxels.depth"], arguments->deepest);
  addTable(*command, arguments->table, TableFormat::text);
  addWeighing(*command, arguments->weighing);
  return {command, [arguments] { return runVoxels(*arguments); }};
}

}  // namespace wb::app
