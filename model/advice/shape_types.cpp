#include "model/advice/question.h"

#include <algorithm>
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

std::vector<cost::Statement> cautionsAs(const Question& question, std::size_t part,
                                        ShapeType type) {
  return cautionsOf(representationNow(question, part),
                    decisionAs(question, part, type).representation);
}

void addTypes(const Question& question, const Alike& parts, std::vector<Family>& families) {
  const std::size_t first = parts.front();
  for (const TypeTexts& texts : typeTexts) {
    const bool isRefused = texts.type == ShapeType::none && first == 0;
    if (isRefused || question.linkset().parts[first].shapeType == texts.type) continue;
    families.push_back({Candidate{question.change(NewShapeType{parts, texts.type}),
                                  about(question, parts, texts.one, texts.several),
                                  cautionsAs(question, first, texts.type)}});
  }
}

/// One part that opts in is enough for a counted linkset: best one whose shape stays as it is.
void addOptIn(const Question& question, std::vector<Family>& families) {
  const auto keepsShape = [&](const Alike& group) {
    return cautionsAs(question, group.front(), ShapeType::convexHull).empty();
  };
  auto chosen = std::ranges::find_if(question.groups, keepsShape);
  if (chosen == question.groups.end()) chosen = question.groups.begin();
  const Alike part{chosen->front()};
  const Text text = adviceTexts["advice.opt_in"];
  families.push_back({Candidate{question.change(NewShapeType{part, ShapeType::convexHull}),
                                about(question, part, text, text),
                                cautionsAs(question, part.front(), ShapeType::convexHull)}});
}

void addHullForAll(const Question& question, std::vector<Family>& families) {
  Alike parts;
  bool closes = false;
  for (std::size_t i = 0; i < question.linkset().parts.size(); ++i) {
    if (question.linkset().parts[i].shapeType != ShapeType::prim) continue;
    parts.push_back(i);
    closes = closes || !cautionsAs(question, i, ShapeType::convexHull).empty();
  }
  if (parts.size() != question.linkset().parts.size() || parts.size() < 2) return;
  Candidate candidate{question.change(NewShapeType{parts, ShapeType::convexHull}),
                      plainly(adviceTexts["advice.convex_hull_all"], {{"count", parts.size()}}),
                      {}};
  if (closes) candidate.cautions.push_back(plainly(adviceTexts["caution.closes"]));
  families.push_back({std::move(candidate)});
}

}  // namespace

std::vector<cost::Statement> cautionsOf(cost::Representation before, cost::Representation after) {
  if (before == after) return {};
  if (after == Representation::none) return {plainly(adviceTexts["caution.walk_through"])};
  if (before == Representation::none) return {plainly(adviceTexts["caution.solid"])};
  if (isOneHull(after)) return {plainly(adviceTexts["caution.closes"])};
  return {plainly(adviceTexts["caution.other_shape"])};
}

void addShapeTypes(const Question& question, std::vector<Family>& families) {
  if (question.cost.accounting == cost::Accounting::legacy) return addOptIn(question, families);
  for (const Alike& parts : question.groups) addTypes(question, parts, families);
  if (!question.part) addHullForAll(question, families);
}

}  // namespace wb::advice
