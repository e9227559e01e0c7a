#include "model/analysis/detail/question.h"
#include "model/cost/part_rules.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace wb::advice {
namespace {

using cost::Representation;
using scene::ShapeType;

/// What a shape type is suggested with.
struct TypeTexts {
  ShapeType type;
  Text one;
  Text several;
};

constexpr std::array typeTexts{
    TypeTexts{ShapeType::convexHull, adviceTexts["advice.convex_hull"],
              adviceTexts["advice.convex_hull_alike"]},
    TypeTexts{ShapeType::prim, adviceTexts["advice.prim"], adviceTexts["advice.prim_alike"]},
    TypeTexts{ShapeType::none, adviceTexts["advice.none"], adviceTexts["advice.none_alike"]},
};

bool isOneHull(Representation representation) {
  return representation == Representation::baseHull || representation == Representation::hull;
}

Representation representationNow(const Question& question, std::size_t part) {
  return question.cost.parts[part].decision.representation;
}

void addTypes(const Question& question, const Alike& parts, std::vector<Family>& families) {
  const std::size_t first = parts.front();
  for (const TypeTexts& texts : typeTexts) {
    const bool isRefused = texts.type == ShapeType::none && first == 0;
    if (isRefused || question.linkset().parts[first].shapeType == texts.type) continue;
    Candidate candidate{question.change(NewShapeType{parts, texts.type}),
                        about(question, parts, texts.one, texts.several),
                        cautionsAs(question, first, texts.type)};
    const auto after = linksetsAfter(question.scene, candidate.change);
    if (accountingOf(after.front(), question.profile.accounting) == cost::Accounting::legacy)
      candidate.cautions.push_back(plainly(adviceTexts["caution.counted"]));
    families.push_back({std::move(candidate)});
  }
}

}  // namespace

std::vector<cost::Statement> cautionsOf(cost::Representation before, cost::Representation after) {
  if (before == after) return {};
  if (after == Representation::none) return {plainly(adviceTexts["caution.walk_through"])};
  if (before == Representation::none) return {plainly(adviceTexts["caution.solid"])};
  if (isOneHull(after)) return {plainly(adviceTexts["caution.closes"])};
  return {plainly(adviceTexts["caution.other_shape"])};
}

std::vector<cost::Statement> cautionsAs(const Question& question, std::size_t part,
                                        ShapeType type) {
  return cautionsOf(representationNow(question, part),
                    decisionAs(question, part, type).representation);
}

void addGroupTypes(const Question& question, std::vector<Family>& families) {
  for (const Alike& parts : question.groups) addTypes(question, parts, families);
}

void addShapeTypes(const Question& question, std::vector<Family>& families) {
  if (question.cost.accounting == cost::Accounting::legacy) return addOptIn(question, families);
  addGroupTypes(question, families);
  if (!question.part) addShapeSets(question, families);
}

namespace {

using scene::ShapeType;

/// What avatars notice of any of several parts.
std::vector<cost::Statement> cautionsAs(const Question& question, const Alike& parts,
                                        ShapeType type) {
  std::vector<cost::Statement> all;
  for (const std::size_t part : parts)
    for (cost::Statement& caution : cautionsAs(question, part, type)) {
      const auto isSame = [&](const auto& one) { return one.text.code == caution.text.code; };
      if (std::ranges::none_of(all, isSame)) all.push_back(std::move(caution));
    }
  return all;
}

Candidate setTo(const Question& question, Alike parts, ShapeType type, cost::Statement what) {
  auto cautions = cautionsAs(question, parts, type);
  return {question.change(NewShapeType{std::move(parts), type}), std::move(what),
          std::move(cautions)};
}

/// What is said of parts of a linkset: of one, of some by their names, of all.
struct SetTexts {
  Text one;
  Text these;
  Text all;
};

cost::Statement aboutSet(const Question& question, const Alike& parts, const SetTexts& texts) {
  if (parts.size() == 1) return about(question, parts, texts.one, texts.one);
  if (parts.size() == question.linkset().parts.size())
    return plainly(texts.all, {{"count", parts.size()}});
  return plainly(texts.these, {{"count", parts.size()}, {"parts", namesOf(question, parts)}});
}

/// What a part saves of its physics as one hull; less than 0 where that is more expensive.
double savingAsHull(const Question& question, std::size_t part) {
  scene::Part changed = question.linkset().parts[part];
  changed.shapeType = ShapeType::convexHull;
  const cost::PartCost after = weighPart(changed, question.statistics[part], question.profile,
                                         cost::placeOf(question.linkset(), part));
  const auto& before = question.cost.parts[part].physics;
  return before && after.physics ? *before - *after.physics : 0;
}

/// How Convex Hull would do for each part that may change and is Prim.
struct Hulls {
  Alike prims;                                          ///< All of them.
  std::vector<std::pair<double, std::size_t>> cheaper;  ///< Saving and part, the largest first.
  bool anyMoreExpensive = false;

  explicit Hulls(const Question& question) {
    for (std::size_t i = 0; i < question.linkset().parts.size(); ++i) {
      if (question.part.value_or(i) != i) continue;
      if (question.linkset().parts[i].shapeType != ShapeType::prim) continue;
      prims.push_back(i);
      const double saving = savingAsHull(question, i);
      if (saving > 0) cheaper.emplace_back(saving, i);
      anyMoreExpensive = anyMoreExpensive || saving < 0;
    }
    std::ranges::stable_sort(cheaper, std::ranges::greater{},
                             [](const auto& one) { return one.first; });
  }

  Alike allCheaper() const { return first(cheaper.size()); }

  /// As many as it takes for physics to be no longer the largest weight; none if they are too many
  /// to be named.
  Alike asManyAsCount(const Question& question) const {
    const auto weights =
        decidingWeights(question.cost, question.linkset().physical, question.profile.accounting);
    double tooMuch = weights.physics - std::max(weights.streaming, weights.server);
    std::size_t count = 0;
    while (count < cheaper.size() && tooMuch > 0) tooMuch -= cheaper[count++].first;
    return count <= mostNamed ? first(count) : Alike();
  }

 private:
  Alike first(std::size_t count) const {
    Alike parts;
    for (std::size_t i = 0; i < count; ++i) parts.push_back(cheaper[i].second);
    std::ranges::sort(parts);
    return parts;
  }
};

/// Parts that are Prim, to be told so that they can be found: by their names, or by those of the
/// few others.
cost::Statement aboutHulls(const Question& question, const Alike& prims, const Alike& parts) {
  constexpr SetTexts texts{adviceTexts["advice.convex_hull"],
                           adviceTexts["advice.convex_hull_all_these"],
                           adviceTexts["advice.convex_hull_all"]};
  Alike others;
  std::ranges::set_difference(prims, parts, std::back_inserter(others));
  const bool areAllOfLinkset = parts.size() == question.linkset().parts.size();
  if (others.empty() && !areAllOfLinkset)
    return plainly(adviceTexts["advice.convex_hull_all_prims"], {{"count", parts.size()}});
  if (!others.empty() && parts.size() > mostNamed && others.size() <= mostNamed)
    return plainly(adviceTexts["advice.convex_hull_all_but"],
                   {{"count", parts.size()}, {"parts", namesOf(question, others)}});
  return aboutSet(question, parts, texts);
}

/// What parts that are not all alike save together: only those that are expensive, or all that are
/// Prim if none of them is more expensive then.
void addHullForMany(const Question& question, std::vector<Family>& families) {
  const Hulls hulls(question);
  const auto isSuggested = [&](const Alike& parts) {
    return parts.size() < 2 || std::ranges::find(question.groups, parts) != question.groups.end();
  };
  const Alike all = hulls.allCheaper();
  if (isSuggested(all)) return;
  Family family;
  const auto add = [&](const Alike& parts) {
    family.push_back(
        setTo(question, parts, ShapeType::convexHull, aboutHulls(question, hulls.prims, parts)));
  };
  if (const Alike few = hulls.asManyAsCount(question); !isSuggested(few) && few != all) add(few);
  add(hulls.anyMoreExpensive ? all : hulls.prims);
  families.push_back(std::move(family));
}

/// A linkset that is weighed by its shape types alone, counted again.
void addOptOut(const Question& question, std::vector<Family>& families) {
  scene::Linkset counted = question.linkset();
  Alike parts;
  for (std::size_t i = 0; i < counted.parts.size(); ++i) {
    if (counted.parts[i].shapeType == ShapeType::prim) continue;
    counted.parts[i].shapeType = ShapeType::prim;
    parts.push_back(i);
  }
  const bool isCounted =
      accountingOf(counted, question.profile.accounting) == cost::Accounting::legacy;
  if (!isCounted || parts.size() < 2) return;
  const std::size_t count = parts.size();
  families.push_back({setTo(question, std::move(parts), ShapeType::prim,
                            plainly(adviceTexts["advice.prim_all"], {{"count", count}}))});
}

}  // namespace

void addOptIn(const Question& question, std::vector<Family>& families) {
  constexpr SetTexts texts{adviceTexts["advice.opt_in"], adviceTexts["advice.opt_in_these"],
                           adviceTexts["advice.opt_in_prims"]};
  const auto keepsShape = [&](const Alike& group) {
    return cautionsAs(question, group.front(), ShapeType::convexHull).empty();
  };
  auto chosen = std::ranges::find_if(question.groups, keepsShape);
  if (chosen == question.groups.end()) chosen = question.groups.begin();
  const Hulls hulls(question);
  Family family;
  for (const Alike& parts :
       {Alike{chosen->front()}, hulls.asManyAsCount(question), hulls.allCheaper()})
    if (!parts.empty())
      family.push_back(
          setTo(question, parts, ShapeType::convexHull, aboutSet(question, parts, texts)));
  families.push_back(std::move(family));
}

void addShapeSets(const Question& question, std::vector<Family>& families) {
  addHullForMany(question, families);
  addOptOut(question, families);
}

}  // namespace wb::advice
