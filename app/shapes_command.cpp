#include "app/arguments.h"
#include "app/command.h"
#include "app/command_texts.h"
#include "app/console.h"
#include "app/export_texts.h"
#include "app/inputs.h"
#include "app/level_generation.h"
#include "app/output.h"
#include "app/shape_combinations.h"
#include "app/shape_generation.h"
#include "app/table_output.h"
#include "app/write_kit.h"
#include "model/analysis/find_targets.h"
#include "model/formats/export.h"
#include "model/report/shape_tables.h"
#include "model/shapes/apply_shapes.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace wb::app {

/// Writes the scene as the name of the output says.
ExitState writeAll(weighing::Weighing& weighing, const std::vector<weighing::Target>& parts,
                   const ShapesArguments& arguments);

namespace {

/// The only object that the parts are of, with its files.
ExitState writeOneKit(const weighing::Weighing& weighing,
                      const std::vector<weighing::Target>& parts,
                      const ShapesArguments& arguments) {
  std::set<std::size_t> linksets;
  for (const weighing::Target& part : parts) linksets.insert(part.linkset);
  if (linksets.size() != 1)
    return wrongUsage(
        inFile(failure(kitCommandTexts["export.one_object"], {{"count", linksets.size()}}).value(),
               arguments.file));
  KitPlace place = placeOf(arguments.output);
  place.linkset = *linksets.begin();
  place.isAnyway = arguments.isAnyway;
  place.actsPage = place.name + "-upload.html";
  return writeKit(weighing, place, false);
}

}  // namespace

ExitState writeAll(weighing::Weighing& weighing, const std::vector<weighing::Target>& parts,
                   const ShapesArguments& arguments) {
  const std::string& output = arguments.output;
  if (exporting::uploaderFormatOf(output)) return writeOneKit(weighing, parts, arguments);
  scene::Scene& scene = weighing.scene;
  if (auto apart = checkOutput(output, {arguments.file}); !apart) return refused(apart.error());
  if (const auto why = exporting::refusalOf(scene, output); why && !arguments.isAnyway)
    return refused(notWritten(*why, output));
  const auto written = exporting::write(scene, output);
  if (!written) return refused(written.error());
  complain(*written);
  return ExitState::done;
}

/// Writes the shapes that were chosen as the name of the output says; a part without one is told,
/// and keeps what it has.
ExitState writeChosen(weighing::Weighing& weighing, const std::vector<weighing::Target>& parts,
                      const MadeShapes& made, const ShapesArguments& arguments);

namespace {

const scene::Part& partOf(const scene::Scene& scene, const table::MadeShapeRow& row) {
  return scene.linksets[row.part.linkset].parts[*row.part.part];
}

/// What is uploaded gets the base hull that the uploader makes; a mesh asset, what was made.
Result<void> useShape(scene::Scene& scene, const table::MadeShapeRow& row, bool isUploaded) {
  const auto& [linkset, part] = row.part;
  const glm::dvec3 scale = scene.linksets[linkset].parts[*part].scale;
  const shape::FittedShape& shape = row.made.shape;
  if (shape.isLinked() || (shape.isBaseHull() && isUploaded)) {
    auto used = making::used(std::move(scene), {&row.part, 1}, shape);
    if (!used) return failure(std::move(used));
    scene = std::move(*used);
    return {};
  }
  if (shape.isSurface())
    return exporting::useSurface(scene, linkset, *part, shape::inUnitCube(shape.surface, scale));
  return exporting::useHulls(scene, linkset, *part, shape::inUnitCube(shape.pieces, scale));
}

/// Deviation and passages are those of the hulls as they were made.
void tellOtherHulls(const scene::Part& part, const table::MadeShapeRow& row,
                    const ShapesArguments& arguments) {
  if (shape::arrivalOf(row.made.shape) != shape::Arrival::analyze) return;
  const auto digits = [](double value) { return Number{value, Number::Form::digits, 4}; };
  const auto& analyzed = row.made.analyzed;
  const bool isSame = analyzed && analyzed->least == analyzed->most;
  complain(about(
      analyzed ? failure(isSame ? shapeCommandTexts["shapes.other_hulls_same"]
                                : shapeCommandTexts["shapes.other_hulls"],
                         {{"least", digits(analyzed->least)}, {"most", digits(analyzed->most)}})
                     .value()
               : failure(shapeCommandTexts["shapes.unknown_hulls"]).value(),
      part, arguments.file));
}

ExitState writeObjects(const scene::Scene& scene,
                       const std::vector<const table::MadeShapeRow*>& chosen,
                       const ShapesArguments& arguments) {
  std::vector<exporting::PhysicsPart> parts;
  parts.reserve(chosen.size());
  for (const table::MadeShapeRow* row : chosen) {
    if (making::isMadeByUploader(arguments.output, row->made.shape)) {
      complain(about(failure(kitCommandTexts["export.base_hull"]).value(), partOf(scene, *row),
                     arguments.file));
      continue;
    }
    const auto why = making::refusalOfObject(scene, row->part, row->made.shape);
    if (why && !arguments.isAnyway) return refused(notWritten(*why, arguments.output));
    if (!arguments.areHullsObjects) tellOtherHulls(partOf(scene, *row), *row, arguments);
    const scene::Part& part = partOf(scene, *row);
    parts.push_back(making::physicsPart(part, scene.meshOf(part), row->made.shape));
  }
  if (parts.empty()) return ExitState::refused;
  auto output = openOutput(arguments.output, {arguments.file});
  if (!output) return refused(output.error());
  const exporting::PhysicsObjects objects = arguments.areHullsObjects
                                                ? exporting::PhysicsObjects::hulls
                                                : exporting::PhysicsObjects::parts;
  const auto content = making::physicsObject(arguments.output, std::move(parts), objects);
  if (!content) return refused(inFile(content.error(), arguments.output));
  output->write(textOf(*content));
  return finish(*output);
}

ExitState writeScene(weighing::Weighing& weighing, const std::vector<weighing::Target>& parts,
                     const std::vector<const table::MadeShapeRow*>& chosen,
                     const ShapesArguments& arguments) {
  const bool isUploaded = arguments.wanted.request.prefersExact;
  for (const table::MadeShapeRow* row : chosen) {
    if (const auto used = useShape(weighing.scene, *row, isUploaded); !used)
      return refused(about(used.error(), partOf(weighing.scene, *row), arguments.file));
  }
  weighing.scene = making::rooted({std::move(weighing.scene), {}}).scene;
  return writeAll(weighing, parts, arguments);
}

/// Nothing where making them failed: that was told by itself.
std::optional<Text> whyNone(const MadeShapes& made, const weighing::Target& target) {
  std::vector<const shape::MadeShape*> found;
  for (const table::MadeShapeRow& row : made.rows)
    if (row.part == target) found.push_back(&row.made);
  if (found.empty() && made.state != ExitState::done) return {};
  if (found.empty()) return shapeCommandTexts["shapes.none_made"];
  if (std::ranges::none_of(found, &shape::MadeShape::isUsed))
    return shapeCommandTexts["shapes.none_used"];
  const bool closesOnly = std::ranges::any_of(found, [](const shape::MadeShape* one) {
    return one->isUsed && one->shape.isWithin() && !one->shape.keepsPassage();
  });
  if (closesOnly) return shapeCommandTexts["shapes.none_keeps_ways"];
  return found.front()->shape.zones ? shapeCommandTexts["shapes.none_by_zone"]
                                    : shapeCommandTexts["shapes.none_chosen"];
}

}  // namespace

ExitState writeChosen(weighing::Weighing& weighing, const std::vector<weighing::Target>& parts,
                      const MadeShapes& made, const ShapesArguments& arguments) {
  scene::Scene& scene = weighing.scene;
  ExitState state = ExitState::done;
  std::vector<const table::MadeShapeRow*> chosen;
  for (const weighing::Target& target : parts) {
    const auto found = std::ranges::find_if(made.rows, [&](const table::MadeShapeRow& row) {
      return row.part == target && row.made.isChosen;
    });
    if (found != made.rows.end()) {
      chosen.push_back(&*found);
      continue;
    }
    if (const auto why = whyNone(made, target)) {
      const scene::Part& part = scene.linksets[target.linkset].parts[*target.part];
      state = refused(about(failure(*why).value(), part, arguments.file));
    }
  }
  if (chosen.empty()) return state;
  return worst(state, making::isPhysicsObject(arguments.output)
                          ? writeObjects(scene, chosen, arguments)
                          : writeScene(weighing, parts, chosen, arguments));
}

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
      if (all[i].kind == scene::PartKind::mesh && !shape::isBody(all[i]))
        parts.push_back({target.linkset, i});
  }
  if (parts.empty()) return failure(shapeCommandTexts["shapes.no_mesh"]);
  return parts;
}

/// Whether a file holds shapes as they are, for tools that upload assets.
bool holdsAssets(const std::string& file) {
  const auto format = exporting::formatOf(file);
  return format == exporting::Format::meshAsset || format == exporting::Format::slm;
}

ExitState printTable(const weighing::Weighing& weighing, const MadeShapes& made,
                     const ShapesArguments& arguments) {
  auto output = openOutput({}, {});
  if (!output) return refused(output.error());
  const bool isAsset = holdsAssets(arguments.output);
  const table::Carrier carrier = isAsset ? table::Carrier::asset : table::Carrier::uploader;
  writeTable(table::madeShapeTable(weighing, made.rows, carrier), displayName(weighing.profile),
             arguments.table, *output);
  return finish(*output);
}

/// Of each object with the shapes that were chosen for it, before they are listed.
void tellFree(const weighing::Weighing& weighing, const std::vector<weighing::Target>& parts,
              const MadeShapes& made) {
  std::set<std::size_t> linksets;
  for (const weighing::Target& part : parts) linksets.insert(part.linkset);
  for (const std::size_t number : linksets) {
    scene::Linkset linkset = weighing.scene.linksets[number];
    std::vector<cost::PartStatistics> statistics = weighing.statistics.linksets[number];
    for (const table::MadeShapeRow& row : made.rows)
      if (row.part.linkset == number && row.made.isChosen)
        shape::useShape(linkset, statistics, *row.part.part, row.made);
    const auto cost = shape::weighWithBodies(linkset, statistics, weighing.profile);
    tellFreePhysics(linkset, cost, weighing);
  }
}

ExitState runLevels(weighing::Weighing& weighing, const std::vector<weighing::Target>& parts,
                    const ShapesArguments& arguments, const shape::LevelChoice& choice) {
  const MadeLevels made = makeLevels(weighing, parts, arguments.file, choice);
  auto output = openOutput({}, {});
  if (!output) return refused(output.error());
  writeTable(table::madeLevelTable(weighing, made.rows), displayName(weighing.profile),
             arguments.table, *output);
  ExitState state = worst(made.state, finish(*output));
  if (arguments.output.empty()) return state;
  const UsedLevels used =
      useLevels(weighing.scene, made, arguments.file, shapeCommandTexts["shapes.no_levels_chosen"]);
  state = worst(state, used.state);
  return worst(state, writeAll(weighing, parts, arguments));
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

/// Before the search, which may take long.
Result<void> checkWhere(const ShapesArguments& arguments) {
  const std::string& output = arguments.output;
  if (output.empty()) return {};
  if (exporting::uploaderFormatOf(output) && !making::isPhysicsObject(output))
    return checkPlace(placeOf(output), {arguments.file});
  return checkOutput(output, {arguments.file}).and_then([&] { return checkCanWrite(output); });
}

/// Files for the uploader hold hulls, which it would analyze again, or the physics alone.
ExitState leaveOutAnalyze(ShapesArguments& arguments) {
  const std::string& output = arguments.output;
  const bool isKit = exporting::uploaderFormatOf(output) && !making::isPhysicsObject(output);
  if (!isKit && !arguments.areHullsObjects) return ExitState::done;
  std::vector<shape::FitMethod>& methods = arguments.wanted.request.methods;
  std::erase_if(methods,
                [](const shape::FitMethod& method) { return method.name == shape::analyzeMethod; });
  return methods.empty() ? wrongUsage(inFile(
                               failure(shapeCommandTexts["shapes.analyze_where"]).value(), output))
                         : ExitState::done;
}

/// What a file cannot hold is not looked for.
ExitState leaveOutLinked(ShapesArguments& arguments) {
  const auto why = making::refusalOfLinked(arguments.output);
  if (!why) return ExitState::done;
  std::vector<shape::FitMethod>& methods = arguments.wanted.request.methods;
  std::erase_if(methods, [](const shape::FitMethod& method) { return method.isLinked(); });
  return methods.empty() ? wrongUsage(inFile(failure(*why).value(), arguments.output))
                         : ExitState::done;
}

/// With levels of detail that were made before them, where these are asked for.
ExitState runShapes(weighing::Weighing& weighing, const std::vector<weighing::Target>& parts,
                    const ShapesArguments& arguments) {
  const MadeShapes made = makeAll(weighing, parts, arguments);
  tellFree(weighing, parts, made);
  const ExitState state = worst(made.state, printTable(weighing, made, arguments));
  return arguments.output.empty() ? state
                                  : worst(state, writeChosen(weighing, parts, made, arguments));
}

ExitState runAll(ShapesArguments& arguments, const LevelArguments& levels, bool withShapes) {
  if (arguments.areHullsObjects && !making::isPhysicsObject(arguments.output))
    return wrongUsage(failure(shapeCommandTexts["shapes.objects_where"]).value());
  if (levels.isAsked && making::isPhysicsObject(arguments.output))
    return wrongUsage(failure(kitCommandTexts["export.no_levels"]).value());
  const bool areCombined = levels.isAsked && withShapes && arguments.wanted.isCompared;
  if (areCombined && !canCombine(arguments, levels.choice))
    return wrongUsage(failure(shapeCommandTexts["shapes.compares_both"]).value());
  if (auto possible = checkWhere(arguments); !possible) return refused(possible.error());
  if (const ExitState state = leaveOutLinked(arguments); state != ExitState::done) return state;
  if (const ExitState state = leaveOutAnalyze(arguments); state != ExitState::done) return state;
  arguments.wanted.request.prefersExact = !holdsAssets(arguments.output);
  auto weighing = weighScene(arguments.file, arguments.weighing);
  if (!weighing) return weighing.error();
  tellUpload(*weighing);
  putUpright(weighing->scene, arguments.file, arguments.turnsUpright);
  const auto parts = partsMeant(weighing->scene, arguments.target);
  if (!parts) return wrongUsage(inFile(parts.error(), arguments.file));
  if (const ExitState state = takeHulls(arguments, parts->size()); state != ExitState::done)
    return state;
  ExitState state = stateOfPartial({&*weighing, 1}, arguments.weighing);
  if (areCombined)
    return worst(state, showCombinations(*weighing, *parts, arguments, levels.choice));
  if (levels.isAsked && !withShapes)
    return worst(state, runLevels(*weighing, *parts, arguments, levels.choice));
  if (levels.isAsked)
    state = worst(state, takeLevels(*weighing, *parts, arguments.file, levels.choice));
  return worst(state, runShapes(*weighing, *parts, arguments));
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
  addTurnUpright(*command, arguments->turnsUpright);
  addLevels(*command, *levels);
  addThreads(*command, arguments->wanted.request.threads);
  addTableFormat(*command, arguments->table, TableFormat::text);
  addWeighing(*command, arguments->weighing);
  return {command, [command, arguments, levels] {
            levels->choice.isCompared = arguments->wanted.isCompared;
            return runAll(*arguments, *levels, areShapesAsked(*command));
          }};
}

}  // namespace wb::app
