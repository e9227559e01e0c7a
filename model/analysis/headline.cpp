#include "model/analysis/headline.h"

#include "model/analysis/region_titles.h"
#include "model/cost/places.h"
#include "model/formats/file_kinds.h"
#include "model/formats/uploader_files.h"

#include <algorithm>

namespace wb::weighing {
namespace {

/// Whether Analyze replaces hulls of it at upload, so that it arrives with other costs.
bool isAnalyzed(const scene::Scene& scene) {
  const auto hasHulls = [&scene](const scene::Part& part) {
    const asset::MeshAsset* mesh = scene.meshOf(part);
    return mesh && exporting::uploaderPhysicsOf(part, *mesh) == exporting::UploaderPhysics::hulls;
  };
  return std::ranges::any_of(scene.linksets.front().parts, hasHulls);
}

/// Each of several files that are open together has its own land, or none.
HeadlineKind headlineKindOf(const Weighing& weighing) {
  const scene::Scene& scene = weighing.scene;
  if (scene.linksets.empty() && scene.regions.empty()) return HeadlineKind::nothing;
  if (!scene.regions.empty() && weighing.origins.empty()) return HeadlineKind::limited;
  const bool isModel = scene.linksets.size() == 1 && import::isModelFile(weighing.kind);
  return isModel && !isAnalyzed(scene) ? HeadlineKind::uploaded : HeadlineKind::sum;
}

}  // namespace

Headline headlineOf(const Weighing& weighing) {
  Headline headline;
  headline.kind = headlineKindOf(weighing);
  for (const cost::LinksetCost& one : weighing.costs) {
    headline.landImpact += one.landImpact;
    headline.unknown = headline.unknown || one.unknown.landImpact;
  }
  if (headline.kind != HeadlineKind::limited) return headline;
  for (const scene::Region& region : weighing.scene.regions) headline.capacity += region.capacity();
  const PlaceNames names(weighing.scene.regions);
  for (const cost::PlaceCost& place : cost::sumByPlace(weighing.scene, weighing.costs)) {
    if (!place.isOver()) continue;
    headline.over.push_back(
        {names.of(place.region, place.parcel), place.landImpact - place.capacity});
  }
  return headline;
}

OctreeSize octreeSizeOf(const scene::Scene& scene) {
  OctreeSize size;
  for (const scene::OctreeEntry& entry : scene.octrees) {
    if (!entry.cubes) continue;
    const octree::CubeCounts& counts = entry.cubes->counts();
    ++size.octrees;
    size.cubes += counts.all();
    size.depth = std::max(size.depth, counts.depth);
    size.bytes += entry.cubes->bytes();
  }
  return size;
}

}  // namespace wb::weighing
