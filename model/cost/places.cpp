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
    for (std::size_t parcel = 0; parcel < region.parcels.size(); ++parcel) {
      const scene::Parcel& one = region.parcels[parcel];
      parcels.push_back({i, parcel, region.name, one.name,
                         one.area * region.capacity() / regionArea, 0, false, region.id, one.id});
    }
  }
  return regions;
}

std::vector<std::vector<PlaceCost>> parcelSums(const scene::Scene& scene,
                                               const std::vector<LinksetCost>& costs) {
  auto regions = emptyParcels(scene);
  const PlaceFinder placeOf(scene);
  for (std::size_t i = 0; i < scene.linksets.size(); ++i) {
    const PlaceFinder::Place place = placeOf(scene.linksets[i]);
    if (place.parcel) add(regions[place.region][*place.parcel], costs[i]);
  }
  return regions;
}

}  // namespace

PlaceFinder::Place PlaceFinder::operator()(const scene::Linkset& linkset) const {
  const scene::Region* region = names_.of(linkset);
  if (!region) return {scene_.regions.size(), std::nullopt};
  const scene::Parcel* parcel = names_.parcelOf(linkset);
  Place place{static_cast<std::size_t>(region - scene_.regions.data()), std::nullopt};
  if (parcel) place.parcel = static_cast<std::size_t>(parcel - region->parcels.data());
  return place;
}

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
                      region.unknown.landImpact,
                      i < scene.regions.size() ? scene.regions[i].id : Uuid()});
    // What is in no region has no parcels.
    if (i < parcels.size()) places.insert(places.end(), parcels[i].begin(), parcels[i].end());
  }
  return places;
}

}  // namespace wb::cost
