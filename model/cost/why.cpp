// Problem: a short answer to "why does it cost this much?".
// Method: the parts by what they add to the deciding weight, equal ones grouped, the three most
// expensive groups; for triangle meshes, greedily the fewest triangles whose shares reach half of
// the cost (largeShare), if these are at most a fifth of all (smallCrowd). Both are choices for
// people to read, not tuned.
// Cost: O(n log n) for n parts, and equal costs compared within their groups.

#include "model/cost/why.h"

#include "model/core/number.h"
#include "model/cost/cost.h"
#include "model/cost/cost_texts.h"
#include "model/cost/linkset_rules.h"
#include "model/cost/terms.h"
#include "model/cost/trace_sink.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace wb::cost {

/// What is worth knowing about a linkset as a whole: why it is weighed, what is missing, what being
/// physical does or why it cannot be.
std::vector<Statement> linksetFacts(const scene::Linkset& linkset, const LinksetCost& cost,
                                    const Profile& profile);

/// What is worth knowing about a part among the causes: slivers, a closed mesh, a floor or a cap.
void addPartFacts(std::vector<Statement>& facts, const scene::Linkset& linkset,
                  const PartCost& cost, const Cause& cause, const Profile& profile);

namespace {

constexpr std::size_t mostCauses = 3;

Text verdictText(DecidedBy decidedBy) {
  switch (decidedBy) {
    case DecidedBy::physics:
      return whyTexts["why.physics"];
    case DecidedBy::streaming:
      return whyTexts["why.streaming"];
    case DecidedBy::server:
      return whyTexts["why.server"];
    case DecidedBy::parts:
      break;
  }
  return whyTexts["why.parts"];
}

Text verdictText(const LinksetCost& cost, AccountingModel model) {
  if (cost.unknown.landImpact) return whyTexts["why.at_least"];
  return addsUpParts(cost, model) ? whyTexts["why.sum_of_parts"] : verdictText(cost.decidedBy);
}

Statement verdictOf(const scene::Linkset& linkset, const LinksetCost& cost, AccountingModel model) {
  const Weights weights = decidingWeights(cost, linkset.physical, model);
  return {verdictText(cost, model),
          {{"impact", fourDigits(cost.landImpact)},
           {"physics", costValue(fourDigits(weights.physics), weights.physicsUnknown)},
           {"streaming", costValue(fourDigits(weights.streaming), weights.streamingUnknown)},
           {"server", costValue(fourDigits(weights.server), weights.serverUnknown)}},
          {}};
}

/// The term whose children are what each part adds to the deciding weight; null if parts are merely
/// counted.
const Term* sumOfParts(const LinksetTerms& terms, DecidedBy decidedBy, bool physical) {
  if (decidedBy == DecidedBy::streaming) return &terms.streaming;
  if (decidedBy != DecidedBy::physics) return nullptr;
  if (!physical) return &terms.physics;
  const bool penalisedAsAWhole = terms.physicsPhysical.id == TermId::physics_physical;
  return penalisedAsAWhole ? &terms.physicsPhysical.children.front() : &terms.physicsPhysical;
}

/// Whether what costs as much does so for the same reason.
bool areAlike(const Cause& a, const Cause& b, const scene::Linkset& linkset) {
  const scene::Part& one = linkset.parts[a.part];
  const scene::Part& other = linkset.parts[b.part];
  return a.term.value == b.term.value && a.term.id == b.term.id && one.kind == other.kind &&
         one.asset == other.asset && one.scale == other.scale && one.prim == other.prim;
}

/// One after the other by what each costs; those of one cost are few kinds, so each is compared
/// with the first of its kind alone.
std::vector<Cause> grouped(std::vector<Cause> sorted, const scene::Linkset& linkset) {
  std::vector<Cause> groups;
  std::size_t firstOfCost = 0;
  for (Cause& cause : sorted) {
    if (groups.empty() || groups.back().term.value != cause.term.value) firstOfCost = groups.size();
    const auto same =
        std::find_if(groups.begin() + static_cast<std::ptrdiff_t>(firstOfCost), groups.end(),
                     [&](const Cause& group) { return areAlike(group, cause, linkset); });
    if (same == groups.end()) {
      groups.push_back(std::move(cause));
    } else {
      same->alike.push_back(cause.part);
    }
  }
  return groups;
}

std::vector<Cause> causesOf(const Term* sum, const scene::Linkset& linkset) {
  std::vector<Cause> causes;
  if (!sum) return causes;
  for (const Term& child : sum->children)
    if (child.part && child.value > 0) causes.push_back({*child.part, child, {}});
  const auto costliestFirst = [](std::vector<Cause>& all, auto value) {
    std::ranges::stable_sort(all, std::ranges::greater{}, value);
  };
  costliestFirst(causes, [](const Cause& cause) { return cause.term.value; });
  causes = grouped(std::move(causes), linkset);
  costliestFirst(causes, &Cause::value);
  if (causes.size() > mostCauses) causes.erase(causes.begin() + mostCauses, causes.end());
  return causes;
}

}  // namespace

bool addsUpParts(const LinksetCost& cost, AccountingModel model) {
  return model == AccountingModel::openSim && cost.accounting == Accounting::weighed &&
         cost.parts.size() > 1;
}

std::optional<Sentence> whyPhysicsIsFree(const scene::Linkset& linkset, const LinksetCost& cost,
                                         const Profile& profile) {
  if (cost.unknown.landImpact || addsUpParts(cost, profile.accounting)) return {};
  const Weights weights = decidingWeights(cost, linkset.physical, profile.accounting);
  switch (cost.decidedBy) {
    case DecidedBy::streaming:
      return Sentence{whyTexts["why.free_below_download"],
                      {{"weight", fourDigits(weights.streaming)}}};
    case DecidedBy::server:
      return Sentence{whyTexts["why.free_below_server"], {{"weight", fourDigits(weights.server)}}};
    case DecidedBy::parts:
      return Sentence{whyTexts["why.free_as_parts_count"], {}};
    case DecidedBy::physics:
      break;
  }
  return {};
}

Why why(const scene::Linkset& linkset, const LinksetCost& cost, const LinksetTerms& terms,
        const Profile& profile) {
  Why answer;
  answer.verdict = verdictOf(linkset, cost, profile.accounting);
  if (!cost.unknown.landImpact)
    answer.causes = causesOf(sumOfParts(terms, cost.decidedBy, linkset.physical), linkset);
  answer.facts = linksetFacts(linkset, cost, profile);
  for (const Cause& cause : answer.causes)
    addPartFacts(answer.facts, linkset, cost.parts[cause.part], cause, profile);
  return answer;
}

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

Word shapeTypeOf(const Part& part) {
  return Word{std::string(shapeTypeLabels[static_cast<std::size_t>(part.shapeType)])};
}

void addOptingIn(std::vector<Statement>& facts, const Linkset& linkset, AccountingModel model) {
  for (std::size_t i = 0; i < linkset.parts.size(); ++i) {
    const std::optional<Text> text = optsInBy(linkset.parts[i], model);
    if (!text) continue;
    facts.push_back(
        {*text, {{"part", partName(linkset, i)}, {"type", shapeTypeOf(linkset.parts[i])}}, i});
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

std::optional<Statement> whyNewAccounting(const Linkset& linkset, const LinksetCost& cost,
                                          AccountingModel model) {
  const std::size_t count = linkset.parts.size();
  // The legacy accounting counts parts.
  if (count < 2 || cost.accounting != Accounting::weighed ||
      cost.landImpact <= static_cast<double>(count))
    return {};
  std::optional<std::size_t> only;
  for (std::size_t i = 0; i < count; ++i)
    if (optsInBy(linkset.parts[i], model) && std::exchange(only, i)) return {};
  if (!only || linkset.parts[*only].kind == scene::PartKind::mesh) return {};
  const Part& part = linkset.parts[*only];
  const bool hasShapeType = part.shapeType != scene::ShapeType::prim;
  // Taking off one of two would change nothing. Under OpenSim only the shape type counts.
  const bool isBoth = hasShapeType && part.materials && model != AccountingModel::openSim;
  const Text text = isBoth           ? culpritTexts["reason.opted_in_both"]
                    : hasShapeType   ? culpritTexts["reason.opted_in_shape_type"]
                    : part.materials ? culpritTexts["reason.opted_in_materials"]
                                     : culpritTexts["reason.opted_in_animated"];
  return Statement{
      text,
      {{"part", partName(linkset, *only)}, {"count", count}, {"type", shapeTypeOf(part)}},
      only};
}

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

namespace {

/// Slivers are worth a word when they carry this much of a part's cost.
constexpr double largeShare = 0.5;
/// ... and are no more than this much of its triangles.
constexpr double smallCrowd = 0.2;

Number percent(double share) { return fourDigits(std::round(share * 100)); }

/// The fewest of the named triangles that carry a large share, if they are few among all.
void addSlivers(std::vector<Statement>& facts, const Term& mesh, const std::string& part) {
  const double all = valueOf(mesh, QuantityId::triangles).value_or(0);
  double share = 0;
  double count = 0;
  const Term* narrowest = nullptr;
  for (const Term& child : mesh.children) {
    if (child.id != TermId::triangle || share >= largeShare) continue;
    if (!narrowest) narrowest = &child;
    share += child.share;
    ++count;
  }
  if (share < largeShare || count > smallCrowd * all) return;
  std::vector<Argument> arguments{
      {"part", part}, {"triangles", all}, {"share", percent(share)}, {"count", count}};
  if (count == 1) {
    arguments.emplace_back("index", std::size_t{narrowest->evidence.indices.front()} + 1);
    arguments.emplace_back(
        "width", lengthInMetres(valueOf(*narrowest, QuantityId::triangleWidth).value_or(0)));
  }
  facts.push_back({count == 1 ? whyTexts["why.sliver"] : whyTexts["why.slivers"],
                   std::move(arguments), mesh.part});
}

void addTriangleMeshFacts(std::vector<Statement>& facts, const Term& mesh, const std::string& part,
                          const Profile& profile) {
  addSlivers(facts, mesh, part);
  const double floor = profile[Key::minimum_mesh_cost];
  if (mesh.value == floor)
    facts.push_back(
        {whyTexts["why.floor"], {{"part", part}, {"floor", fourDigits(floor)}}, mesh.part});
  const double narrowest = profile[Key::width_min];
  const double mean = valueOf(mesh.children.front(), QuantityId::meanWidth).value_or(0);
  if (mean < narrowest)
    facts.push_back({whyTexts["why.narrowest"],
                     {{"part", part}, {"minimum", lengthInMetres(narrowest)}},
                     mesh.part});
}

void addCap(std::vector<Statement>& facts, const Term& streaming, const std::string& part,
            const Profile& profile) {
  const bool sculpt = streaming.id == TermId::streaming_sculpt;
  const bool capped = sculpt || streaming.id == TermId::streaming_prim;
  const double cap = profile[sculpt ? Key::sculpt_streaming_cap : Key::prim_streaming_cap];
  if (capped && streaming.value == cap)
    facts.push_back({whyTexts["why.streaming_cap"],
                     {{"part", part}, {"cap", fourDigits(cap)}},
                     streaming.part});
}

}  // namespace

void addPartFacts(std::vector<Statement>& facts, const scene::Linkset& linkset,
                  const PartCost& cost, const Cause& cause, const Profile& profile) {
  const std::string part = partName(linkset, cause.part);
  if (cause.term.id == TermId::triangle_mesh)
    addTriangleMeshFacts(facts, cause.term, part, profile);
  addCap(facts, cause.term, part, profile);
  if (cost.decision.reason != Reason::thinMesh) return;
  const glm::dvec3& sides = cost.decision.scale;
  facts.push_back({whyTexts["why.thin_side"],
                   {{"part", part},
                    {"side", asLength(fourDigitsBeside(std::min({sides.x, sides.y, sides.z}),
                                                       profile[Key::thin_side_limit]))},
                    {"limit", lengthInMetres(profile[Key::thin_side_limit])}},
                   cause.part});
}

}  // namespace wb::cost
