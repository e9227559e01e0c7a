#include "model/analysis/totals.h"

#include "model/scene/compose_properties.h"

#include <optional>

namespace wb::weighing {
namespace {

/// At the highest level of detail; nothing where the mesh is not there.
std::optional<std::size_t> trianglesOf(const Weighing& weighing, const Target& target) {
  const scene::Part& part = weighing.scene.linksets[target.linkset].parts[*target.part];
  if (part.kind != scene::PartKind::mesh)
    return weighing.statistics.linksets[target.linkset][*target.part].lodTriangles[0];
  const asset::MeshAsset* mesh = weighing.scene.meshOf(part);
  if (mesh == nullptr || !mesh->lod(asset::Lod::high)) return {};
  return asset::triangleCount(*mesh->lod(asset::Lod::high));
}

}  // namespace

Totals totalsOf(const Weighing& weighing, std::span<const Target> chosen) {
  Totals totals;
  for (const std::size_t linkset : scene::linksetsChosen(chosen)) {
    ++totals.linksets;
    const cost::LinksetCost& cost = weighing.costs[linkset];
    totals.landImpact += cost.landImpact;
    totals.server += cost.server;
    totals.unknown.landImpact |= cost.unknown.landImpact;
    totals.unknown.server |= cost.unknown.server;
  }
  for (const Target& target : scene::partsChosen(weighing.scene, chosen)) {
    const cost::PartCost& part = weighing.costs[target.linkset].parts[*target.part];
    ++totals.parts;
    totals.physics += part.physics.value_or(0);
    totals.streaming += part.streaming.value_or(0);
    const auto triangles = trianglesOf(weighing, target);
    totals.triangles += static_cast<double>(triangles.value_or(0));
    totals.trianglesUnknown |= !triangles;
    totals.unknown.physics |= !part.physics;
    totals.unknown.streaming |= !part.streaming;
  }
  return totals;
}

}  // namespace wb::weighing
