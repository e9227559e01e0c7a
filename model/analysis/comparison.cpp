#include "model/analysis/comparison.h"

#include "model/cost/places.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <string>
#include <utility>

// Compares two scenes: linksets and parts are matched by id, else by name and the order among those
// of that name, through an ordered map (n log n); never by likeness. Differences within 1e-9 of the
// larger side are rounding and count as none.

namespace wb::tuning {
namespace {

/// What tells a thing among others: its id, or else its name and how many before it have that.
template <class Thing>
std::vector<std::pair<std::string, std::size_t>> keysOf(const std::vector<Thing>& things) {
  std::vector<std::pair<std::string, std::size_t>> keys;
  std::map<std::string, std::size_t> seen;
  for (const Thing& thing : things) {
    std::string key = "name " + thing.name;
    if (!thing.id.isNull()) key = "id " + thing.id.text();
    keys.emplace_back(key, seen[key]++);
  }
  return keys;
}

template <class Thing>
std::vector<Pair> pairsOfThings(const std::vector<Thing>& first, const std::vector<Thing>& second) {
  if (first.size() == 1 && second.size() == 1) return {{0, 0}};
  std::map<std::pair<std::string, std::size_t>, std::size_t> left;
  const auto secondKeys = keysOf(second);
  for (std::size_t i = 0; i < secondKeys.size(); ++i) left.emplace(secondKeys[i], i);
  std::vector<Pair> pairs;
  for (const auto& key : keysOf(first)) {
    const auto found = left.extract(key);
    pairs.emplace_back(pairs.size(), found.empty() ? std::optional<std::size_t>() : found.mapped());
  }
  for (std::size_t i = 0; i < secondKeys.size(); ++i)
    if (left.contains(secondKeys[i])) pairs.emplace_back(std::nullopt, i);
  return pairs;
}

template <class Thing>
std::vector<std::optional<std::size_t>> originsAmong(const std::vector<Thing>& before,
                                                     const std::vector<Thing>& now) {
  std::vector<std::optional<std::size_t>> origins(now.size());
  for (const auto& [first, second] : pairsOfThings(before, now))
    if (second) origins[*second] = first;
  return origins;
}

}  // namespace

std::vector<Pair> pairsOf(const std::vector<scene::Linkset>& first,
                          const std::vector<scene::Linkset>& second) {
  return pairsOfThings(first, second);
}

std::vector<Pair> pairsOf(const std::vector<scene::Part>& first,
                          const std::vector<scene::Part>& second) {
  return pairsOfThings(first, second);
}

Origins originsOf(const std::vector<scene::Linkset>& before,
                  const std::vector<scene::Linkset>& now) {
  Origins origins{originsAmong(before, now), {}};
  origins.parts.resize(now.size());
  for (std::size_t i = 0; i < now.size(); ++i)
    if (const auto origin = origins.linksets[i])
      origins.parts[i] = originsAmong(before[*origin].parts, now[i].parts);
  return origins;
}

namespace {

using Index = std::optional<std::size_t>;

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
  CostChange change{costDifference(first.physics, second.physics),
                    costDifference(first.streaming, second.streaming),
                    costDifference(first.server, second.server),
                    costDifference(first.landImpact, second.landImpact)};
  addUnknown(change, first);
  addUnknown(change, second);
  return change;
}

LinksetChange changeOf(const Side& first, const Side& second, Index before, Index after) {
  LinksetChange change{before, after, between(costOn(first, before), costOn(second, after))};
  if (!before || !after) return change;
  const cost::LinksetCost& old = first.costs[*before];
  const cost::LinksetCost& now = second.costs[*after];
  // Of weights that are as good as equal, noise decides which is the largest.
  const bool isCounted =
      old.decidedBy == cost::DecidedBy::parts || now.decidedBy == cost::DecidedBy::parts;
  change.deciderChanged = (isCounted || change.change.any()) && !change.change.landImpactUnknown &&
                          old.decidedBy != now.decidedBy;
  change.physicalChanged = !old.unknown.canBePhysical && !now.unknown.canBePhysical &&
                           old.canBePhysical != now.canBePhysical;
  return change;
}

/// Where each place of the second side was on the first, by their indices in scene::Scene.
class PlacesBefore {
 public:
  PlacesBefore(const scene::Scene& first, const scene::Scene& second)
      : regions_(originsByKeys(first.regions, second.regions)) {
    parcels_.resize(regions_.size());
    for (std::size_t i = 0; i < regions_.size(); ++i)
      if (regions_[i])
        parcels_[i] = originsByKeys(first.regions[*regions_[i]].parcels, second.regions[i].parcels);
    regions_.emplace_back(first.regions.size());  // What is in none was in none.
    parcels_.emplace_back();
  }

  using Place = cost::PlaceFinder::Place;
  std::optional<Place> of(const Place& place) const {
    const Index region = regions_[place.region];
    if (!region || !place.parcel) return region ? std::optional(Place{*region, {}}) : std::nullopt;
    const Index parcel = parcels_[place.region][*place.parcel];
    return parcel ? std::optional(Place{*region, parcel}) : std::nullopt;
  }

 private:
  template <class Thing>
  static std::vector<Index> originsByKeys(const std::vector<Thing>& first,
                                          const std::vector<Thing>& second) {
    std::vector<Index> origins;
    const bool areOne = &first == &second;
    std::map<std::pair<std::string, std::size_t>, std::size_t> known;
    const auto keys = keysOf(first);
    for (std::size_t i = 0; i < keys.size(); ++i) known.emplace(keys[i], i);
    for (const auto& key : keysOf(second)) {
      const auto found = known.find(key);
      const Index same = found == known.end() ? Index() : Index(found->second);
      origins.push_back(areOne ? Index(origins.size()) : same);
    }
    return origins;
  }

  std::vector<Index> regions_;  ///< By the second side's, what is in none last.
  std::vector<std::vector<Index>> parcels_;
};

std::vector<PlaceChange> placesOf(const Side& first, const Side& second) {
  std::map<std::pair<std::size_t, Index>, cost::PlaceCost> before;
  for (const cost::PlaceCost& place : sumByPlace(first.scene, first.costs))
    before.try_emplace({place.region, place.parcel}, place);
  const PlacesBefore placesBefore(first.scene, second.scene);
  std::vector<PlaceChange> places;
  for (const cost::PlaceCost& now : sumByPlace(second.scene, second.costs)) {
    const auto origin = placesBefore.of({now.region, now.parcel});
    const auto found = origin ? before.find({origin->region, origin->parcel}) : before.end();
    const cost::PlaceCost was = found == before.end() ? cost::PlaceCost() : found->second;
    places.push_back({{now.region, now.parcel},
                      now.regionId,
                      now.regionName,
                      now.parcelId,
                      now.parcelName,
                      now.capacity,
                      was.landImpact,
                      now.landImpact,
                      was.unknown,
                      now.unknown});
  }
  return places;
}

}  // namespace

double costDifference(double before, double after) {
  constexpr double noise = 1e-9;
  const double change = after - before;
  const double most = std::max(std::abs(before), std::abs(after));
  return std::abs(change) <= noise * most ? 0 : change;
}

Comparison compare(const Side& first, const Side& second) {
  Comparison result;
  for (const auto& [before, after] : pairsOfScenes(first.scene, second.scene)) {
    result.linksets.push_back(changeOf(first, second, before, after));
    add(result.total, result.linksets.back().change);
  }
  result.places = placesOf(first, second);
  return result;
}

namespace {

using Places = std::vector<std::optional<std::size_t>>;

/// Then those that none of them means.
Places withTheRest(const Places& origins, std::size_t count) {
  Places places = origins;
  std::vector<bool> isMeant(count);
  for (const auto& origin : origins)
    if (origin) isMeant[*origin] = true;
  for (std::size_t i = 0; i < count; ++i)
    if (!isMeant[i]) places.emplace_back(i);
  return places;
}

template <class T>
std::vector<T> placed(const std::vector<T>& things, const Places& places) {
  std::vector<T> result;
  for (const auto& place : places) result.push_back(place ? things[*place] : T{});
  return result;
}

}  // namespace

Aligned aligned(const Side& side, const Origins& origins) {
  Aligned result{side.scene, {}};
  const auto& before = side.scene.linksets;
  const Places linksets = withTheRest(origins.linksets, before.size());
  result.scene.linksets = placed(before, linksets);
  result.costs = placed(side.costs, linksets);
  for (std::size_t i = 0; i < origins.linksets.size(); ++i) {
    if (!linksets[i]) continue;
    const Places parts = withTheRest(origins.parts[i], before[*linksets[i]].parts.size());
    result.scene.linksets[i].parts = placed(before[*linksets[i]].parts, parts);
    result.costs[i].parts = placed(side.costs[*linksets[i]].parts, parts);
    for (std::size_t part = 0; part < parts.size(); ++part)
      if (!parts[part]) result.missing.emplace(i, part);
  }
  return result;
}

namespace {

double sizeOfChange(const cost::LinksetCost& before, const cost::LinksetCost& now) {
  if (before.unknown.landImpact || now.unknown.landImpact) return 0;
  return std::abs(now.landImpact - before.landImpact);
}

}  // namespace

std::vector<std::size_t> largestChanges(const std::vector<cost::LinksetCost>& before,
                                        const std::vector<cost::LinksetCost>& now,
                                        std::size_t most) {
  const auto sizeOf = [&](std::size_t i) { return sizeOfChange(before[i], now[i]); };
  std::vector<std::size_t> changed;
  for (std::size_t i = 0; i < now.size(); ++i)
    if (sizeOf(i) > 0) changed.push_back(i);
  std::ranges::stable_sort(changed, std::greater(), sizeOf);
  if (changed.size() > most) changed.resize(most);
  return changed;
}

}  // namespace wb::tuning
