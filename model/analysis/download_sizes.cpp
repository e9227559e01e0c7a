#include "model/analysis/download_sizes.h"

#include "model/cost/switch_radii.h"

#include <glm/geometric.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace wb::advice {
namespace {

/// Of a radius: how far beside it slopes are taken. More than the areas' own limits (1 m² of
/// 102,944) move a change, less than shows their curvature.
constexpr double beside = 1e-3;
/// Of the steeper of two slopes: what the curves themselves do not reach over that distance.
constexpr double clearChange = 0.02;
/// Of the weight: slopes below this are rounding.
constexpr double flat = 1e-7;

/// The weight of a part at any radius.
class WeightBySize {
 public:
  WeightBySize(const scene::Part& part, const cost::PartStatistics& statistics,
               const cost::Profile& profile, const cost::PartPlace& place)
      : part_(part), statistics_(statistics), profile_(profile), place_(place) {}

  double at(double radius) const {
    scene::Part scaled = part_;
    scaled.scale *= radius / (glm::length(part_.scale) / 2);
    return weighPart(scaled, statistics_, profile_, place_).streaming.value_or(0);
  }

  /// By how much of itself the weight grows for a radius that grows by all of itself.
  double slope(double from, double to) const {
    const double before = at(from);
    const double grown = (at(to) - before) / (to - from) * from;
    return before > 0 ? grown / before : 0;
  }

 private:
  const scene::Part& part_;
  const cost::PartStatistics& statistics_;
  const cost::Profile& profile_;
  cost::PartPlace place_;
};

bool isFlat(double slope) { return std::abs(slope) < flat; }

}  // namespace

std::optional<DownloadSizes> downloadSizes(const scene::Part& part,
                                           const cost::PartStatistics& statistics,
                                           const cost::Profile& profile,
                                           const cost::PartPlace& place) {
  const double radius = glm::length(part.scale) / 2;
  if (profile.accounting == cost::AccountingModel::openSim || radius <= 0 ||
      !weighPart(part, statistics, profile, place).streaming)
    return {};
  const cost::SwitchRadii switches = cost::switchRadii(profile);
  std::array<double, 3> radii{switches.medium, switches.low, switches.lowest};
  std::ranges::sort(radii);
  const WeightBySize weight(part, statistics, profile, place);
  DownloadSizes sizes{radius, {}, {}};
  for (const double at : radii) {
    if (!sizes.changes.empty() && at <= sizes.changes.back() * (1 + beside)) continue;
    const double before = weight.slope(at * (1 - beside), at);
    const double after = weight.slope(at, at * (1 + beside));
    if (std::abs(after - before) <= clearChange * std::max(std::abs(before), std::abs(after)) ||
        (isFlat(before) && isFlat(after)))
      continue;
    sizes.changes.push_back(at);
    if (at >= switches.plateau() && isFlat(after)) sizes.constant = at;
  }
  if (sizes.changes.empty()) return {};
  return sizes;
}

}  // namespace wb::advice
