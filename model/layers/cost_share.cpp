#include "model/layers/cost_share.h"

#include "model/cost/evidence.h"

#include <algorithm>
#include <cmath>

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

/// Of every triangle of a piece that decides.
std::vector<double> sharesOf(const WeighedScene& weighed, const LayerMesh& mesh, Layer layer,
                             const LayerPiece& piece) {
  const auto own = [&](const auto& values) {
    return std::vector(values.begin() + piece.firstTriangle, values.begin() + piece.endTriangle);
  };
  if (layer == Layer::physicsMesh) return cost::triangleShares(own(mesh.widths));
  std::vector<double> shares(piece.endTriangle - piece.firstTriangle, 1.0);
  if (layer != Layer::hulls) return shares;
  const scene::Part& part = weighed.scene.linksets[piece.linkset].parts[piece.part];
  const auto byHull =
      cost::hullShares(weighed.scene.meshOf(part)->physicsConvex->hulls, weighed.profile);
  std::ranges::transform(own(mesh.groups), shares.begin(),
                         [&](std::uint32_t hull) { return byHull[hull]; });
  return shares;
}

}  // namespace

bool decides(const WeighedScene& weighed, std::size_t linkset, std::size_t part, Layer layer) {
  const cost::PartCost& cost = weighed.costs[linkset].parts[part];
  return cost.physics && layer == layerOf(cost.decision.representation,
                                          weighed.scene.linksets[linkset].parts[part].kind);
}

std::vector<std::optional<double>> costShares(const WeighedScene& weighed, const LayerMesh& mesh,
                                              Layer layer) {
  std::vector<std::optional<double>> result(mesh.mesh.triangles.size());
  for (const LayerPiece& piece : mesh.pieces)
    if (decides(weighed, piece.linkset, piece.part, layer))
      std::ranges::copy(sharesOf(weighed, mesh, layer, piece),
                        result.begin() + piece.firstTriangle);
  return result;
}

double landImpactLevel(double landImpact) {
  constexpr double scale = 50;
  return 1 - std::exp(-landImpact / scale);
}

std::vector<std::optional<double>> landImpactLevels(const WeighedScene& weighed,
                                                    const LayerMesh& mesh) {
  std::vector<std::optional<double>> result(mesh.mesh.triangles.size());
  for (const LayerPiece& piece : mesh.pieces) {
    const cost::LinksetCost& cost = weighed.costs[piece.linkset];
    if (cost.unknown.landImpact) continue;
    std::fill(result.begin() + piece.firstTriangle, result.begin() + piece.endTriangle,
              landImpactLevel(cost.landImpact));
  }
  return result;
}

}  // namespace wb::layers
