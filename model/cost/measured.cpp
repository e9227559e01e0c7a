#include "model/cost/measured.h"

#include "model/cost/published.h"
#include "model/scene/scene.h"

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
  const auto costliest = withSculptCost(profile, range.most);
  if (!cheapest || !costliest) return {};
  return SculptImpact{weigh(linkset, statistics, *cheapest).landImpact,
                      weigh(linkset, statistics, *costliest).landImpact};
}

namespace {

std::optional<double> valueOf(const scene::Measured& measured, MeasuredCost which) {
  switch (which) {
    case MeasuredCost::physics:
      return measured.physics;
    case MeasuredCost::streaming:
      return measured.streaming;
    case MeasuredCost::server:
      return measured.server;
    case MeasuredCost::landImpact:
      break;
  }
  return measured.landImpact;
}

bool isUnknown(const LinksetCost& cost, MeasuredCost which, bool physical, AccountingModel model) {
  const Weights weights = decidingWeights(cost, physical, model);
  switch (which) {
    case MeasuredCost::physics:
      return weights.physicsUnknown;
    case MeasuredCost::streaming:
      return weights.streamingUnknown;
    case MeasuredCost::server:
      return weights.serverUnknown;
    case MeasuredCost::landImpact:
      break;
  }
  return cost.unknown.landImpact;
}

double estimateOf(const LinksetCost& cost, MeasuredCost which, bool physical,
                  AccountingModel model) {
  const Weights weights = decidingWeights(cost, physical, model);
  switch (which) {
    case MeasuredCost::physics:
      return weights.physics;
    case MeasuredCost::streaming:
      return weights.streaming;
    case MeasuredCost::server:
      return weights.server;
    case MeasuredCost::landImpact:
      break;
  }
  return cost.landImpact;
}

}  // namespace

std::optional<Compared> compared(const scene::Linkset& linkset, const LinksetCost& cost,
                                 const scene::Measured& measured, MeasuredCost which,
                                 AccountingModel model) {
  const auto value = valueOf(measured, which);
  if (!value) return {};
  const bool physical = measured.physical.value_or(linkset.physical);
  return Compared{estimateOf(cost, which, physical, model), *value,
                  isUnknown(cost, which, physical, model)};
}

std::vector<const scene::Measured*> measuredByLinkset(const scene::Scene& scene) {
  std::vector<const scene::Measured*> result(scene.linksets.size());
  if (scene.measured.empty()) return result;
  const scene::LinksetNames names(scene);
  for (const scene::Measured& measured : scene.measured)
    if (const auto linkset = names.of(measured); linkset && !result[*linkset])
      result[*linkset] = &measured;
  return result;
}

}  // namespace wb::cost
