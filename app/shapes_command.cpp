#include "app/arguments.h"
#include "app/command.h"
#include "app/console.h"
#include "app/output.h"
#include "app/progress.h"
#include "app/shape_arguments.h"
#include "app/table_output.h"
#include "app/weighing.h"
#include "model/export/export.h"
#include "model/export/physics_hulls.h"
#include "model/table/made_shape_table.h"
#include "model/weighing/find.h"

#include <memory>
#include <utility>

namespace wb::app {
namespace {

struct ShapesArguments {
  std::string file;
  std::string output;  ///< File; empty: none.
  TargetArguments target;
  shape::ShapeRequest request;
  TableArguments table;
  WeighArguments weighing;
};

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
  if (parts.empty()) return failure(appTexts["shapes.no_mesh"]);
  return parts;
}

struct Made {
  std::vector<table::MadeShapeRow> rows;
  ExitState state = ExitState::done;
};

Diagnostic about(Diagnostic finding, const scene::Part& part, const std::string& file) {
  return inFile(inPlace(std::move(finding), part.name), file);
}

/// What is wrong with one part is told; the others are still done.
void makeFor(const weighing::Weighing& weighing, const weighing::Target& target,
             const ShapesArguments& arguments, const Task& task, Made& made) {
  const scene::Linkset& linkset = weighing.scene.linksets[target.linkset];
  const scene::Part& part = linkset.parts[*target.part];
  auto shapes = makeShapes({linkset, *target.part, weighing.scene.meshOf(part),
                            weighing.statistics.linksets[target.linkset], weighing.profile},
                           arguments.request, task);
  if (!shapes) {
    made.state = worst(made.state, refused(about(shapes.error(), part, arguments.file)));
    return;
  }
  for (Diagnostic& finding : shapes->findings)
    finding = about(std::move(finding), part, arguments.file);
  complain(shapes->findings);
  for (shape::MadeShape& shape : shapes->value) made.rows.push_back({target, std::move(shape)});
}

Made makeAll(const weighing::Weighing& weighing, const std::vector<weighing::Target>& parts,
             const ShapesArguments& arguments) {
  Progress progress;
  const Task task = progress.task(arguments.file);
  Made made;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const Task inner = task.inside([&](double fraction, std::string_view what) {
      task.report((static_cast<double>(i) + fraction) / static_cast<double>(parts.size()), what);
    });
    makeFor(weighing, parts[i], arguments, inner, made);
  }
  return made;
}

exporting::PhysicsPart physicsPart(const scene::Scene& scene, const table::MadeShapeRow& row) {
  const scene::Part& part = scene.linksets[row.part.linkset].parts[*row.part.part];
  exporting::PhysicsPart physics{part.name, part.scale * -0.5, part.scale * 0.5, {}};
  for (const shape::Piece& piece : row.made.shape.pieces)
    physics.hulls.push_back({piece.corners(), piece.triangles()});
  return physics;
}

ExitState writeObjects(const scene::Scene& scene,
                       const std::vector<const table::MadeShapeRow*>& chosen,
                       const ShapesArguments& arguments) {
  std::vector<exporting::PhysicsPart> parts;
  for (const table::MadeShapeRow* row : chosen) parts.push_back(physicsPart(scene, *row));
  auto output = openOutput(arguments.output, {arguments.file});
  if (!output) return refused(output.error());
  output->write(exporting::physicsObj(std::move(parts)));
  return finish(*output);
}

ExitState writeScene(scene::Scene& scene, const std::vector<const table::MadeShapeRow*>& chosen,
                     const ShapesArguments& arguments) {
  for (const table::MadeShapeRow* row : chosen) {
    const scene::Part& part = scene.linksets[row->part.linkset].parts[*row->part.part];
    const auto hulls = shape::inUnitCube(row->made.shape.pieces, part.scale);
    const auto used = exporting::useHulls(scene, row->part.linkset, *row->part.part, hulls);
    if (!used) return refused(about(used.error(), part, arguments.file));
  }
  if (auto apart = checkOutput(arguments.output, {arguments.file}); !apart)
    return refused(apart.error());
  const auto written = exporting::write(scene, arguments.output);
  if (!written) return refused(written.error());
  complain(*written);
  return ExitState::done;
}

/// The shapes that were chosen; a part without one is told, and keeps what it has.
ExitState writeChosen(scene::Scene& scene, const std::vector<weighing::Target>& parts,
                      const Made& made, const ShapesArguments& arguments) {
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
    const scene::Part& part = scene.linksets[target.linkset].parts[*target.part];
    state = refused(about(failure(appTexts["shapes.none_chosen"]).value(), part, arguments.file));
  }
  if (chosen.empty()) return state;
  return worst(state, isPhysicsObject(arguments.output) ? writeObjects(scene, chosen, arguments)
                                                        : writeScene(scene, chosen, arguments));
}

ExitState printTable(const weighing::Weighing& weighing, const Made& made,
                     const ShapesArguments& arguments) {
  auto output = openOutput({}, {});
  if (!output) return refused(output.error());
  writeTable(table::madeShapeTable(weighing, made.rows), displayName(weighing.profile),
             arguments.table, *output);
  return finish(*output);
}

ExitState runShapes(const ShapesArguments& arguments) {
  if (!arguments.output.empty())
    if (auto apart = checkOutput(arguments.output, {arguments.file}); !apart)
      return refused(apart.error());
  auto weighing = weighScene(arguments.file, arguments.weighing);
  if (!weighing) return weighing.error();
  const auto parts = partsMeant(weighing->scene, arguments.target);
  if (!parts) return wrongUsage(inFile(parts.error(), arguments.file));
  const Made made = makeAll(*weighing, *parts, arguments);
  ExitState state = worst(made.state, printTable(*weighing, made, arguments));
  if (!arguments.output.empty())
    state = worst(state, writeChosen(weighing->scene, *parts, made, arguments));
  return worst(state, stateOfPartial({&*weighing, 1}, arguments.weighing));
}

}  // namespace

Command shapesCommand(CLI::App& program) {
  CLI::App* command =
      addCommand(program, "shapes", appTexts["shapes.about"], appTexts["shapes.example"]);
  auto arguments = std::make_shared<ShapesArguments>();
  addNeeded(*command, "SCENE", appTexts["option.scene"], arguments->file);
  addTarget(*command, arguments->target);
  addShapeRequest(*command, arguments->request);
  command->add_option("-o,--output", arguments->output, rendered(appTexts["shapes.output"]))
      ->type_name("OUT")
      ->check(wrongShapeOutput);
  addThreads(*command, arguments->request.threads);
  addTableFormat(*command, arguments->table, TableFormat::text);
  addWeighing(*command, arguments->weighing);
  return {command, [arguments] { return runShapes(*arguments); }};
}

}  // namespace wb::app
