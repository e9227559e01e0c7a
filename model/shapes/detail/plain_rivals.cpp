#include "model/shapes/detail/plain_rivals.h"

#include "model/core/core_texts.h"
#include "model/shapes/analyzed_hulls.h"
#include "model/shapes/detail/shapes_texts.h"
#include "model/shapes/detail/solid_of_mesh.h"

#include <algorithm>
#include <utility>
#include <vector>

// What everybody gets without a search: the box, the mesh itself, and what the viewer's Analyze
// makes of it. Nothing that is searched for may cost more than these, where they are close enough.

namespace wb::shape {

Result<std::vector<Piece>> boundingBox(const Solid& solid, const FitOptions& /*options*/,
                                       const Task& task) {
  if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
  std::vector<glm::dvec3> corners;
  for (int i = 0; i < 8; ++i)
    corners.emplace_back((i & 1) != 0 ? solid.high().x : solid.low().x,
                         (i & 2) != 0 ? solid.high().y : solid.low().y,
                         (i & 4) != 0 ? solid.high().z : solid.low().z);
  auto box = Piece::of(corners);
  if (!box) return failure(shapeTexts["shape.no_volume"]);
  return std::vector<Piece>{std::move(*box)};
}

Result<std::vector<Piece>> analyzedModel(const Solid& solid, const FitOptions& options,
                                         const Task& task) {
  if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
  const auto hulls = analyzedHulls(solid.mesh(), {}, task);
  if (!hulls) return tl::unexpected(hulls.error());
  std::vector<Piece> pieces;
  for (const auto& corners : *hulls)
    if (auto piece = Piece::of(corners); piece && pieces.size() < options.mostPieces)
      pieces.push_back(std::move(*piece));
  if (pieces.empty()) return failure(shapeTexts["shape.no_volume"]);
  return pieces;
}

Result<mesh::TriangleMesh> untouchedMesh(const Solid& solid, const FitOptions& /*options*/,
                                         const Task& task) {
  if (task.cancelled()) return failure(baseTexts["task.cancelled"]);
  return solid.mesh();
}

std::vector<FitMethod> plainRivals() {
  return {{.name = "box",
           .title = methodTexts["method.box"],
           .help = methodTexts["method.box_help"],
           .fit = boundingBox,
           .followsTolerance = false,
           .isRival = true},
          {.name = analyzeMethod,
           .title = methodTexts["method.analyze"],
           .help = methodTexts["method.analyze_help"],
           .fit = analyzedModel,
           .followsTolerance = false,
           // Who uses its hulls gets what Analyze makes of those: only a file can hold the model.
           .canWin = false,
           .isRival = true},
          {.name = "untouched",
           .title = methodTexts["method.untouched"],
           .help = methodTexts["method.untouched_help"],
           .fit = untouchedMesh,
           .followsTolerance = false,
           .isRival = true}};
}

}  // namespace wb::shape
