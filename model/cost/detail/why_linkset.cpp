#include "model/cost/detail/why_facts.h"
#include "model/cost/linkset_facts.h"
#include "model/cost/traced.h"
#include "model/cost/unrounded.h"
#include "model/cost/why_texts.h"

#include <algorithm>
#include <array>
#include <utility>

namespace wb::cost {
namespace {

using scene::Linkset;
using scene::Part;

/// By scene::ShapeType, as viewers call them.
constexpr std::array<std::string_view, 3> shapeTypeLabels{"Prim", "None", "Convex Hull"};

/// Why a part opts in to being weighed; nothing if it does not.
std::optional<Text> optsInBy(const Part& part, AccountingModel model) {
  const bool openSim = model == AccountingModel::openSim;
  if (part.kind == scene::PartKind::mesh) return whyTexts["why.opted_in_mesh"];
  if (part.shapeType == scene::ShapeType::none) return whyTexts["why.opted_in_shape_type"];
  if (openSim) return {};
  if (part.shapeType == scene::ShapeType::convexHull) return whyTexts["why.opted_in_shape_type"];
  if (part.materials) return whyTexts["why.opted_in_materials"];
  if (part.animated) return whyTexts["why.opted_in_animated"];
  return {};
}

void addOptingIn(std::vector<Statement>& facts, const Linkset& linkset, AccountingModel model) {
  for (std::size_t i = 0; i < linkset.parts.size(); ++i) {
    const std::optional<Text> text = optsInBy(linkset.parts[i], model);
    if (!text) continue;
    facts.push_back(
        {*text,
         {{"part", partName(linkset, i)},
          {"type", Word{std::string(
                       shapeTypeLabels[static_cast<std::size_t>(linkset.parts[i].shapeType)])}}},
         i});
    return;
  }
}

void addUnknown(std::vector<Statement>& facts, const LinksetCost& cost) {
  const auto unknown = std::ranges::count_if(
      cost.parts, [](const PartCost& part) { return !part.physics || !part.streaming; });
  if (unknown == 0) return;
  facts.push_back({whyTexts["why.unknown"], {{"count", static_cast<std::size_t>(unknown)}}, {}});
}

void addMinimum(std::vector<Statement>& facts, const Linkset& linkset, const LinksetCost& cost,
                const Profile& profile) {
  const double minimum = profile[Key::land_impact_minimum];
  if (cost.accounting == Accounting::weighed && !cost.unknown.landImpact &&
      decidingWeight(linkset, cost, profile) < minimum)
    facts.push_back({whyTexts["why.minimum"], {{"minimum", fourDigits(minimum)}}, {}});
}

void addPenalty(std::vector<Statement>& facts, const LinksetCost& cost, const Profile& profile) {
  const double factor = 1 + profile[Key::penalty_per_area] * cost.meanFaceArea;
  facts.push_back({whyTexts["why.penalty"],
                   {{"factor", fourDigits(factor)}, {"area", fourDigits(cost.meanFaceArea)}},
                   {}});
}

/// As costs are written everywhere, but exact where it would look like the limit beside it.
Number costBeside(double cost, double limit) {
  const bool looksAlike = cost != limit && written(fourDigits(cost)) == written(fourDigits(limit));
  return looksAlike ? Number{cost} : fourDigits(cost);
}

}  // namespace

std::optional<Statement> whyNotPhysical(const Linkset& linkset, const LinksetCost& cost,
                                        const Profile& profile) {
  if (cost.canBePhysical) return {};
  if (cost.accounting == Accounting::legacy)
    return Statement{
        whyTexts["why.too_many_to_be_physical"],
        {{"parts", cost.parts.size()}, {"limit", fourDigits(profile[Key::legacy_physical_limit])}},
        {}};
  const double limit = profile[Key::physical_limit];
  double sum = 0;
  for (std::size_t i = 0; i < cost.parts.size(); ++i) {
    const double physics = cost.parts[i].physicsStatic.value_or(0);
    if (physics > limit)
      return Statement{whyTexts["why.part_too_dear_to_be_physical"],
                       {{"part", partName(linkset, i)},
                        {"cost", costBeside(physics, limit)},
                        {"limit", fourDigits(limit)}},
                       i};
    sum += physics;
  }
  return Statement{whyTexts["why.too_dear_to_be_physical"],
                   {{"cost", costBeside(sum, limit)}, {"limit", fourDigits(limit)}},
                   {}};
}

std::vector<Statement> linksetFacts(const Linkset& linkset, const LinksetCost& cost,
                                    const Profile& profile) {
  std::vector<Statement> facts;
  addOptingIn(facts, linkset, profile.accounting);
  addUnknown(facts, cost);
  addMinimum(facts, linkset, cost, profile);
  if (linkset.physical && profile.accounting != AccountingModel::openSim)
    addPenalty(facts, cost, profile);
  if (auto reason = whyNotPhysical(linkset, cost, profile)) facts.push_back(std::move(*reason));
  return facts;
}

}  // namespace wb::cost
