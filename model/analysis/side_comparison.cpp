#include "model/analysis/side_comparison.h"

#include "model/analysis/pairs.h"
#include "model/cost/places.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace wb::tuning {
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
  change.decidedAnew = (isCounted || change.change.any()) && !change.change.landImpactUnknown &&
                       old.decidedBy != now.decidedBy;
  change.physicalAnew = !old.unknown.canBePhysical && !now.unknown.canBePhysical &&
                        old.canBePhysical != now.canBePhysical;
  return change;
}

/// What lay where; of places with one name the first counts, as it does for linksets.
std::map<std::pair<std::string, std::string>, cost::PlaceCost> placesByName(const Side& side) {
  std::map<std::pair<std::string, std::string>, cost::PlaceCost> places;
  for (const cost::PlaceCost& place : sumByPlace(side.scene, side.costs))
    places.try_emplace({place.regionName, place.parcelName}, place);
  return places;
}

std::vector<PlaceChange> placesOf(const Side& first, const Side& second) {
  const auto before = placesByName(first);
  std::vector<PlaceChange> places;
  for (const cost::PlaceCost& now : sumByPlace(second.scene, second.costs)) {
    const auto found = before.find({now.regionName, now.parcelName});
    const cost::PlaceCost was = found == before.end() ? cost::PlaceCost() : found->second;
    places.push_back({now.regionName, now.parcelName, now.capacity, was.landImpact, now.landImpact,
                      was.unknown, now.unknown});
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

}  // namespace wb::tuning
