#include "app/shape_output.h"

#include "app/console.h"
#include "app/output.h"
#include "app/shape_command_texts.h"
#include "app/upload_line.h"
#include "model/formats/export.h"
#include "model/formats/refused_export.h"
#include "model/shapes/use.h"
#include "model/shapes/write_shapes.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace wb::app {
namespace {

const scene::Part& partOf(const scene::Scene& scene, const table::MadeShapeRow& row) {
  return scene.linksets[row.part.linkset].parts[*row.part.part];
}

Result<void> useShape(scene::Scene& scene, const table::MadeShapeRow& row) {
  const auto& [linkset, part] = row.part;
  const glm::dvec3 scale = scene.linksets[linkset].parts[*part].scale;
  const shape::FittedShape& shape = row.made.shape;
  if (shape.isSurface())
    return exporting::useSurface(scene, linkset, *part, shape::inUnitCube(shape.surface, scale));
  return exporting::useHulls(scene, linkset, *part, shape::inUnitCube(shape.pieces, scale));
}

ExitState writeObjects(const scene::Scene& scene,
                       const std::vector<const table::MadeShapeRow*>& chosen,
                       const ShapesArguments& arguments) {
  std::vector<exporting::PhysicsPart> parts;
  parts.reserve(chosen.size());
  for (const table::MadeShapeRow* row : chosen) {
    const auto why = making::refusalOfObject(scene, row->part, row->made.shape);
    if (why && !arguments.isAnyway) return refused(notWritten(*why, arguments.output));
    parts.push_back(making::physicsPart(partOf(scene, *row), row->made.shape));
  }
  auto output = openOutput(arguments.output, {arguments.file});
  if (!output) return refused(output.error());
  const exporting::PhysicsObjects objects = arguments.areHullsObjects
                                                ? exporting::PhysicsObjects::hulls
                                                : exporting::PhysicsObjects::parts;
  output->write(making::physicsObject(arguments.output, std::move(parts), objects));
  return finish(*output);
}

ExitState writeScene(scene::Scene& scene, const std::vector<const table::MadeShapeRow*>& chosen,
                     const ShapesArguments& arguments) {
  for (const table::MadeShapeRow* row : chosen) {
    if (const auto used = useShape(scene, *row); !used)
      return refused(about(used.error(), partOf(scene, *row), arguments.file));
  }
  if (auto apart = checkOutput(arguments.output, {arguments.file}); !apart)
    return refused(apart.error());
  if (const auto why = exporting::refusalOf(scene, arguments.output); why && !arguments.isAnyway)
    return refused(notWritten(*why, arguments.output));
  const auto written = exporting::write(scene, arguments.output);
  if (!written) return refused(written.error());
  complain(*written);
  return ExitState::done;
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
  return closesOnly ? shapeCommandTexts["shapes.none_keeps_ways"]
                    : shapeCommandTexts["shapes.none_chosen"];
}

}  // namespace

ExitState writeChosen(scene::Scene& scene, const std::vector<weighing::Target>& parts,
                      const MadeShapes& made, const ShapesArguments& arguments) {
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
                          : writeScene(scene, chosen, arguments));
}

}  // namespace wb::app
