#include "app/command.h"
#include "app/common_options.h"
#include "app/console.h"
#include "app/table_output.h"
#include "model/report/shape_tables.h"

#include <memory>

namespace wb::app {
namespace {

struct VoxelsArguments : SceneTableArguments {
  TargetArguments target;
  octree::VoxelOptions deepest;
};

ExitState runVoxels(const VoxelsArguments& arguments) {
  return writeSceneTable(
      arguments, [&](const weighing::Weighing& weighing, const WriteTable& write) {
        const auto targets =
            weighing::findTargets(weighing.scene, arguments.target.linkset, arguments.target.part);
        if (!targets) return wrongUsage(inFile(targets.error(), arguments.file));
        Progress progress;
        const shape::MethodChoice choice{shape::methodsBy(shape::Approach::voxels),
                                         {.voxels = arguments.deepest}};
        const auto made = table::shapeTable(weighing, *targets, choice,
                                            progress.task(arguments.file), arguments.threads);
        complain(made.findings);
        return write(made.value);
      });
}

}  // namespace

Command voxelsCommand(CLI::App& program) {
  CLI::App* command =
      addCommand(program, "voxels", appTexts["voxels.about"], appTexts["voxels.example"]);
  auto arguments = std::make_shared<VoxelsArguments>();
  addScene(*command, *arguments);
  addTarget(*command, arguments->target);
  addVoxels(*command, appTexts["voxels.levels"], arguments->deepest);
  addThreads(*command, arguments->threads);
  addSceneTable(*command, *arguments, TableFormat::text);
  return {command, [arguments] { return runVoxels(*arguments); }};
}

}  // namespace wb::app
