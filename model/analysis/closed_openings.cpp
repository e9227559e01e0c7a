#include "model/analysis/closed_openings.h"

#include "model/analysis/detail/deviation_meter.h"
#include "model/analysis/kit_texts.h"
#include "model/core/number.h"
#include "model/shapes/shapes.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace wb::weighing {
namespace {

bool isOneHull(const cost::PartCost& cost) {
  using cost::Representation;
  const Representation is = cost.decision.representation;
  return cost.physics && (is == Representation::baseHull || is == Representation::hull);
}

}  // namespace

ClosedOpenings closedOpenings(const Weighing& weighing, std::size_t linkset, const Task& task) {
  ClosedOpenings closed;
  if (weighing.profile.accounting == cost::AccountingModel::openSim) return closed;
  std::map<std::tuple<const void*, double, double, double>, double> known;
  const auto& parts = weighing.scene.linksets[linkset].parts;
  for (std::size_t i = 0; i < parts.size() && !task.cancelled(); ++i) {
    const asset::MeshAsset* mesh = weighing.scene.meshOf(parts[i]);
    if (!mesh || !isOneHull(weighing.costs[linkset].parts[i])) continue;
    const glm::dvec3& scale = parts[i].scale;
    const auto [found, isNew] = known.try_emplace({mesh, scale.x, scale.y, scale.z}, 0);
    if (isNew) found->second = advice::hullStandoff(*mesh, scale, weighing.profile.baseHullSource);
    if (!(found->second > shape::TolerancesByZone::usualElsewhere)) continue;
    closed.parts.push_back(i);
    closed.farthest = std::max(closed.farthest, found->second);
  }
  return closed;
}

Sentence closedSentence(const ClosedOpenings& closed, const scene::Linkset& linkset) {
  const std::size_t first = closed.parts.front();
  return {kitTexts["explain.closed"],
          {{"part", partName(linkset.parts[first], first)},
           {"count", closed.parts.size()},
           {"distance", Number{closed.farthest, Number::Form::digits, 2}}}};
}

}  // namespace wb::weighing
