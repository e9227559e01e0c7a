#include "model/analysis/detail/plan_search.h"
#include "model/cost/cost.h"
#include "model/cost/linkset_rules.h"
#include "model/cost/number_sink.h"

#include <algorithm>

// The bound beside the plans: the least that each weight could be by any of the acts, and of these
// the largest. Nothing is searched.

namespace wb::advice {
namespace {

/// The least that a part can add to physics: children may have none, a root has at least the
/// cheapest shape there is.
double leastPhysics(const Question& question) {
  const cost::Profile& profile = question.profile;
  constexpr double corners = 4;
  const double hull =
      profile[cost::Key::hull_vertex_cost] * corners + profile[cost::Key::hull_cost];
  double least = std::min(hull, profile[cost::Key::primitive_cost]);
  least = std::min(least, question.cost.parts.front().physics.value_or(0));
  return question.linkset().physical ? std::min(least, question.cost.physicsPhysical) : least;
}

/// Of the whole linkset with levels of detail that have nothing in them, at rest from animation or
/// not, whichever is less.
double leastStreaming(const Question& question) {
  double least = question.cost.streaming;
  for (const bool isAnimatedKept : {true, false}) {
    scene::Linkset linkset = question.linkset();
    std::vector<cost::PartStatistics> statistics = question.statistics;
    for (std::size_t i = 0; i < linkset.parts.size(); ++i) {
      linkset.parts[i].animated = linkset.parts[i].animated && isAnimatedKept;
      if (question.part.value_or(i) == i) statistics[i].lodBytes.fill(1);
    }
    least = std::min(least, weigh(linkset, statistics, question.profile).streaming);
  }
  return least;
}

double leastServer(const Question& question) {
  scene::Linkset linkset = question.linkset();
  for (std::size_t i = 0; i < linkset.parts.size(); ++i)
    if (question.part.value_or(i) == i) linkset.parts[i].scripts = 0;
  const cost::LinksetCost cost = weigh(linkset, question.statistics, question.profile);
  return decidingWeights(cost, linkset.physical, question.profile.accounting).server;
}

}  // namespace

std::optional<double> boundOf(const Question& question) {
  if (question.cost.unknown.landImpact || question.linkset().parts.empty()) return {};
  // OpenSim's sum has another floor for each part: its smallest weights stand for all of them.
  const double weight =
      question.profile.accounting == cost::AccountingModel::openSim
          ? static_cast<double>(question.linkset().parts.size()) *
                std::max(question.profile[cost::Key::opensim_streaming],
                         question.profile[cost::Key::opensim_simulation])
          : std::max({leastPhysics(question), leastStreaming(question), leastServer(question)});
  const double weighed = roundedImpact(cost::NumberSink(question.profile), weight);
  const auto parts = static_cast<double>(question.linkset().parts.size());
  return std::min({weighed, parts, question.cost.landImpact});
}

}  // namespace wb::advice
