#include "app/scene_table.h"

#include "app/console.h"
#include "app/weighing.h"
#include "model/analysis/narrowed.h"

namespace wb::app {

void addScene(CLI::App& command, SceneTableArguments& arguments) {
  addNeeded(command, "SCENE", appTexts["option.scene"], arguments.file);
}

void addLinkset(CLI::App& command, SceneTableArguments& arguments) {
  command.add_option("--linkset", arguments.linkset, rendered(appTexts["option.linkset"]))
      ->type_name("NAME");
}

void addSceneTable(CLI::App& command, SceneTableArguments& arguments, TableFormat standard,
                   Settings kinds) {
  addTable(command, arguments.table, standard);
  addWeighing(command, arguments.weighing, kinds);
}

ExitState writeSceneTable(
    const SceneTableArguments& arguments,
    const std::function<ExitState(const weighing::Weighing&, const WriteTable&)>& work) {
  auto output = openOutput(arguments.table.output, {arguments.file});
  if (!output) return refused(output.error());
  auto whole = weighScene(arguments.file, arguments.weighing);
  if (!whole) return whole.error();
  const auto weighing = weighing::narrowedTo(std::move(*whole), arguments.linkset);
  if (!weighing) return wrongUsage(inFile(weighing.error(), arguments.file));
  const ExitState done = work(*weighing, [&](const table::Table& table) {
    writeTable(table, displayName(weighing->profile), arguments.table, *output);
    return finish(*output);
  });
  return worst(done, stateOfPartial({&*weighing, 1}, arguments.weighing));
}

}  // namespace wb::app
