#include "model/analysis/advice.h"
#include "model/analysis/detail/question.h"
#include "model/cost/cost.h"

#include <algorithm>
#include <utility>

// What is switched for many parts at once and takes no search: materials and animated mesh off, and
// no physics shape on any part but the root.

namespace wb::advice {
namespace {

/// Parts that may change and have a flag.
Alike flagged(const Question& question, bool scene::Part::*flag) {
  Alike parts;
  for (std::size_t i = 0; i < question.linkset().parts.size(); ++i)
    if (question.linkset().parts[i].*flag && question.part.value_or(i) == i) parts.push_back(i);
  return parts;
}

cost::Statement aboutFlagged(const Question& question, const Alike& parts, Text one, Text these) {
  if (parts.size() == 1) return about(question, parts, one, one);
  return plainly(these, {{"count", parts.size()}, {"parts", namesOf(question, parts)}});
}

void addFlagOff(const Question& question, std::vector<Family>& families,
                decltype(Change::what) what, cost::Statement said, Text caution) {
  Candidate candidate{question.change(std::move(what)), std::move(said), {plainly(caution)}};
  const auto after = linksetsAfter(question.scene, candidate.change);
  const bool isCounted =
      accountingOf(after.front(), question.profile.accounting) == cost::Accounting::legacy;
  if (isCounted && question.cost.accounting == cost::Accounting::weighed)
    candidate.cautions.push_back(plainly(adviceTexts["caution.counted"]));
  families.push_back({std::move(candidate)});
}

void addNoneOnChildren(const Question& question, std::vector<Family>& families) {
  Alike parts;
  std::vector<cost::Statement> cautions;
  for (std::size_t i = 1; i < question.linkset().parts.size(); ++i) {
    if (question.linkset().parts[i].shapeType == scene::ShapeType::none) continue;
    parts.push_back(i);
    if (cautions.empty()) cautions = cautionsAs(question, i, scene::ShapeType::none);
  }
  if (parts.size() < 2) return;
  const bool areAll = parts.size() + 1 == question.linkset().parts.size();
  cost::Statement what =
      areAll ? plainly(adviceTexts["advice.none_children"], {{"count", parts.size()}})
             : plainly(adviceTexts["advice.none_these"],
                       {{"count", parts.size()}, {"parts", namesOf(question, parts)}});
  if (question.cost.accounting == cost::Accounting::legacy)
    cautions.push_back(plainly(adviceTexts["caution.weighed"]));
  families.push_back({{question.change(NewShapeType{std::move(parts), scene::ShapeType::none}),
                       std::move(what), std::move(cautions)}});
}

}  // namespace

void addSwitches(const Question& question, std::vector<Family>& families) {
  if (const Alike parts = flagged(question, &scene::Part::materials); !parts.empty())
    addFlagOff(question, families, NoMaterials{parts},
               aboutFlagged(question, parts, adviceTexts["advice.no_materials"],
                            adviceTexts["advice.no_materials_these"]),
               adviceTexts["caution.less_shiny"]);
  if (const Alike parts = flagged(question, &scene::Part::animated); !parts.empty())
    addFlagOff(question, families, NotAnimated{parts},
               aboutFlagged(question, parts, adviceTexts["advice.not_animated"],
                            adviceTexts["advice.not_animated_these"]),
               adviceTexts["caution.not_animated"]);
  if (!question.part) addNoneOnChildren(question, families);
}

}  // namespace wb::advice
