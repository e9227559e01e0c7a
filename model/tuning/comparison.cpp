#include "model/tuning/comparison.h"

#include "model/scene/region_names.h"
#include "model/tuning/pairs.h"

#include <algorithm>
#include <map>
#include <utility>

namespace wb::tuning {
namespace {

using Index = std::optional<std::size_t>;

/// Square metres of a region: what parcels have their share of.
constexpr double regionArea = 256.0 * 256.0;

/// A scene under two profiles has every linkset on both sides.
std::vector<Pair> pairsOfOne(const scene::Scene& scene) {
  std::vector<Pair> pairs;
  for (std::size_t i = 0; i < scene.linksets.size(); ++i) pairs.emplace_back(i, i);
  return pairs;
}

std::vector<Pair> pairsOfScenes(const scene::Scene& first, const scene::Scene& second) {
  return &first == &second ? pairsOfOne(first) : pairsOf(first.linksets, second.linksets);
}

void addUnknown(CostChange& sum, const CostChange& addend) {
  sum.physicsUnknown |= addend.physicsUnknown;
  sum.streamingUnknown |= addend.streamingUnknown;
  sum.serverUnknown |= addend.serverUnknown;
  sum.landImpactUnknown |= addend.landImpactUnknown;
}

void add(CostChange& sum, const CostChange& addend) {
  sum.physics += addend.physics;
  sum.streaming += addend.streaming;
  sum.server += addend.server;
  sum.landImpact += addend.landImpact;
  addUnknown(sum, addend);
}

CostChange costOn(const Side& side, Index linkset) {
  if (!linkset) return {};
  const cost::LinksetCost& cost = side.costs[*linkset];
  const cost::Weights weights =
      decidingWeights(cost, side.scene.linksets[*linkset].physical, side.profile.accounting);
  return {weights.physics,       weights.streaming,      weights.server,
          cost.landImpact,       weights.physicsUnknown, weights.streamingUnknown,
          weights.serverUnknown, cost.unknown.landImpact};
}

CostChange between(const CostChange& first, const CostChange& second) {
  CostChange change{second.physics - first.physics, second.streaming - first.streaming,
                    second.server - first.server, second.landImpact - first.landImpact};
  addUnknown(change, first);
  addUnknown(change, second);
  return change;
}

LinksetChange changeOf(const Side& first, const Side& second, Index before, Index after) {
  LinksetChange change{before, after, between(costOn(first, before), costOn(second, after))};
  if (!before || !after) return change;
  const cost::LinksetCost& old = first.costs[*before];
  const cost::LinksetCost& now = second.costs[*after];
  change.decidedAnew = !change.change.landImpactUnknown && old.decidedBy != now.decidedBy;
  change.physicalAnew = !old.unknown.canBePhysical && !now.unknown.canBePhysical &&
                        old.canBePhysical != now.canBePhysical;
  return change;
}

/// Land impact; at least that much if part of it is unknown.
struct Impact {
  double value = 0;
  bool isUnknown = false;
};

/// The land impact that lies in each region, and on each parcel.
class Impacts {
 public:
  /// Of regions with one name the first counts, as it does for linksets.
  explicit Impacts(const Side& side) {
    for (const cost::RegionCost& region : sumByRegion(side.scene, side.costs))
      inRegions_.try_emplace(region.name, Impact{region.landImpact, region.unknown.landImpact});
    const scene::RegionNames regions(side.scene);
    for (std::size_t i = 0; i < side.scene.linksets.size(); ++i) {
      const scene::Linkset& linkset = side.scene.linksets[i];
      const scene::Region* where = regions.of(linkset);
      if (!where) continue;
      Impact& sum = onParcels_[{where->name, linkset.parcel}];
      sum.value += side.costs[i].landImpact;
      sum.isUnknown |= side.costs[i].unknown.landImpact;
    }
  }

  Impact in(const std::string& region) const { return impactIn(inRegions_, region); }
  Impact on(const std::string& region, const std::string& parcel) const {
    return impactIn(onParcels_, {region, parcel});
  }

 private:
  template <class Key>
  static Impact impactIn(const std::map<Key, Impact>& impacts, const Key& key) {
    const auto found = impacts.find(key);
    return found == impacts.end() ? Impact{} : found->second;
  }

  std::map<std::string, Impact> inRegions_;
  std::map<std::pair<std::string, std::string>, Impact> onParcels_;
};

PlaceChange placeChange(std::string region, std::string parcel, double capacity,
                        const Impact& before, const Impact& after) {
  return {std::move(region), std::move(parcel), capacity,       before.value,
          after.value,       before.isUnknown,  after.isUnknown};
}

std::vector<PlaceChange> placesOf(const Side& first, const Side& second) {
  const Impacts before(first);
  const Impacts after(second);
  std::vector<PlaceChange> places;
  const auto regions = sumByRegion(second.scene, second.costs);
  for (std::size_t i = 0; i < regions.size(); ++i) {
    const cost::RegionCost& region = regions[i];
    places.push_back(placeChange(region.name, {}, region.capacity, before.in(region.name),
                                 {region.landImpact, region.unknown.landImpact}));
    if (i >= second.scene.regions.size()) continue;  // What is in no region has no parcels.
    const scene::Region& one = second.scene.regions[i];
    for (const scene::Parcel& parcel : one.parcels)
      places.push_back(placeChange(one.name, parcel.name, parcel.area * one.capacity() / regionArea,
                                   before.on(one.name, parcel.name),
                                   after.on(one.name, parcel.name)));
  }
  return places;
}

}  // namespace

Comparison compare(const Side& first, const Side& second) {
  Comparison result;
  for (const auto& [before, after] : pairsOfScenes(first.scene, second.scene)) {
    result.linksets.push_back(changeOf(first, second, before, after));
    add(result.total, result.linksets.back().change);
  }
  result.places = placesOf(first, second);
  return result;
}

}  // namespace wb::tuning
