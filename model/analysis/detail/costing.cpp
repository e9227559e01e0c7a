#include "model/analysis/detail/costing.h"

#include "model/core/parallel.h"

#include <algorithm>
#include <cmath>

namespace wb::tuning {
namespace {

using cost::DecidedBy;
using cost::Profile;

/// Deviations are relative to what was measured, but to no less than this, in PE: nobody measures
/// finer.
constexpr double leastScale = 0.1;

/// The number of a linkset that was measured: the one that decides under the accounting model.
const Gradient& measuredNumber(const cost::LinksetNumbers<Gradient>& numbers, DecidedBy weight,
                               bool physical, cost::AccountingModel model) {
  if (weight == DecidedBy::streaming) return numbers.streaming;
  if (weight == DecidedBy::server) return decidingServer(numbers, model);
  return physical ? numbers.physicsPhysical : numbers.physics;
}

double measuredNumber(const cost::Weights& weights, DecidedBy weight) {
  if (weight == DecidedBy::streaming) return weights.streaming;
  return weight == DecidedBy::server ? weights.server : weights.physics;
}

void add(Deviations& found, const Observation& one, double calculated) {
  found.calculated.push_back(calculated);
  found.relative.push_back((calculated - one.measured) / scaleOf(one.measured));
}

}  // namespace

double scaleOf(double measured) { return std::max(std::abs(measured), leastScale); }

void Costing::follow(const cost::GeometryRules& rules) {
  if (rules_ == rules) return;
  rules_ = rules;
  if (maker_) {
    maker_->follow(rules);
  } else {
    maker_.emplace(rules);
  }
  statistics_.linksets.clear();
  for (const scene::Linkset& linkset : observations_.scene.linksets) {
    auto& parts = statistics_.linksets.emplace_back();
    for (const scene::Part& part : linkset.parts)
      parts.push_back(maker_->make(part, observations_.scene.meshOf(part)));
  }
}

Deviations Costing::deviations(const Profile& profile) {
  follow(cost::GeometryRules(profile));
  weighAgain(costs_, observations_.scene, statistics_, profile);
  Deviations found;
  for (const Observation& one : observations_.all) {
    const bool physical = observations_.scene.linksets[one.linkset].physical;
    const cost::Weights weights =
        decidingWeights(costs_[one.linkset], physical, profile.accounting);
    add(found, one, measuredNumber(weights, one.weight));
  }
  return found;
}

Deviations Costing::withSlopes(const Profile& profile, std::span<const MovedConstant> constants) {
  follow(cost::GeometryRules(profile));
  constexpr std::size_t chunk = 64;  // Fewer are done sooner than a thread begins.
  std::vector<LinksetSlopes> linksets(observations_.scene.linksets.size());
  inParallel(linksets.size(), chunk, 0, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i)
      linksets[i] =
          slopesOf(observations_.scene, i, statistics_.linksets[i], profile, Direction::up);
  });
  Deviations found;
  found.slopes.resize(constants.size());
  for (const Observation& one : observations_.all) {
    const bool physical = observations_.scene.linksets[one.linkset].physical;
    const Gradient& number =
        measuredNumber(linksets[one.linkset].numbers, one.weight, physical, profile.accounting);
    add(found, one, number.value);
    for (std::size_t k = 0; k < constants.size(); ++k)
      found.slopes[k].push_back(number[constants[k].key] * constants[k].unit /
                                scaleOf(one.measured));
  }
  return found;
}

}  // namespace wb::tuning
