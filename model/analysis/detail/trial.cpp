#include "model/analysis/detail/trial.h"

#include "model/analysis/advice_texts.h"
#include "model/cost/cost.h"
#include "model/cost/measured.h"

#include <algorithm>
#include <array>
#include <tuple>
#include <utility>

namespace wb::advice {
namespace {

constexpr std::array losses{
    std::pair{adviceTexts["caution.upload_lods"].code, Loss::none},
    std::pair{adviceTexts["caution.afar"].code, Loss::none},
    std::pair{adviceTexts["caution.pixels"].code, Loss::none},
    std::pair{adviceTexts["caution.upload"].code, Loss::none},
    std::pair{adviceTexts["caution.made_shape"].code, Loss::none},
    std::pair{adviceTexts["caution.analyze"].code, Loss::none},
    std::pair{adviceTexts["caution.ways_kept"].code, Loss::none},
    std::pair{adviceTexts["caution.moved_corners"].code, Loss::none},
    std::pair{adviceTexts["caution.one_script"].code, Loss::none},
    std::pair{adviceTexts["caution.gaps"].code, Loss::none},
    std::pair{adviceTexts["caution.beyond"].code, Loss::shape},
    std::pair{adviceTexts["caution.other_shape"].code, Loss::shape},
    std::pair{adviceTexts["caution.solid"].code, Loss::shape},
    std::pair{adviceTexts["caution.closes"].code, Loss::shape},
    std::pair{adviceTexts["caution.size"].code, Loss::shape},
    std::pair{adviceTexts["caution.counted"].code, Loss::none},
    std::pair{adviceTexts["caution.walk_through"].code, Loss::use},
    std::pair{adviceTexts["caution.not_physical"].code, Loss::use},
    std::pair{adviceTexts["caution.scripts"].code, Loss::use},
    std::pair{adviceTexts["caution.unlinked"].code, Loss::use},
    std::pair{adviceTexts["caution.linked"].code, Loss::freedom},
};

bool isLink(const Suggestion& suggestion) {
  return std::holds_alternative<Merge>(suggestion.change.what);
}

/// How many parts are touched; of a merge all of both linksets count as one.
std::size_t reachOf(const Change& change) {
  return std::visit(
      [](const auto& what) -> std::size_t {
        if constexpr (requires { what.parts; }) return what.parts.size();
        return 1;
      },
      change.what);
}

double largestSaving(const std::vector<Suggestion>& suggestions) {
  double largest = 0;
  for (const Suggestion& one : suggestions)
    if (!isLink(one)) largest = std::max(largest, one.unroundedSaving());
  return largest;
}

}  // namespace

std::optional<Loss> knownLoss(std::string_view caution) {
  const auto* row = std::ranges::find(losses, caution, [](auto& one) { return one.first; });
  return row == losses.end() ? std::nullopt : std::optional(row->second);
}

Loss lossOf(std::span<const cost::Statement> cautions) {
  Loss largest = Loss::none;
  for (const cost::Statement& caution : cautions)
    largest = std::max(largest, knownLoss(caution.text.code).value_or(Loss::use));
  return largest;
}

void sortByLoss(std::vector<Suggestion>& suggestions) {
  const double enough = largestSaving(suggestions) / 2;
  const auto order = [enough](const Suggestion& one) {
    const bool savesEnough = one.unroundedSaving() >= enough;
    return std::tuple(isLink(one), !savesEnough, savesEnough ? lossOf(one.cautions) : Loss::none,
                      -one.saving(), -one.unroundedSaving(), reachOf(one.change));
  };
  std::ranges::stable_sort(suggestions, {}, order);
}

namespace {

/// Less than this, of the land impact, is rounding of sums.
constexpr double leastSaving = 1e-9;

bool isKnown(const cost::PartCost& part) {
  return part.physics && part.physicsStatic && part.physicsDynamic && part.streaming;
}

bool helps(const Impact& before, const Impact& after, const Change& change) {
  if (after.rounded != before.rounded || countsOnlyRounded(change))
    return after.rounded < before.rounded;
  return before.unrounded - after.unrounded > leastSaving * before.unrounded;
}

}  // namespace

bool countsOnlyRounded(const Change& change) {
  return std::holds_alternative<Merge>(change.what) || std::holds_alternative<Split>(change.what) ||
         std::holds_alternative<NewScale>(change.what) ||
         std::holds_alternative<LongerSides>(change.what);
}

Trial::Trial(const scene::Scene& scene, const cost::Profile& profile)
    : scene_(scene), profile_(profile), maker_(cost::GeometryRules(profile)) {
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
  }
  result.cost = cost::weigh(linkset, result.statistics, profile_);
  return result;
}

void Trial::add(Sum& sum, const scene::Linkset& linkset, const cost::LinksetCost& cost,
                const cost::Profile& profile) {
  sum.impact.rounded += cost.landImpact;
  sum.impact.unrounded += unroundedImpact(linkset, cost, profile);
  sum.physics += linkset.physical ? cost.physicsPhysical : cost.physics;
  sum.unknown +=
      cost.parts.size() - static_cast<std::size_t>(std::ranges::count_if(cost.parts, isKnown));
  sum.isImpactUnknown |= cost.unknown.landImpact;
  if (linkset.physical && !cost.canBePhysical) ++sum.forbidden;
  sum.mayBePhysical = sum.mayBePhysical && cost.canBePhysical;
}

Trial::Sum Trial::sumBefore(const Change& change) {
  Sum sum;
  for (const std::size_t linkset : linksetsOf(change))
    add(sum, scene_.linksets[linkset], now(linkset).cost, profile_);
  return sum;
}

/// In the order of the parts after the change.
std::vector<cost::Representation> Trial::shapesBefore(const Change& change) {
  std::vector<cost::Representation> shapes;
  std::vector<cost::Representation> taken;
  const auto* split = std::get_if<Split>(&change.what);
  for (const std::size_t linkset : linksetsOf(change)) {
    const std::vector<cost::PartCost>& parts = now(linkset).cost.parts;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const bool isTaken = split && std::ranges::binary_search(split->parts, i);
      (isTaken ? taken : shapes).push_back(parts[i].decision.representation);
    }
  }
  shapes.insert(shapes.end(), taken.begin(), taken.end());
  return shapes;
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

std::optional<Trial::Effect> Trial::effectOf(const Change& change) {
  const Sum before = sumBefore(change);
  Sum after;
  std::vector<cost::Representation> shapes;
  const std::vector<scene::Linkset> linksets = linksetsAfter(scene_, change);
  std::vector<Weighed> weighedAfter;
  for (const scene::Linkset& linkset : linksets) {
    const cost::LinksetCost& cost = weighedAfter.emplace_back(weighed(linkset, &change)).cost;
    add(after, linkset, cost, profile_);
    for (const cost::PartCost& part : cost.parts) shapes.push_back(part.decision.representation);
  }
  if (before.isImpactUnknown || after.isImpactUnknown) return {};
  if (after.unknown > before.unknown || after.forbidden > before.forbidden) return {};
  // Writing a mesh anew may pack its levels of detail better: that is not what was suggested.
  const auto* mesh = std::get_if<NewMesh>(&change.what);
  const bool isAsSaid = !mesh || mesh->isOfLods || after.physics < before.physics;
  if (!isAsSaid || !helps(before.impact, after.impact, change)) return {};
  if (!helpsWithAnySculpts(change, linksets, weighedAfter)) return {};
  Effect effect{before.impact, after.impact, {}, before.mayBePhysical && !after.mayBePhysical};
  const std::vector<cost::Representation> were = shapesBefore(change);
  for (std::size_t i = 0; i < shapes.size(); ++i)
    if (were[i] != shapes[i]) effect.shapes.emplace_back(were[i], shapes[i]);
  return effect;
}

}  // namespace wb::advice
