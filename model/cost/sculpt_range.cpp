#include "model/cost/sculpt_range.h"

#include "model/cost/published.h"

#include <cmath>

namespace wb::cost {
namespace {

/// Of the rows dog-12 and dog-30: land impact 16 over 12 parts, and 40 over 30.
constexpr double mostOfDogs = 1.33;

}  // namespace

SculptRange measuredSculpts() {
  return {publishedMeasurement("sculpted-sphere-physics")->value,
          publishedMeasurement("sculpted-cube-physics")->value, mostOfDogs};
}

std::optional<Profile> withSculptCost(const Profile& profile, double cost) {
  Profile other = profile;
  double& vertices = other[Key::sculpt_hull_vertices];
  vertices = (cost - profile[Key::hull_cost]) / profile[Key::hull_vertex_cost];
  if (!std::isfinite(vertices)) return {};
  return other;
}

bool isSculptHull(const scene::Part& part, const Decision& decision, const Profile& profile) {
  return profile.accounting != AccountingModel::openSim && part.kind == scene::PartKind::sculpt &&
         decision.representation == Representation::hull;
}

std::optional<SculptImpact> sculptImpact(const scene::Linkset& linkset,
                                         const std::vector<PartStatistics>& statistics,
                                         const LinksetCost& cost, const Profile& profile) {
  bool hasAny = false;
  for (std::size_t i = 0; i < linkset.parts.size(); ++i)
    hasAny = hasAny || isSculptHull(linkset.parts[i], cost.parts[i].decision, profile);
  if (!hasAny || cost.unknown.landImpact) return {};
  const SculptRange range = measuredSculpts();
  const auto cheapest = withSculptCost(profile, range.least);
  const auto dearest = withSculptCost(profile, range.most);
  if (!cheapest || !dearest) return {};
  return SculptImpact{weigh(linkset, statistics, *cheapest).landImpact,
                      weigh(linkset, statistics, *dearest).landImpact};
}

}  // namespace wb::cost
