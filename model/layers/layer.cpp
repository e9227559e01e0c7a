#include "model/layers/layer.h"

#include "model/scene/placement.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <tuple>
#include <utility>

namespace wb::layers {
namespace {

constexpr std::array<std::pair<Layer, std::string_view>, allLayers.size()> layerNames{{
    {Layer::visual, "visual"},
    {Layer::prims, "prims"},
    {Layer::physicsMesh, "physics_mesh"},
    {Layer::baseHull, "base_hull"},
    {Layer::hulls, "hulls"},
    {Layer::boundingBox, "bounding_box"},
    {Layer::degenerate, "degenerate"},
}};

void appendPart(LayerMesh& layer, const PartShape& shape, const scene::Placement& place) {
  const auto base = static_cast<std::uint32_t>(layer.mesh.positions.size());
  std::ranges::transform(shape.mesh.positions, std::back_inserter(layer.mesh.positions), place);
  for (std::uint32_t index = 0; const auto& [a, b, c] : shape.mesh.triangles) {
    layer.mesh.triangles.push_back({a + base, b + base, c + base});
    layer.sources.push_back(shape.sources.empty() ? index : shape.sources[index]);
    ++index;
  }
  layer.groups.insert(layer.groups.end(), shape.groups.begin(), shape.groups.end());
  layer.widths.insert(layer.widths.end(), shape.widths.begin(), shape.widths.end());
}

std::uint32_t triangleCount(const LayerMesh& layer) {
  return static_cast<std::uint32_t>(layer.mesh.triangles.size());
}

auto placeInScene(const LayerPiece& piece) { return std::tuple(piece.linkset, piece.part); }

}  // namespace

std::string_view name(Layer layer) {
  return std::ranges::find(layerNames, layer, &std::pair<Layer, std::string_view>::first)->second;
}

const LayerPiece& LayerMesh::pieceOf(std::uint32_t triangle) const {
  return *std::ranges::upper_bound(pieces, triangle, {}, &LayerPiece::endTriangle);
}

const LayerPiece* LayerMesh::pieceOf(std::size_t linkset, std::size_t part) const {
  const std::tuple wanted(linkset, part);
  const auto piece = std::ranges::lower_bound(pieces, wanted, {}, placeInScene);
  return piece != pieces.end() && placeInScene(*piece) == wanted ? &*piece : nullptr;
}

LayerMesh makeLayer(const scene::Scene& scene, Layer layer, const LayerOptions& options,
                    const Task& task) {
  LayerMesh result;
  for (std::size_t i = 0; i < scene.linksets.size(); ++i) {
    const scene::Linkset& linkset = scene.linksets[i];
    for (std::size_t k = 0; k < linkset.parts.size(); ++k) {
      if (!task.step()) return result;
      if (options.wanted && !options.wanted(i, k)) continue;
      const scene::Part& part = linkset.parts[k];
      const PartShape shape = makePartShape(part, scene.meshOf(part), layer, options);
      if (shape.mesh.triangles.empty()) continue;
      const std::uint32_t first = triangleCount(result);
      appendPart(result, shape, scene::Placement(linkset, part));
      result.pieces.push_back({i, k, first, triangleCount(result)});
    }
  }
  return result;
}

TriangleOrigin originOf(const LayerMesh& layer, std::uint32_t triangle) {
  const LayerPiece& piece = layer.pieceOf(triangle);
  return {piece.linkset, piece.part, layer.sources[triangle], layer.groups[triangle]};
}

}  // namespace wb::layers
