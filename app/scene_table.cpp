#include "app/scene_table.h"

#include "app/console.h"
#include "app/weighing.h"

namespace wb::app {

void addScene(CLI::App& command, SceneTableArguments& arguments) {
  addNeeded(command, "SCENE", appTexts["option.scene"], arguments.file);
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
  const auto weighing = weighScene(arguments.file, arguments.weighing);
  if (!weighing) return weighing.error();
  const ExitState done = work(*weighing, [&](const table::Table& table) {
    writeTable(table, displayName(weighing->profile), arguments.table, *output);
    return finish(*output);
  });
  return worst(done, stateOfPartial({&*weighing, 1}, arguments.weighing));
}

}  // namespace wb::app
