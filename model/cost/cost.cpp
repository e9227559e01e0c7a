// Problem: costs of all linksets under a profile, again at every change of a constant.
// Method: the rules of parts and totals over NumberSink, from statistics alone, in ranges of
// linksets on several threads. Results do not depend on the number of threads: each linkset is
// summed by one.
// Cost: linear in parts. Ranges have 256 linksets, for fewer are weighed sooner than a thread
// begins; `./dev bench --benchmark_filter=weigh` (tests/benchmarks/weigh.cpp) measures it.

#include "model/cost/cost.h"

#include "model/core/language.h"
#include "model/core/threads.h"
#include "model/cost/cost_texts.h"
#include "model/cost/linkset_rules.h"
#include "model/cost/number_sink.h"
#include "model/cost/part_rules.h"
#include "model/scene/part.h"
#include "model/scene/scene.h"

#include <fmt/format.h>
#include <glm/gtc/quaternion.hpp>
#include <glm/mat3x3.hpp>
#include <glm/vector_relational.hpp>

#include <algorithm>
#include <array>
#include <memory>

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
    atRest.costliest = greatest(atRest.costliest, physics);
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

namespace {

/// How far an oriented box reaches from its centre along each axis of the root.
glm::dvec3 reach(const scene::Part& part) {
  const glm::dmat3 turn = glm::mat3_cast(part.rotation);
  const glm::dvec3 half = part.scale / 2.0;
  return glm::abs(turn[0]) * half.x + glm::abs(turn[1]) * half.y + glm::abs(turn[2]) * half.z;
}

}  // namespace

double meanFaceArea(const scene::Linkset& linkset) {
  if (linkset.parts.empty()) return 0;
  glm::dvec3 low(std::numeric_limits<double>::infinity());
  glm::dvec3 high = -low;
  for (const scene::Part& part : linkset.parts) {
    const glm::dvec3 far = reach(part);
    low = glm::min(low, part.position - far);
    high = glm::max(high, part.position + far);
  }
  const glm::dvec3 size = high - low;
  return (size.x * size.y + size.y * size.z + size.z * size.x) / 3;
}

namespace {

Diagnostic finding(Text text, std::string place, std::vector<Argument> arguments = {}) {
  return {Severity::warning, text, std::move(arguments), std::move(place), 1, {}};
}

void findPart(Diagnostics& all, const scene::Part& part, const PartStatistics& statistics,
              bool isRoot, const std::string& place) {
  if (isRoot && part.shapeType == scene::ShapeType::none)
    all.push_back(finding(costTexts["cost.root_none"], place));
  if (statistics.meshMissing) all.push_back(finding(costTexts["cost.mesh_missing"], place));
  if (statistics.sizeUnknown && !isUnproven(part))
    all.push_back(finding(costTexts["cost.size_unknown"], place));
  if (statistics.isNothingKnown()) return;
  if (part.kind == scene::PartKind::mesh && !statistics.hullVertices &&
      !statistics.unknown.baseHull)
    all.push_back(finding(costTexts["cost.no_hull_source"], place));
  if (statistics.hullFlat)
    all.push_back(finding(costTexts["cost.hull_without_volume"], place,
                          {{"count", statistics.hullVertices.value_or(0)},
                           {"points", statistics.hullVertices.value_or(0)}}));
}

}  // namespace

SceneStatistics makeStatistics(const scene::Scene& scene, const GeometryRules& rules,
                               const Task& task) {
  SceneStatistics statistics;
  StatisticsMaker maker(rules);
  for (std::size_t i = 0; i < scene.linksets.size(); ++i) {
    const double done = static_cast<double>(i) / static_cast<double>(scene.linksets.size());
    task.report(done, scene.linksets[i].name);
    std::vector<PartStatistics>& parts = statistics.linksets.emplace_back();
    for (const scene::Part& part : scene.linksets[i].parts)
      parts.push_back(task.cancelled() ? PartStatistics{.meshMissing = true}
                                       : maker.make(part, scene.meshOf(part)));
  }
  return statistics;
}

Diagnostics findings(const scene::Scene& scene, const SceneStatistics& statistics) {
  Diagnostics all;
  for (std::size_t i = 0; i < scene.linksets.size(); ++i) {
    const std::vector<scene::Part>& parts = scene.linksets[i].parts;
    const std::string place = fmt::format("linksets[{}]", i);
    if (parts.empty()) all.push_back(finding(costTexts["cost.empty_linkset"], place));
    for (std::size_t part = 0; part < parts.size(); ++part)
      findPart(all, parts[part], statistics.linksets[i][part], part == 0,
               fmt::format("{}.parts[{}]", place, part));
  }
  return all;
}

namespace {

void addLinkset(RegionCost& region, const scene::Linkset& linkset, const LinksetCost& cost) {
  ++region.linksets;
  region.parts += linkset.parts.size();
  region.physics += cost.physics;
  region.streaming += cost.streaming;
  region.server += cost.server;
  region.landImpact += cost.landImpact;
  region.unknown.physics |= cost.unknown.physics;
  region.unknown.streaming |= cost.unknown.streaming;
  region.unknown.server |= cost.unknown.server;
  region.unknown.landImpact |= cost.unknown.landImpact;
}

}  // namespace

std::vector<RegionCost> sumByRegion(const scene::Scene& scene,
                                    const std::vector<LinksetCost>& costs) {
  std::vector<RegionCost> regions(scene.regions.size() + 1);
  for (std::size_t i = 0; i < scene.regions.size(); ++i) {
    regions[i].name = scene.regions[i].name;
    regions[i].capacity = scene.regions[i].capacity();
  }
  RegionCost& nowhere = regions.back();
  nowhere.capacity = scene::Region{}.capacity();
  const scene::RegionNames names(scene);
  for (std::size_t i = 0; i < scene.linksets.size(); ++i) {
    const scene::Region* region = names.of(scene.linksets[i]);
    addLinkset(region ? regions[static_cast<std::size_t>(region - scene.regions.data())] : nowhere,
               scene.linksets[i], costs[i]);
  }
  if (nowhere.linksets == 0 && !scene.regions.empty()) regions.pop_back();
  return regions;
}

std::optional<double> appliedPhysics(const scene::Linkset& linkset, const LinksetCost& cost,
                                     std::size_t part, const Profile& profile) {
  const PartCost& one = cost.parts[part];
  if (!linkset.physical) return one.physics;
  if (!one.physicsDynamic || profile.accounting == AccountingModel::openSim)
    return one.physicsDynamic;
  return penalised(NumberSink(profile), *one.physicsDynamic, cost.meanFaceArea);
}

namespace {

/// OpenSim's: of each part its largest weight.
double sumOfLargest(const LinksetCost& cost, bool physical, const Profile& profile) {
  const double simulation = openSimSimulation(NumberSink(profile), physical);
  double sum = 0;
  for (const PartCost& part : cost.parts)
    if (part.streaming)
      sum += greatest((physical ? part.physicsDynamic : part.physics).value_or(0), *part.streaming,
                      simulation);
  return sum;
}

}  // namespace

double decidingWeight(const scene::Linkset& linkset, const LinksetCost& cost,
                      const Profile& profile) {
  if (cost.accounting == Accounting::legacy) return cost.landImpact;
  if (profile.accounting == AccountingModel::openSim)
    return sumOfLargest(cost, linkset.physical, profile);
  const Weights weights = decidingWeights(cost, linkset.physical, profile.accounting);
  return greatest(weights.physics, weights.streaming, weights.server);
}

double unroundedImpact(const scene::Linkset& linkset, const LinksetCost& cost,
                       const Profile& profile) {
  const double weight = decidingWeight(linkset, cost, profile);
  return cost.accounting == Accounting::legacy
             ? weight
             : greatest(weight, profile[Key::land_impact_minimum]);
}

Sentence incompleteCost(Number known) {
  if (known.value <= 0) return {costTexts["cost.unknown"], {}};
  return {costTexts["cost.at_least"], {{"value", Value(known)}}};
}

Value costValue(Number cost, bool isPartUnknown) {
  if (!isPartUnknown) return cost;
  return std::make_shared<const Sentence>(incompleteCost(cost));
}

}  // namespace wb::cost
