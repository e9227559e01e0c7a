#pragma once

#include "model/cost/profile.h"

namespace wb::cost {

/// Radii (half the diagonal of a part) at which the download weight of static mesh, prims and
/// sculpts changes its slope, in metres: beyond each, the disc around a viewer in which a level of
/// detail (or a richer one) is shown grows no more, because it covers all that counts
/// (`max_area`) or reaches as far as levels are switched (`max_distance`).
/// At default constants 43.44, 10.86 and 5.43 m, as Drongle McMahon published them (2011).
struct SwitchRadii {
  double medium = 0;  ///< Of the high level: where the medium one takes over.
  double low = 0;
  double lowest = 0;

  /// From this radius on the weight is the same at any size.
  double plateau() const;
};

/// Returns the radii under a profile's constants. Animated mesh has none: its weight does not
/// depend on its size; nor has any part under `opensim`.
SwitchRadii switchRadii(const Profile& profile);

}  // namespace wb::cost
