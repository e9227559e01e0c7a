#include "app/arguments.h"
#include "app/command.h"
#include "app/console.h"
#include "app/level_making.h"
#include "app/output.h"
#include "app/shape_command_texts.h"
#include "app/shape_hulls.h"
#include "app/shape_making.h"
#include "app/shape_output.h"
#include "app/table_output.h"
#include "app/upload_line.h"
#include "app/weighing.h"
#include "model/analysis/find.h"
#include "model/scene/compose.h"
#include "model/shapes/write_shapes.h"

#include <cstddef>
#include <memory>
#include <utility>

namespace wb::app {
namespace {

/// What is meant; parts that are no meshes only where one was named.
Result<std::vector<weighing::Target>> partsMeant(const scene::Scene& scene,
                                                 const TargetArguments& named) {
  auto targets = weighing::findTargets(scene, named.linkset, named.part);
  if (!targets) return targets;
  std::vector<weighing::Target> parts;
  for (const weighing::Target& target : *targets) {
    if (target.part) {
      parts.push_back(target);
      continue;
    }
    const auto& all = scene.linksets[target.linkset].parts;
    for (std::size_t i = 0; i < all.size(); ++i)
      if (all[i].kind == scene::PartKind::mesh) parts.push_back({target.linkset, i});
  }
  if (parts.empty()) return failure(shapeCommandTexts["shapes.no_mesh"]);
  return parts;
}

/// No cost depends on how things are turned.
void turnUpright(scene::Scene& scene) {
  std::vector<scene::Target> all;
  for (std::size_t i = 0; i < scene.linksets.size(); ++i) all.push_back({i, {}});
  scene = scene::turnUpright(std::move(scene), all).scene;
}

ExitState printTable(const weighing::Weighing& weighing, const MadeShapes& made,
                     const ShapesArguments& arguments) {
  auto output = openOutput({}, {});
  if (!output) return refused(output.error());
  const bool isAsset = !arguments.output.empty() && !making::isPhysicsObject(arguments.output);
  const table::Carrier carrier = isAsset ? table::Carrier::asset : table::Carrier::uploader;
  writeTable(table::madeShapeTable(weighing, made.rows, carrier), displayName(weighing.profile),
             arguments.table, *output);
  return finish(*output);
}

ExitState runLevels(weighing::Weighing& weighing, const std::vector<weighing::Target>& parts,
                    const ShapesArguments& arguments, const shape::LevelChoice& choice) {
  const MadeLevels made = makeLevels(weighing, parts, arguments.file, choice);
  auto output = openOutput({}, {});
  if (!output) return refused(output.error());
  writeTable(table::madeLevelTable(weighing, made.rows), displayName(weighing.profile),
             arguments.table, *output);
  const ExitState state = worst(made.state, finish(*output));
  if (arguments.output.empty()) return state;
  return worst(state, writeLevels(weighing.scene, made, arguments.file, arguments.output,
                                  arguments.isAnyway));
}

/// Reads the hulls that are named beside a part.
ExitState takeHulls(ShapesArguments& arguments, std::size_t parts) {
  if (arguments.wanted.hulls.empty()) return ExitState::done;
  if (parts != 1) return wrongUsage(failure(shapeCommandTexts["shapes.hulls_of_one"]).value());
  auto hulls = hullsOfFile(arguments.wanted.hulls, arguments.weighing);
  if (!hulls) return hulls.error();
  arguments.hulls = std::move(*hulls);
  return ExitState::done;
}

ExitState runShapes(ShapesArguments& arguments, const LevelArguments& levels) {
  if (arguments.areHullsObjects && !making::isPhysicsObject(arguments.output))
    return wrongUsage(failure(shapeCommandTexts["shapes.objects_where"]).value());
  if (!arguments.output.empty())
    if (auto apart = checkOutput(arguments.output, {arguments.file}); !apart)
      return refused(apart.error());
  auto weighing = weighScene(arguments.file, arguments.weighing);
  if (!weighing) return weighing.error();
  tellUpload(*weighing);
  if (arguments.turnsUpright) turnUpright(weighing->scene);
  const auto parts = partsMeant(weighing->scene, arguments.target);
  if (!parts) return wrongUsage(inFile(parts.error(), arguments.file));
  if (const ExitState state = takeHulls(arguments, parts->size()); state != ExitState::done)
    return state;
  if (levels.isAsked)
    return worst(runLevels(*weighing, *parts, arguments, levels.choice),
                 stateOfPartial({&*weighing, 1}, arguments.weighing));
  const MadeShapes made = makeAll(*weighing, *parts, arguments);
  ExitState state = worst(made.state, printTable(*weighing, made, arguments));
  if (!arguments.output.empty())
    state = worst(state, writeChosen(weighing->scene, *parts, made, arguments));
  return worst(state, stateOfPartial({&*weighing, 1}, arguments.weighing));
}

}  // namespace

Command shapesCommand(CLI::App& program) {
  CLI::App* command = addCommand(program, "shapes", shapeCommandTexts["shapes.about"],
                                 shapeCommandTexts["shapes.example"]);
  auto arguments = std::make_shared<ShapesArguments>();
  auto levels = std::make_shared<LevelArguments>();
  addNeeded(*command, "SCENE", appTexts["option.scene"], arguments->file);
  addTarget(*command, arguments->target);
  addShapeRequest(*command, arguments->wanted);
  command
      ->add_option("-o,--output", arguments->output, rendered(shapeCommandTexts["shapes.output"]))
      ->type_name("OUT")
      ->check(wrongShapeOutput);
  command->add_flag("--hulls-as-objects", arguments->areHullsObjects,
                    rendered(shapeCommandTexts["shapes.hulls_as_objects"]));
  command->add_flag("--anyway", arguments->isAnyway, rendered(appTexts["option.anyway"]));
  command->add_flag("--turn-upright", arguments->turnsUpright,
                    rendered(shapeCommandTexts["shapes.turn_upright"]));
  addLevels(*command, *levels);
  addThreads(*command, arguments->wanted.request.threads);
  addTableFormat(*command, arguments->table, TableFormat::text);
  addWeighing(*command, arguments->weighing);
  return {command, [arguments, levels] {
            levels->choice.isCompared = arguments->wanted.isCompared;
            return runShapes(*arguments, *levels);
          }};
}

}  // namespace wb::app
