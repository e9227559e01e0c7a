#include "model/cost/places.h"

#include "model/scene/scene.h"

#include <algorithm>

namespace wb::cost {
namespace {

/// Square metres of a region: what parcels have their share of.
constexpr double regionArea = 256.0 * 256.0;

void add(PlaceCost& place, const LinksetCost& cost) {
  place.landImpact += cost.landImpact;
  place.unknown |= cost.unknown.landImpact;
}

/// Sums of the parcels of all regions, with the regions' indices.
std::vector<std::vector<PlaceCost>> emptyParcels(const scene::Scene& scene) {
  std::vector<std::vector<PlaceCost>> regions;
  for (std::size_t i = 0; i < scene.regions.size(); ++i) {
    const scene::Region& region = scene.regions[i];
    auto& parcels = regions.emplace_back();
    for (std::size_t parcel = 0; parcel < region.parcels.size(); ++parcel)
      parcels.push_back({i, parcel, region.name, region.parcels[parcel].name,
                         region.parcels[parcel].area * region.capacity() / regionArea, 0, false});
  }
  return regions;
}

std::vector<std::vector<PlaceCost>> parcelSums(const scene::Scene& scene,
                                               const std::vector<LinksetCost>& costs) {
  auto regions = emptyParcels(scene);
  const scene::RegionNames names(scene);
  for (std::size_t i = 0; i < scene.linksets.size(); ++i) {
    const scene::Linkset& linkset = scene.linksets[i];
    const scene::Region* region = names.of(linkset);
    if (!region || region->parcels.empty()) continue;
    auto& parcels = regions[static_cast<std::size_t>(region - scene.regions.data())];
    const auto parcel = std::ranges::find(parcels, linkset.parcel, &PlaceCost::parcelName);
    if (parcel != parcels.end()) add(*parcel, costs[i]);
  }
  return regions;
}

}  // namespace

std::vector<PlaceCost> sumByPlace(const scene::Scene& scene,
                                  const std::vector<LinksetCost>& costs) {
  const auto regions = sumByRegion(scene, costs);
  const auto parcels = parcelSums(scene, costs);
  std::vector<PlaceCost> places;
  for (std::size_t i = 0; i < regions.size(); ++i) {
    const RegionCost& region = regions[i];
    places.push_back({i,
                      std::nullopt,
                      region.name,
                      {},
                      region.capacity,
                      region.landImpact,
                      region.unknown.landImpact});
    // What is in no region has no parcels.
    if (i < parcels.size()) places.insert(places.end(), parcels[i].begin(), parcels[i].end());
  }
  return places;
}

}  // namespace wb::cost
