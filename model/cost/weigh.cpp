#include "model/cost/weigh.h"

#include "model/core/language.h"
#include "model/core/parallel.h"
#include "model/cost/deciding_rules.h"
#include "model/cost/detail/total_rules.h"
#include "model/cost/linkset_facts.h"
#include "model/cost/linkset_numbers.h"
#include "model/cost/number_sink.h"
#include "model/cost/opensim_rules.h"
#include "model/cost/part_cost.h"
#include "model/cost/why_texts.h"

#include <algorithm>
#include <array>

namespace wb::cost {
namespace {

/// The parts' costs, already computed, as the rules of totals want them.
class WeighedParts {
 public:
  WeighedParts(const NumberSink& sink, const std::vector<PartCost>& parts, bool physical)
      : sink_(sink), parts_(parts), simulation_(openSimSimulation(sink, physical)) {}

  const NumberSink& sink(std::size_t) const { return sink_; }
  double physics(std::size_t i) const { return parts_[i].physics.value_or(0); }
  double dynamic(std::size_t i) const { return parts_[i].physicsDynamic.value_or(0); }
  double streaming(std::size_t i) const { return parts_[i].streaming.value_or(0); }
  double simulation(std::size_t i) const { return parts_[i].streaming ? simulation_ : 0; }

 private:
  const NumberSink& sink_;
  const std::vector<PartCost>& parts_;
  double simulation_;
};

DecidedBy decidedBy(const LinksetCost& cost, const scene::Linkset& linkset, AccountingModel model) {
  if (cost.accounting == Accounting::legacy) return DecidedBy::parts;
  const Weights weights = decidingWeights(cost, linkset.physical, model);
  return ofLargest(weights.physics, weights.streaming, weights.server, DecidedBy::physics,
                   DecidedBy::streaming, DecidedBy::server);
}

AtRest<double> atRestOf(const std::vector<PartCost>& parts) {
  AtRest<double> atRest;
  for (const PartCost& part : parts) {
    const double physics = part.physicsStatic.value_or(0);
    atRest.dearest = greatest(atRest.dearest, physics);
    atRest.all += physics;
  }
  return atRest;
}

PartUnknowns<bool> partUnknowns(const std::vector<PartCost>& parts) {
  PartUnknowns<bool> unknown;
  for (const PartCost& part : parts) {
    unknown.physics |= !part.physics;
    unknown.dynamic |= !part.physicsDynamic;
    unknown.streaming |= !part.streaming;
    unknown.atRest |= !part.physicsStatic;
  }
  return unknown;
}

}  // namespace

Weights decidingWeights(const LinksetCost& cost, bool physical, AccountingModel model) {
  return {physical ? cost.physicsPhysical : cost.physics,
          cost.streaming,
          decidingServer(cost, model),
          physical ? cost.unknown.physicsPhysical : cost.unknown.physics,
          cost.unknown.streaming,
          cost.unknown.server && model == AccountingModel::openSim};
}

bool isAnyUnknown(const std::vector<LinksetCost>& costs) {
  return std::ranges::any_of(costs, [](const LinksetCost& cost) { return cost.unknown.any(); });
}

std::string_view name(Accounting accounting) {
  return accounting == Accounting::weighed ? "new" : "legacy";
}

std::string_view name(DecidedBy decidedBy) {
  constexpr std::array<std::string_view, 4> names{"physics", "streaming", "server", "parts"};
  return names[static_cast<std::size_t>(decidedBy)];
}

Accounting accountingOf(const scene::Linkset& linkset, AccountingModel model) {
  const auto optsIn = [model](const scene::Part& part) {
    const bool mesh = part.kind == scene::PartKind::mesh;
    if (model == AccountingModel::openSim) return mesh || part.shapeType == scene::ShapeType::none;
    return mesh || part.shapeType != scene::ShapeType::prim || part.materials || part.animated;
  };
  return std::ranges::any_of(linkset.parts, optsIn) ? Accounting::weighed : Accounting::legacy;
}

bool mayBePhysical(const std::vector<PartCost>& parts, double limit) {
  return isWithin(limit, atRestOf(parts));
}

std::string partName(const scene::Linkset& linkset, std::size_t part) {
  const std::string& name = linkset.parts[part].name;
  if (!name.empty()) return name;
  const std::array number{Argument("number", part + 1)};
  return rendered(whyTexts["why.unnamed_part"], number);
}

LinksetFacts factsOf(const scene::Linkset& linkset, AccountingModel model) {
  return {linkset.parts.size(), scene::scriptCount(linkset), linkset.physical,
          accountingOf(linkset, model) == Accounting::weighed, meanFaceArea(linkset)};
}

namespace {

/// In place of what it was: its parts keep their room.
void weighInto(LinksetCost& cost, const scene::Linkset& linkset,
               const std::vector<PartStatistics>& statistics, const Profile& profile) {
  cost.parts.resize(linkset.parts.size());
  for (std::size_t i = 0; i < linkset.parts.size(); ++i)
    cost.parts[i] = weighPart(linkset.parts[i], statistics[i], profile, placeOf(linkset, i));
  const LinksetFacts facts = factsOf(linkset, profile.accounting);
  const NumberSink sink(profile);
  const LinksetNumbers<double> numbers = linksetNumbers(
      sink, profile.accounting, facts, WeighedParts(sink, cost.parts, linkset.physical));
  cost.accounting = facts.weighed ? Accounting::weighed : Accounting::legacy;
  cost.meanFaceArea = facts.meanFaceArea;
  cost.physics = numbers.physics;
  cost.physicsPhysical = numbers.physicsPhysical;
  cost.canBePhysical = canBePhysical(sink, facts, atRestOf(cost.parts));
  cost.streaming = numbers.streaming;
  cost.server = numbers.server;
  cost.src = numbers.src;
  cost.rrc = numbers.rrc;
  cost.landImpact = numbers.landImpact;
  cost.decidedBy = decidedBy(cost, linkset, profile.accounting);
  setUnknowns(cost.unknown, partUnknowns(cost.parts), facts, cost.canBePhysical,
              profile.accounting);
}

}  // namespace

LinksetCost weigh(const scene::Linkset& linkset, const std::vector<PartStatistics>& statistics,
                  const Profile& profile) {
  LinksetCost cost;
  weighInto(cost, linkset, statistics, profile);
  return cost;
}

std::vector<LinksetCost> weigh(const scene::Scene& scene, const SceneStatistics& statistics,
                               const Profile& profile) {
  std::vector<LinksetCost> costs;
  weighAgain(costs, scene, statistics, profile);
  return costs;
}

void weighAgain(std::vector<LinksetCost>& costs, const scene::Scene& scene,
                const SceneStatistics& statistics, const Profile& profile) {
  constexpr std::size_t chunk = 256;  // Fewer are weighed sooner than a thread begins.
  costs.resize(scene.linksets.size());
  inParallel(costs.size(), chunk, 0, [&](std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i)
      weighInto(costs[i], scene.linksets[i], statistics.linksets[i], profile);
  });
}

}  // namespace wb::cost
