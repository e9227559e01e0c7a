#include "model/display/costs_of_layer.h"

#include "model/cost/evidence.h"
#include "model/cost/part_weights.h"
#include "model/display/cost_ramp.h"
#include "model/display/shape_of_part.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <utility>

namespace wb::layers {
namespace {

using cost::Representation;

/// A mesh that counts as a primitive is so small that physics takes its box.
std::optional<Layer> layerOf(Representation representation, scene::PartKind kind) {
  switch (representation) {
    case Representation::none:
      break;
    case Representation::primitive:
      return kind == scene::PartKind::mesh ? Layer::boundingBox : Layer::prims;
    case Representation::baseHull:
    case Representation::hull:
      return Layer::baseHull;
    case Representation::decomposition:
      return Layer::hulls;
    case Representation::triangleMesh:
      return Layer::physicsMesh;
  }
  return {};
}

/// Fractions of their part's cost.
std::vector<double> triangleShares(const WeighedScene& weighed, const scene::Part& part,
                                   const Shape& shape, Layer layer) {
  if (layer == Layer::physicsMesh && weighed.profile.triangleRule == cost::TriangleRule::width)
    return cost::triangleShares(physicsWidths(part, shape, cost::GeometryRules(weighed.profile)));
  std::vector<double> shares(shape.triangleCount(), 1.0);
  // By the superseded rule all cost the same.
  if (layer == Layer::physicsMesh)
    std::ranges::fill(shares, 1 / static_cast<double>(shares.size()));
  if (layer != Layer::hulls) return shares;
  const auto byHull =
      cost::hullShares(weighed.scene.meshOf(part)->physicsConvex->hulls, weighed.profile);
  std::ranges::transform(shape.groups(), shares.begin(),
                         [&](std::uint32_t hull) { return byHull[hull]; });
  return shares;
}

}  // namespace

bool decides(const WeighedScene& weighed, std::size_t linkset, std::size_t part, Layer layer) {
  const cost::PartCost& cost = weighed.costs[linkset].parts[part];
  return cost.physics && layer == layerOf(cost.decision.representation,
                                          weighed.scene.linksets[linkset].parts[part].kind);
}

std::vector<double> triangleCosts(const WeighedScene& weighed, const LayerShapes& shapes,
                                  std::uint32_t piece, Layer layer) {
  const LayerPiece& shown = shapes.pieces[piece];
  if (!decides(weighed, shown.linkset, shown.part, layer)) return {};
  const scene::Part& part = weighed.scene.linksets[shown.linkset].parts[shown.part];
  std::vector<double> costs = triangleShares(weighed, part, shapes.shapeOf(shown), layer);
  const double whole = *weighed.costs[shown.linkset].parts[shown.part].physics;
  for (double& cost : costs) cost *= whole;
  return costs;
}

LayerCosts costsOfTriangles(const WeighedScene& weighed, const LayerShapes& shapes, Layer layer,
                            const std::function<bool(const LayerPiece& piece)>& wanted) {
  LayerCosts costs;
  for (std::uint32_t i = 0; i < shapes.pieces.size(); ++i) {
    if (!wanted(shapes.pieces[i])) continue;
    std::vector<double> ofTriangles = triangleCosts(weighed, shapes, i, layer);
    if (!ofTriangles.empty()) costs.triangles.emplace(i, std::move(ofTriangles));
  }
  return costs;
}

double costliest(const LayerCosts& costs) {
  double most = 0;
  for (const auto& [piece, ofTriangles] : costs.triangles)
    for (const double cost : ofTriangles) most = std::max(most, cost);
  return most;
}

std::vector<std::size_t> costliestLinksets(std::span<const cost::LinksetCost> costs,
                                           std::size_t most) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < costs.size(); ++i)
    if (!costs[i].unknown.landImpact && costs[i].landImpact > 0) found.push_back(i);
  const auto first = [&](std::size_t a, std::size_t b) {
    return std::tuple(-costs[a].landImpact, a) < std::tuple(-costs[b].landImpact, b);
  };
  const std::size_t count = std::min(most, found.size());
  std::ranges::partial_sort(found, found.begin() + static_cast<std::ptrdiff_t>(count), first);
  found.resize(count);
  return found;
}

LayerCosts costLevels(const WeighedScene& weighed, const LayerShapes& shapes) {
  LayerCosts costs;
  costs.levels.reserve(shapes.pieces.size());
  for (const LayerPiece& piece : shapes.pieces) {
    const cost::LinksetCost& linkset = weighed.costs[piece.linkset];
    const auto weight = linkset.unknown.landImpact
                            ? std::nullopt
                            : decidingWeightOf(weighed.scene.linksets[piece.linkset], linkset,
                                               piece.part, weighed.profile);
    costs.levels.push_back(weight ? std::optional(costLevel(*weight)) : std::nullopt);
  }
  return costs;
}

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

double changeLevel(double change) { return std::copysign(costLevel(std::abs(change)), change); }

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
