#include "viewport/preset.h"

#include "model/display/explosion.h"
#include "model/scene/part.h"

#include <algorithm>

namespace wb::viewport {
namespace {

using layers::Layer;

bool isSeen(const scene::Scene& scene, const scene::Part& part) {
  if (part.kind != scene::PartKind::mesh) return true;
  const asset::MeshAsset* asset = scene.meshOf(part);
  return asset != nullptr && scene::seenFaces(*asset, asset::Lod::high) != nullptr;
}

auto isOfHulls(const scene::Scene& scene) {
  return [&scene](const scene::Part& part) { return layers::isOfHulls(scene, part); };
}

auto hasPieces(const scene::Scene& scene) {
  return [&scene](const scene::Linkset& linkset) {
    return linkset.parts.size() > 1 || std::ranges::any_of(linkset.parts, isOfHulls(scene));
  };
}

std::vector<Layer> seenLayers() { return {Layer::visual, Layer::prims}; }

std::vector<Layer> weighedLayers() {
  return {Layer::prims, Layer::physicsMesh, Layer::baseHull, Layer::hulls, Layer::boundingBox};
}

}  // namespace

std::string_view name(Preset preset) {
  switch (preset) {
    case Preset::visual:
      return "visual";
    case Preset::physics:
      return "physics";
    case Preset::map:
      return "map";
    case Preset::cost:
      break;
  }
  return "cost";
}

SceneTraits traitsOf(const scene::Scene& scene) {
  const auto hasSeen = [&](const scene::Linkset& linkset) {
    return std::ranges::any_of(linkset.parts,
                               [&](const scene::Part& part) { return isSeen(scene, part); });
  };
  const auto hasHulls = [&](const scene::Linkset& linkset) {
    return std::ranges::any_of(linkset.parts, isOfHulls(scene));
  };
  return {scene.linksets.size() > 1, std::ranges::any_of(scene.linksets, hasPieces(scene)),
          scene.linksets.empty() || std::ranges::any_of(scene.linksets, hasSeen),
          std::ranges::any_of(scene.linksets, hasHulls)};
}

Preset firstPreset(const SceneTraits& traits) {
  if (!traits.isSeen) return Preset::physics;
  return traits.isOfSeveral ? Preset::cost : Preset::visual;
}

PresetLayers layersOf(Preset preset, const SceneTraits& traits) {
  if (preset == Preset::visual) return {seenLayers(), ColourBy::layer, false, false};
  if (preset == Preset::physics) return {weighedLayers(), ColourBy::layer, true, true};
  if (preset == Preset::map) return {{Layer::boundingBox}, ColourBy::land, false, false};
  if (!traits.isOfSeveral) return {weighedLayers(), ColourBy::costShare, true, false};
  if (!traits.isSeen) return {weighedLayers(), ColourBy::landImpact, true, false};
  return {seenLayers(), ColourBy::landImpact, false, false};
}

}  // namespace wb::viewport
