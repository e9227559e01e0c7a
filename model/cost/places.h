#pragma once

#include "model/cost/cost.h"

#include <optional>
#include <string>
#include <vector>

namespace wb::cost {

/// What lies in a region, or on a parcel of it.
struct PlaceCost {
  std::size_t region = 0;             ///< In the order of sumByRegion.
  std::optional<std::size_t> parcel;  ///< Of the region's; nothing: the region as a whole.
  std::string regionName;
  std::string parcelName;
  double capacity = 0;
  double landImpact = 0;
  bool unknown = false;  ///< At least that much.
  Uuid regionId{};       ///< Null: without one.
  Uuid parcelId{};       ///< The same.

  bool isOver() const { return landImpact > capacity; }
};

/// Finds where linksets are: the region by its place in sumByRegion, and the parcel of it.
class PlaceFinder {
 public:
  /// Where a linkset is.
  struct Place {
    std::size_t region = 0;             ///< That behind the last: none.
    std::optional<std::size_t> parcel;  ///< Of the region's; nothing: none that exists.
  };

  /// The scene's regions must stay as they are.
  explicit PlaceFinder(const scene::Scene& scene) : scene_(scene), names_(scene) {}
  /// Returns where a `linkset` is.
  Place operator()(const scene::Linkset& linkset) const;

 private:
  const scene::Scene& scene_;
  scene::RegionNames names_;
};

/// Returns the sums of each region in the order of sumByRegion, followed by its parcels. Of parcels
/// with one name the first holds what is on them by that name, not by their ids.
/// @param scene  Whose linksets name their region and parcel; one on no parcel counts in its region
///     only.
/// @param costs  One entry a linkset of the scene.
std::vector<PlaceCost> sumByPlace(const scene::Scene& scene, const std::vector<LinksetCost>& costs);

}  // namespace wb::cost
