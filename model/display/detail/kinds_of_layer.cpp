#include "model/display/costs_of_layer.h"
#include "model/display/shape_of_part.h"

#include <cmath>

namespace wb::layers {

LayerCosts decidingWeights(const WeighedScene& weighed, const LayerShapes& shapes) {
  LayerCosts costs;
  for (const LayerPiece& piece : shapes.pieces) {
    const cost::LinksetCost& linkset = weighed.costs[piece.linkset];
    costs.kinds.push_back(linkset.unknown.landImpact
                              ? std::nullopt
                              : std::optional(static_cast<std::uint32_t>(linkset.decidedBy)));
  }
  return costs;
}

LayerCosts representations(const WeighedScene& weighed, const LayerShapes& shapes) {
  LayerCosts costs;
  for (const LayerPiece& piece : shapes.pieces) {
    const cost::PartCost& part = weighed.costs[piece.linkset].parts[piece.part];
    costs.kinds.push_back(
        part.physics ? std::optional(static_cast<std::uint32_t>(part.decision.representation))
                     : std::nullopt);
  }
  return costs;
}

LayerCosts widthsOfTriangles(const WeighedScene& weighed, const LayerShapes& shapes, Layer layer,
                             const std::function<bool(const LayerPiece& piece)>& wanted) {
  LayerCosts costs;
  if (layer != Layer::physicsMesh) return costs;
  const cost::GeometryRules rules(weighed.profile);
  for (std::uint32_t i = 0; i < shapes.pieces.size(); ++i) {
    const LayerPiece& piece = shapes.pieces[i];
    if (!wanted(piece)) continue;
    const scene::Part& part = weighed.scene.linksets[piece.linkset].parts[piece.part];
    costs.triangles.emplace(i, physicsWidths(part, shapes.shapeOf(piece), rules));
  }
  return costs;
}

double changeLevel(double change) {
  return std::copysign(landImpactLevel(std::abs(change)), change);
}

LayerCosts changeLevels(const WeighedScene& weighed, std::span<const std::optional<double>> before,
                        const LayerShapes& shapes) {
  LayerCosts costs;
  for (const LayerPiece& piece : shapes.pieces) {
    const cost::LinksetCost& now = weighed.costs[piece.linkset];
    const auto was = piece.linkset < before.size() ? before[piece.linkset] : std::nullopt;
    costs.levels.push_back(was && !now.unknown.landImpact
                               ? std::optional(changeLevel(now.landImpact - *was))
                               : std::nullopt);
  }
  return costs;
}

}  // namespace wb::layers
