#include "model/cost/streaming_rules.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace wb::cost {

double SwitchRadii::plateau() const { return std::max({medium, low, lowest}); }

SwitchRadii switchRadii(const Profile& profile) {
  const double farthest =
      std::min(std::sqrt(profile[Key::max_area] / std::numbers::pi), profile[Key::max_distance]);
  return {farthest * profile[Key::lod_medium], farthest * profile[Key::lod_low],
          farthest * profile[Key::lod_lowest]};
}

}  // namespace wb::cost
