#include "model/analysis/detail/question.h"

#include <array>

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

void addShapeTypes(const Question& question, std::vector<Family>& families) {
  if (question.cost.accounting == cost::Accounting::legacy) return addOptIn(question, families);
  for (const Alike& parts : question.groups) addTypes(question, parts, families);
  if (!question.part) addShapeSets(question, families);
}

}  // namespace wb::advice
