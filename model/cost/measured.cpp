#include "model/cost/measured.h"

#include "model/scene/linkset_names.h"

namespace wb::cost {
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
