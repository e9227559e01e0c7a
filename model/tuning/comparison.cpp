#include "model/tuning/comparison.h"

#include "model/scene/region_names.h"

#include <algorithm>
#include <map>
#include <utility>

namespace wb::tuning {
namespace {

using Index = std::optional<std::size_t>;

/// Square metres of a region: what parcels have their share of.
constexpr double regionArea = 256.0 * 256.0;

/// What tells a linkset among others: its id, or else its name and how many before it have that.
std::vector<std::pair<std::string, std::size_t>> keysOf(const scene::Scene& scene) {
  std::vector<std::pair<std::string, std::size_t>> keys;
  std::map<std::string, std::size_t> seen;
  for (const scene::Linkset& linkset : scene.linksets) {
    const std::string key =
        linkset.id.isNull() ? "name " + linkset.name : "id " + linkset.id.text();
    keys.emplace_back(key, seen[key]++);
  }
  return keys;
}

/// A scene under two profiles has every linkset on both sides.
std::vector<std::pair<Index, Index>> pairsOfOne(const scene::Scene& scene) {
  std::vector<std::pair<Index, Index>> pairs;
  for (std::size_t i = 0; i < scene.linksets.size(); ++i) pairs.emplace_back(i, i);
  return pairs;
}

/// Pairs of linksets, either of which may be missing.
std::vector<std::pair<Index, Index>> pairsOf(const scene::Scene& first,
                                             const scene::Scene& second) {
  if (&first == &second) return pairsOfOne(first);
  std::map<std::pair<std::string, std::size_t>, std::size_t> left;
  const auto secondKeys = keysOf(second);
  for (std::size_t i = 0; i < secondKeys.size(); ++i) left.emplace(secondKeys[i], i);
  std::vector<std::pair<Index, Index>> pairs;
  for (const auto& key : keysOf(first)) {
    const auto found = left.find(key);
    pairs.emplace_back(pairs.size(), found == left.end() ? Index() : Index(found->second));
    if (found != left.end()) left.erase(found);
  }
  for (std::size_t i = 0; i < secondKeys.size(); ++i)
    if (left.contains(secondKeys[i])) pairs.emplace_back(Index(), i);
  return pairs;
}

/// One linkset alone on both sides is the same: files of assets name it after themselves.
std::vector<std::pair<Index, Index>> pairsOfScenes(const scene::Scene& first,
                                                   const scene::Scene& second) {
  if (first.linksets.size() == 1 && second.linksets.size() == 1) return {{Index(0), Index(0)}};
  return pairsOf(first, second);
}

void add(CostChange& sum, const CostChange& addend) {
  sum.physics += addend.physics;
  sum.streaming += addend.streaming;
  sum.server += addend.server;
  sum.landImpact += addend.landImpact;
}

CostChange costOn(const Side& side, Index linkset) {
  if (!linkset) return {};
  const cost::LinksetCost& cost = side.costs[*linkset];
  const cost::Weights weights =
      decidingWeights(cost, side.scene.linksets[*linkset].physical, side.profile.accounting);
  return {weights.physics, weights.streaming, weights.server, cost.landImpact};
}

CostChange between(const CostChange& first, const CostChange& second) {
  return {second.physics - first.physics, second.streaming - first.streaming,
          second.server - first.server, second.landImpact - first.landImpact};
}

LinksetChange changeOf(const Side& first, const Side& second, Index before, Index after) {
  LinksetChange change{before, after, between(costOn(first, before), costOn(second, after))};
  if (!before || !after) return change;
  const cost::LinksetCost& old = first.costs[*before];
  const cost::LinksetCost& now = second.costs[*after];
  change.decidedAnew = old.decidedBy != now.decidedBy;
  change.physicalAnew = old.canBePhysical != now.canBePhysical;
  return change;
}

/// The land impact that lies in each region, and on each parcel.
class Impacts {
 public:
  /// Of regions with one name the first counts, as it does for linksets.
  explicit Impacts(const Side& side) {
    for (const cost::RegionCost& region : sumByRegion(side.scene, side.costs))
      inRegions_.try_emplace(region.name, region.landImpact);
    const scene::RegionNames regions(side.scene);
    for (std::size_t i = 0; i < side.scene.linksets.size(); ++i) {
      const scene::Linkset& linkset = side.scene.linksets[i];
      if (const scene::Region* where = regions.of(linkset))
        onParcels_[{where->name, linkset.parcel}] += side.costs[i].landImpact;
    }
  }

  double in(const std::string& region) const { return valueOr0(inRegions_, region); }
  double on(const std::string& region, const std::string& parcel) const {
    return valueOr0(onParcels_, {region, parcel});
  }

 private:
  template <class Key>
  static double valueOr0(const std::map<Key, double>& values, const Key& key) {
    const auto found = values.find(key);
    return found == values.end() ? 0 : found->second;
  }

  std::map<std::string, double> inRegions_;
  std::map<std::pair<std::string, std::string>, double> onParcels_;
};

std::vector<PlaceChange> placesOf(const Side& first, const Side& second) {
  const Impacts before(first);
  const Impacts after(second);
  std::vector<PlaceChange> places;
  const auto regions = sumByRegion(second.scene, second.costs);
  for (std::size_t i = 0; i < regions.size(); ++i) {
    const cost::RegionCost& region = regions[i];
    places.push_back({region.name, {}, region.capacity, before.in(region.name), region.landImpact});
    if (i >= second.scene.regions.size()) continue;  // What is in no region has no parcels.
    const scene::Region& one = second.scene.regions[i];
    for (const scene::Parcel& parcel : one.parcels)
      places.push_back({one.name, parcel.name, parcel.area * one.capacity() / regionArea,
                        before.on(one.name, parcel.name), after.on(one.name, parcel.name)});
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
