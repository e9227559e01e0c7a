#include "model/layers/pick.h"

#include <algorithm>
#include <numeric>
#include <unordered_set>
#include <utility>

namespace wb::layers {
namespace {

/// Layers lie on one another (a hull on its mesh): hits this close, relative to the distance, tie.
constexpr double sameDistance = 1e-5;

std::vector<std::uint32_t> trianglesOf(const LayerPiece& piece) {
  std::vector<std::uint32_t> result(piece.endTriangle - piece.firstTriangle);
  std::iota(result.begin(), result.end(), piece.firstTriangle);
  return result;
}

bool isOneHull(Layer layer) {
  return layer == Layer::hulls || layer == Layer::baseHull || layer == Layer::boundingBox;
}

}  // namespace

PickLayer::PickLayer(LayerMesh layerMesh) : mesh(std::move(layerMesh)), caster(mesh.mesh) {}

void PickScene::setLayer(Layer layer, PickLayer ready) {
  layers_.erase(layer);
  if (!ready.mesh.mesh.triangles.empty()) layers_.emplace(layer, std::move(ready));
}

const LayerMesh* PickScene::layer(Layer layer) const {
  const auto entry = layers_.find(layer);
  return entry == layers_.end() ? nullptr : &entry->second.mesh;
}

std::optional<Pick> PickScene::cast(const glm::dvec3& origin, const glm::dvec3& direction,
                                    std::span<const Layer> visible) const {
  std::optional<Pick> nearest;
  const auto meet = [&](Layer layer, const PickLayer& ready) {
    const auto hit = ready.caster.cast(origin, direction);
    if (!hit || (nearest && hit->distance > nearest->distance * (1 + sameDistance))) return;
    nearest =
        Pick{layer, hit->triangle, originOf(ready.mesh, hit->triangle), hit->point, hit->distance};
  };
  const auto isVisible = [&](Layer layer) {
    return std::ranges::find(visible, layer) != visible.end();
  };
  for (const auto& [layer, ready] : layers_)
    if (layer != Layer::boundingBox && isVisible(layer)) meet(layer, ready);
  const auto boxes = layers_.find(Layer::boundingBox);
  if (!nearest && boxes != layers_.end() && isVisible(Layer::boundingBox))
    meet(Layer::boundingBox, boxes->second);
  return nearest;
}

std::vector<std::uint32_t> trianglesMeant(const LayerMesh& mesh, Layer layer,
                                          std::uint32_t triangle) {
  if (!isOneHull(layer)) return {triangle};
  std::vector<std::uint32_t> result = trianglesOf(mesh.pieceOf(triangle));
  std::erase_if(result,
                [&](std::uint32_t other) { return mesh.groups[other] != mesh.groups[triangle]; });
  return result;
}

std::vector<std::uint32_t> trianglesNamed(const LayerMesh& mesh, std::size_t linkset,
                                          std::size_t part, Naming naming,
                                          std::span<const std::uint32_t> indices) {
  const LayerPiece* piece = mesh.pieceOf(linkset, part);
  if (piece == nullptr) return {};
  std::vector<std::uint32_t> result = trianglesOf(*piece);
  const auto& names = naming == Naming::groups ? mesh.groups : mesh.sources;
  const std::unordered_set<std::uint32_t> wanted(indices.begin(), indices.end());
  if (!wanted.empty())
    std::erase_if(result,
                  [&](std::uint32_t triangle) { return !wanted.contains(names[triangle]); });
  return result;
}

}  // namespace wb::layers
