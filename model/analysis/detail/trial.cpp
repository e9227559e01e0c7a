#include "model/analysis/detail/trial.h"

#include "model/analysis/advice_texts.h"
#include "model/analysis/detail/question.h"
#include "model/cost/cost.h"
#include "model/cost/measured.h"

#include <algorithm>
#include <functional>
#include <map>
#include <string>
#include <utility>

// Weighs linksets as they are and as a change makes them, by the rules that weigh every scene: each
// linkset once as it is, and once a change; geometry is gone over only for what changed.

namespace wb::advice {
namespace {

/// Less than this, of the land impact, is rounding of sums.
constexpr double leastSaving = 1e-9;

bool isKnown(const cost::PartCost& part) {
  return part.physics && part.physicsStatic && part.physicsDynamic && part.streaming;
}

/// What only rounding makes cheaper is no step.
bool helps(const Impact& before, const Impact& after, const Change& change) {
  const bool isLess = before.unrounded - after.unrounded > leastSaving * before.unrounded;
  if (after.rounded != before.rounded || countsOnlyRounded(change))
    return isLess && after.rounded < before.rounded;
  return isLess;
}

}  // namespace

bool countsOnlyRounded(const Change& change) {
  return linksetsOf(change).size() > 1 || std::holds_alternative<Split>(change.what) ||
         std::holds_alternative<NewScale>(change.what) ||
         std::holds_alternative<LongerSides>(change.what);
}

Losses& Losses::operator+=(const Losses& other) {
  function += other.function;
  removed += other.removed;
  contact += other.contact;
  elsewhere += other.elsewhere;
  pixels += other.pixels;
  return *this;
}

namespace {

/// Of the box around a part, m².
double boxSurface(const glm::dvec3& scale) {
  return 2 * (scale.x * scale.y + scale.y * scale.z + scale.z * scale.x);
}

/// What is lost of a part beside its physics shape.
Losses lossesOfPart(const scene::Part& before, const scene::Part& after, bool areScriptsKept) {
  constexpr double rewritten = 0.5;
  Losses losses;
  if (before.scripts > after.scripts)
    losses.function +=
        (areScriptsKept ? rewritten : 1) * static_cast<double>(before.scripts - after.scripts);
  if (before.animated && !after.animated) losses.function += 1;
  if (before.materials && !after.materials) losses.pixels += 1;
  const glm::dvec3 moved = glm::abs(after.scale - before.scale) / 2.0;
  const double off = std::max({moved.x, moved.y, moved.z});
  losses.contact += off;
  losses.elsewhere += off;
  return losses;
}

/// What a linkset of which a part is unlinked no longer does.
double lossOfUnlinking(const scene::Linkset& linkset) {
  constexpr double acrossParts = 0.25;
  if (linkset.dynamic()) return 1;
  return scriptCount(linkset) > 0 ? acrossParts : 0;
}

/// Follows linksets through a change: their indices after it, with what is split off, without what
/// is linked to another.
void follow(std::vector<std::size_t>& linksets, const Change& change) {
  if (std::holds_alternative<Split>(change.what)) {
    for (std::size_t& linkset : linksets)
      if (linkset > change.linkset) ++linkset;
    linksets.push_back(change.linkset + 1);
  }
  if (const auto* merge = std::get_if<Merge>(&change.what)) {
    std::erase(linksets, merge->other);
    for (std::size_t& linkset : linksets)
      if (linkset > merge->other) --linkset;
  }
}

}  // namespace

Trial::Trial(const scene::Scene& scene, const cost::Profile& profile)
    : scene_(scene),
      profile_(profile),
      maker_(cost::GeometryRules(profile)),
      meter_(profile.baseHullSource) {
  const cost::SculptRange range = cost::measuredSculpts();
  for (const double cost : {0.0, range.least, range.most})
    if (auto other = withSculptCost(profile, cost)) bySculpts_.push_back(std::move(*other));
}

const Trial::Weighed& Trial::now(std::size_t linkset) {
  const auto found = now_.find(linkset);
  if (found != now_.end()) return found->second;
  return now_.emplace(linkset, weighed(scene_.linksets[linkset], nullptr)).first->second;
}

Trial::Weighed Trial::weighed(const scene::Linkset& linkset, const Change* change) {
  const auto* mesh = change ? std::get_if<NewMesh>(&change->what) : nullptr;
  const std::string name = mesh ? newAssetName(scene_, *change) : std::string();
  // Makers tell meshes apart by address, and the next new one may be where this one was.
  cost::StatisticsMaker ofNew{cost::GeometryRules(profile_)};
  Weighed result;
  for (const scene::Part& part : linkset.parts) {
    const bool isNew = mesh && part.asset == name;
    result.statistics.push_back(isNew ? ofNew.make(part, mesh->mesh.get())
                                      : maker_.make(part, scene_.meshOf(part)));
    if (isNew && mesh->analyzed) result.statistics.back().decomposition = mesh->analyzed->most;
  }
  result.cost = cost::weigh(linkset, result.statistics, profile_);
  return result;
}

void Trial::add(Sum& sum, const scene::Linkset& linkset, const cost::LinksetCost& cost,
                const cost::Profile& profile) {
  sum.impact.rounded += cost.landImpact;
  sum.impact.unrounded += unroundedImpact(linkset, cost, profile);
  sum.physics += linkset.physical ? cost.physicsPhysical : cost.physics;
  const cost::Weights weights = decidingWeights(cost, linkset.physical, profile.accounting);
  const bool isOfParts = profile.accounting == cost::AccountingModel::openSim;
  // OpenSim adds up what decides for each part.
  sum.weights.physics += isOfParts ? decidingWeight(linkset, cost, profile) : weights.physics;
  sum.weights.streaming += isOfParts ? 0 : weights.streaming;
  sum.weights.server += isOfParts ? 0 : weights.server;
  sum.unknown +=
      cost.parts.size() - static_cast<std::size_t>(std::ranges::count_if(cost.parts, isKnown));
  sum.isImpactUnknown |= cost.unknown.landImpact;
  if (linkset.physical && !cost.canBePhysical) ++sum.forbidden;
  sum.mayBePhysical = sum.mayBePhysical && cost.canBePhysical;
  (cost.accounting == cost::Accounting::weighed ? sum.isAnyWeighed : sum.isAnyCounted) = true;
}

bool Trial::isAllowed(const Sum& before, const Sum& after) {
  return !before.isImpactUnknown && !after.isImpactUnknown && after.unknown <= before.unknown &&
         after.forbidden <= before.forbidden;
}

Trial::Sum Trial::sumBefore(const Change& change) {
  Sum sum;
  for (const std::size_t linkset : linksetsOf(change))
    add(sum, scene_.linksets[linkset], now(linkset).cost, profile_);
  return sum;
}

std::vector<PhysicalPart> Trial::partsBefore(const Change& change) {
  std::vector<PhysicalPart> all;
  std::vector<PhysicalPart> taken;
  const auto* split = std::get_if<Split>(&change.what);
  for (const std::size_t index : linksetsOf(change)) {
    const scene::Linkset& linkset = scene_.linksets[index];
    const std::vector<cost::PartCost>& costs = now(index).cost.parts;
    for (std::size_t i = 0; i < costs.size(); ++i) {
      const scene::Part& part = linkset.parts[i];
      const bool isTaken = split && std::ranges::binary_search(split->parts, i);
      (isTaken ? taken : all)
          .push_back(
              {&part, scene_.meshOf(part), costs[i].decision, linkset.rotation * part.rotation});
    }
  }
  all.insert(all.end(), taken.begin(), taken.end());
  return all;
}

std::vector<PhysicalPart> Trial::partsAfter(const Change& change,
                                            const std::vector<scene::Linkset>& linksets,
                                            const std::vector<Weighed>& weighed) const {
  const auto* mesh = std::get_if<NewMesh>(&change.what);
  const std::string name = mesh ? newAssetName(scene_, change) : std::string();
  std::vector<PhysicalPart> all;
  for (std::size_t k = 0; k < linksets.size(); ++k)
    for (std::size_t i = 0; i < linksets[k].parts.size(); ++i) {
      const scene::Part& part = linksets[k].parts[i];
      all.push_back({&part, mesh && part.asset == name ? mesh->mesh.get() : scene_.meshOf(part),
                     weighed[k].cost.parts[i].decision, linksets[k].rotation * part.rotation});
    }
  return all;
}

Losses Trial::lossesOf(const Change& change, const std::vector<scene::Linkset>& linksets,
                       const std::vector<Weighed>& after, bool losesPhysical) {
  const std::vector<PhysicalPart> were = partsBefore(change);
  const std::vector<PhysicalPart> are = partsAfter(change, linksets, after);
  const auto* mesh = std::get_if<NewMesh>(&change.what);
  const auto* scripts = std::get_if<FewerScripts>(&change.what);
  const bool areScriptsKept =
      (scripts && scripts->keeper) || std::holds_alternative<MoveScripts>(change.what);
  Losses all;
  for (std::size_t i = 0; i < are.size(); ++i) {
    all += lossesOfPart(*were[i].part, *are[i].part, areScriptsKept);
    const bool isOtherShape = were[i].decision.representation != are[i].decision.representation ||
                              (were[i].mesh != are[i].mesh && !(mesh && mesh->isOfLods));
    if (!isOtherShape || were[i].decision.representation == cost::Representation::none) continue;
    if (are[i].decision.representation == cost::Representation::none) {
      all.removed += boxSurface(are[i].part->scale);
      continue;
    }
    const Deviation deviation = meter_.between(were[i], are[i]);
    all.contact += deviation.contact;
    all.elsewhere += deviation.elsewhere;
  }
  if (mesh) {
    all.pixels += mesh->pixels;
    meter_.forget(mesh->mesh.get());
  }
  if (losesPhysical) all.function += 1;
  if (std::holds_alternative<Split>(change.what))
    all.function += lossOfUnlinking(scene_.linksets[change.linkset]);
  return all;
}

bool Trial::helpsWithAnySculpts(const Change& change, const std::vector<scene::Linkset>& linksets,
                                const std::vector<Weighed>& after) {
  const std::vector<std::size_t> concerned = linksetsOf(change);
  const auto hasSculpts = [this](std::size_t linkset) {
    return std::ranges::any_of(scene_.linksets[linkset].parts, [](const scene::Part& part) {
      return part.kind == scene::PartKind::sculpt;
    });
  };
  if (std::ranges::none_of(concerned, hasSculpts)) return true;
  return std::ranges::all_of(bySculpts_, [&](const cost::Profile& profile) {
    Sum was;
    Sum then;
    for (const std::size_t linkset : concerned)
      add(was, scene_.linksets[linkset],
          cost::weigh(scene_.linksets[linkset], now(linkset).statistics, profile), profile);
    for (std::size_t i = 0; i < linksets.size(); ++i)
      add(then, linksets[i], cost::weigh(linksets[i], after[i].statistics, profile), profile);
    return helps(was.impact, then.impact, change);
  });
}

/// Whether another physics shape helps by itself, with levels of detail packed as they are.
bool Trial::helpsUnpacked(const Change& change, const scene::Linkset& linkset,
                          const Weighed& after) {
  const Weighed& before = now(change.linkset);
  Weighed unpacked = after;
  for (const std::size_t part : std::get<NewMesh>(change.what).parts)
    unpacked.statistics[part].lodBytes = before.statistics[part].lodBytes;
  unpacked.cost = cost::weigh(linkset, unpacked.statistics, profile_);
  Sum sum;
  add(sum, linkset, unpacked.cost, profile_);
  return helps(sumBefore(change).impact, sum.impact, change);
}

std::optional<double> Trial::leastAfter(const Change& change, const scene::Linkset& linkset,
                                        Weighed after) const {
  const auto* mesh = std::get_if<NewMesh>(&change.what);
  if (!mesh || !mesh->analyzed) return {};
  for (const std::size_t part : mesh->parts)
    after.statistics[part].decomposition = mesh->analyzed->least;
  return cost::weigh(linkset, after.statistics, profile_).landImpact;
}

std::optional<Trial::Effect> Trial::effectOf(const Change& change) {
  if (std::holds_alternative<Sequence>(change.what)) return {};
  const Sum before = sumBefore(change);
  Sum after;
  const std::vector<scene::Linkset> linksets = linksetsAfter(scene_, change);
  std::vector<Weighed> weighedAfter;
  for (const scene::Linkset& linkset : linksets) {
    const cost::LinksetCost& cost = weighedAfter.emplace_back(weighed(linkset, &change)).cost;
    add(after, linkset, cost, profile_);
  }
  if (!isAllowed(before, after)) return {};
  // Writing a mesh again may compress its levels of detail better, which is not the suggestion.
  const auto* mesh = std::get_if<NewMesh>(&change.what);
  const bool isAsSaid = !mesh || mesh->isOfLods || after.physics < before.physics;
  if (!isAsSaid || !helps(before.impact, after.impact, change)) return {};
  if (mesh && !mesh->isOfLods && !helpsUnpacked(change, linksets.front(), weighedAfter.front()))
    return {};
  if (!helpsWithAnySculpts(change, linksets, weighedAfter)) return {};
  const bool losesPhysical = before.mayBePhysical && !after.mayBePhysical;
  Effect effect{before.impact,
                after.impact,
                {},
                losesPhysical,
                lossesOf(change, linksets, weighedAfter, losesPhysical),
                leastAfter(change, linksets.front(), weighedAfter.front())};
  const std::vector<PhysicalPart> were = partsBefore(change);
  const std::vector<PhysicalPart> are = partsAfter(change, linksets, weighedAfter);
  for (std::size_t i = 0; i < are.size(); ++i)
    if (were[i].decision.representation != are[i].decision.representation)
      effect.shapes.emplace_back(were[i].decision.representation, are[i].decision.representation);
  return effect;
}

std::optional<Trial::Shift> Trial::shiftOf(const Change& change) {
  std::vector<scene::Linkset> linksets = linksetsAfter(scene_, change);
  if (linksetsOf(change).size() != 1 || linksets.size() != 1) return {};
  const Sum before = sumBefore(change);
  Sum after;
  std::vector<Weighed> weighedAfter{weighed(linksets.front(), &change)};
  add(after, linksets.front(), weighedAfter.front().cost, profile_);
  if (!isAllowed(before, after)) return {};
  const bool losesPhysical = before.mayBePhysical && !after.mayBePhysical;
  return Shift{after.weights.physics - before.weights.physics,
               after.weights.streaming - before.weights.streaming,
               after.weights.server - before.weights.server,
               weighedAfter.front().cost.accounting == cost::Accounting::weighed,
               lossesOf(change, linksets, weighedAfter, losesPhysical)};
}

Impact Trial::impactBefore(const Sequence& sequence) {
  Sum sum;
  for (const std::size_t linkset : sequence.linksets)
    add(sum, scene_.linksets[linkset], now(linkset).cost, profile_);
  return sum.impact;
}

namespace {

/// By the names of assets.
using AnalyzedByAsset = std::map<std::string, shape::AnalyzedRange, std::less<>>;

/// Weighs linksets of a scene that steps were made in.
class SceneScale {
 public:
  SceneScale(const scene::Scene& scene, const cost::Profile& profile, const AnalyzedByAsset& hulls)
      : scene_(scene), profile_(profile), hulls_(hulls), maker_(cost::GeometryRules(profile)) {}

  cost::LinksetCost weigh(const scene::Linkset& linkset,
                          cost::Decomposition shape::AnalyzedRange::*which) {
    std::vector<cost::PartStatistics> statistics;
    for (const scene::Part& part : linkset.parts) {
      statistics.push_back(maker_.make(part, scene_.meshOf(part)));
      const auto found = hulls_.find(part.asset);
      if (found != hulls_.end()) statistics.back().decomposition = found->second.*which;
    }
    return cost::weigh(linkset, statistics, profile_);
  }

 private:
  const scene::Scene& scene_;
  const cost::Profile& profile_;
  const AnalyzedByAsset& hulls_;
  cost::StatisticsMaker maker_;
};

/// The linksets that were linked to the first one, each by itself again, as its parts are now.
/// @param concerned  Indices in the scene `before`: the first one, then the others as linked.
std::vector<scene::Linkset> unlinked(const scene::Linkset& linked, const scene::Scene& before,
                                     const std::vector<std::size_t>& concerned) {
  std::vector<scene::Linkset> others;
  auto next = linked.parts.begin() +
              static_cast<std::ptrdiff_t>(before.linksets[concerned.front()].parts.size());
  for (std::size_t i = 1; i < concerned.size(); ++i) {
    others.push_back(before.linksets[concerned[i]]);
    const auto end = next + static_cast<std::ptrdiff_t>(others.back().parts.size());
    others.back().parts.assign(next, end);
    next = end;
  }
  return others;
}

}  // namespace

std::optional<Trial::Outcome> Trial::outcomeOf(const Sequence& sequence) {
  Sum before;
  for (const std::size_t linkset : sequence.linksets)
    add(before, scene_.linksets[linkset], now(linkset).cost, profile_);
  scene::Scene scene = scene_;
  std::vector<std::size_t> concerned = sequence.linksets;
  AnalyzedByAsset hulls;
  for (const Change& step : sequence.steps) {
    scene::Asset asset;
    if (const auto* mesh = std::get_if<NewMesh>(&step.what)) {
      asset.mesh = mesh->mesh;
      if (mesh->analyzed) hulls.emplace(newAssetName(scene, step), *mesh->analyzed);
    }
    scene = appliedWith(std::move(scene), step, std::move(asset));
    follow(concerned, step);
  }
  Sum after;
  double least = 0;
  SceneScale scale(scene, profile_, hulls);
  for (const std::size_t index : concerned) {
    const scene::Linkset& linkset = scene.linksets[index];
    add(after, linkset, scale.weigh(linkset, &shape::AnalyzedRange::most), profile_);
    if (!hulls.empty()) least += scale.weigh(linkset, &shape::AnalyzedRange::least).landImpact;
  }
  if (!isAllowed(before, after)) return {};
  Outcome outcome{after.impact, before.mayBePhysical && !after.mayBePhysical,
                  before.isAnyCounted && after.isAnyWeighed && !after.isAnyCounted,
                  before.isAnyWeighed && after.isAnyCounted && !before.isAnyCounted};
  if (!hulls.empty()) outcome.leastAfter = least;
  if (std::ranges::any_of(sequence.steps, links))
    for (const scene::Linkset& other :
         unlinked(scene.linksets[concerned.front()], scene_, sequence.linksets))
      outcome.ofOthers += scale.weigh(other, &shape::AnalyzedRange::most).landImpact;
  return outcome;
}

}  // namespace wb::advice
