#pragma once

#include "model/core/identifiers.h"
#include "model/cost/cost.h"
#include "model/cost/places.h"
#include "model/scene/scene.h"

#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace wb::tuning {

/// The index of one and the same thing on two sides, either of which may lack it.
using Pair = std::pair<std::optional<std::size_t>, std::optional<std::size_t>>;

/// Pairs the linksets of two sides: the same are those that have the same id; without ids, those of
/// the same name and, among several, of the same order. One that is alone on both sides is the
/// same, whatever it is called.
/// @param first   The first side's linksets.
/// @param second  The second side's linksets.
/// @return One pair a linkset of `first`, in its order, then those that only `second` has.
std::vector<Pair> pairsOf(const std::vector<scene::Linkset>& first,
                          const std::vector<scene::Linkset>& second);
/// The same for the parts of one linkset on the `first` and the `second` side.
std::vector<Pair> pairsOf(const std::vector<scene::Part>& first,
                          const std::vector<scene::Part>& second);

/// Which linkset of another side each linkset of a scene is, and which part each of its parts.
struct Origins {
  std::vector<std::optional<std::size_t>> linksets;
  /// One list a linkset; empty for those without a counterpart.
  std::vector<std::vector<std::optional<std::size_t>>> parts;
};
/// Finds for each linkset and part of `now` the one of `before` that it is, as pairsOf says.
Origins originsOf(const std::vector<scene::Linkset>& before,
                  const std::vector<scene::Linkset>& now);

/// One of two things compared: a scene, or a version of it, weighed under a profile. All of it must
/// outlive the comparison's making.
struct Side {
  const scene::Scene& scene;
  const cost::Profile& profile;
  const std::vector<cost::LinksetCost>& costs;  ///< One a linkset, in the scene's order.
};

/// What two sides differ in: weights as they decide (cost::decidingWeights), then land impact.
/// Always the second side less the first; what only rounding differs in is 0.
struct CostChange {
  double physics = 0;
  double streaming = 0;
  double server = 0;
  double landImpact = 0;
  bool physicsUnknown = false;  ///< Unknown on a side, so that the number says nothing; and so on.
  bool streamingUnknown = false;
  bool serverUnknown = false;
  bool landImpactUnknown = false;

  /// Whether anything changes.
  bool any() const { return physics != 0 || streaming != 0 || server != 0 || landImpact != 0; }
  bool anyUnknown() const {
    return physicsUnknown || streamingUnknown || serverUnknown || landImpactUnknown;
  }
};

/// A linkset that both sides have, or only one: then what the other lacks counts as nothing.
struct LinksetChange {
  std::optional<std::size_t> first;   ///< Index in the first side's scene.
  std::optional<std::size_t> second;  ///< Index in the second side's scene.
  CostChange change;
  bool deciderChanged = false;   ///< Another weight decides; both are known.
  bool physicalChanged = false;  ///< It may be set physical on one side only; both are known.
};

/// A region or parcel of the second side with what it holds on both. The same are regions of one
/// id, without ids those of one name, among several in their order; so are parcels of a region.
/// Of one and the same scene on both sides each is the same as itself.
struct PlaceChange {
  cost::PlaceFinder::Place place{};  ///< Of the second side.
  Uuid regionId{};                   ///< Null: without one.
  std::string region;
  Uuid parcelId{};     ///< Null: without one.
  std::string parcel;  ///< Empty: the region as a whole.
  double capacity = 0;
  double before = 0;  ///< Land impact.
  double after = 0;
  bool beforeUnknown = false;  ///< At least that much.
  bool afterUnknown = false;
  bool fitted() const { return !beforeUnknown && before <= capacity; }
  bool fits() const { return !afterUnknown && after <= capacity; }
  bool noLongerFits() const { return fitted() && after > capacity; }
  bool fitsAgain() const { return before > capacity && fits(); }
};

/// What two sides differ in, all together.
struct Comparison {
  std::vector<LinksetChange> linksets;  ///< In the first's order, then those only the second has.
  std::vector<PlaceChange> places;      ///< Each region of the second side, then its parcels.
  CostChange total;
};

/// Returns `after` less `before`; 0 where they differ by no more than 1e-9 of the larger, as sums
/// made in another order do, or sizes that went through a file.
double costDifference(double before, double after);

/// Compares two scenarios, profiles or versions of a scene, whose linksets are the same as pairsOf
/// says; of one and the same scene object on both sides, each is the same as itself. Differences
/// are `second` less `first`; places are those of the `second` side.
Comparison compare(const Side& first, const Side& second);

/// A side of a comparison in the order of the other's linksets and parts: what is at one place is
/// the same thing on both. What only this side has comes after.
struct Aligned {
  scene::Scene scene;
  std::vector<cost::LinksetCost> costs;  ///< One a linkset.
  /// Linkset and part of what only the other side has: something stands there that means nothing.
  std::set<std::pair<std::size_t, std::size_t>> missing{};
};

/// Puts a `side` in the other's order. `origins` says which linkset and part of the side each of
/// the other's is.
Aligned aligned(const Side& side, const Origins& origins);

/// Returns at most `most` linksets, by their index, whose land impact differs between `before` and
/// `now`, those that differ most first; of equal ones in the scene's order. Those that are unknown
/// on a side are left out. Both sides are of the same linksets, in the same order.
std::vector<std::size_t> largestChanges(const std::vector<cost::LinksetCost>& before,
                                        const std::vector<cost::LinksetCost>& now,
                                        std::size_t most);

}  // namespace wb::tuning
