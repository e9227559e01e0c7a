#include "model/explain/telling.h"

#include "model/base/language.h"
#include "model/cost/traced.h"
#include "model/explain/explanation_texts.h"
#include "model/table/readable.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace wb::explain {
namespace {

/// What the numbers in a formula are that are no constants; a number that stands alone needs no
/// word.
std::string measuredIn(const cost::Term& term) {
  std::string text;
  if (term.symbols.size() > 1)
    for (const cost::Symbol& symbol : term.symbols)
      if (constantKey(symbol).empty())
        text += rendered(explanationTexts["explain.measured"],
                         {{"value", inFormula(cost::readable(symbol.value))},
                          {"meaning", cost::meaning(symbol)}});
  return text;
}

}  // namespace

Subject subjectOf(const weighing::Weighing& weighing, std::size_t linkset, const Task& task) {
  cost::LinksetTerms terms = cost::linksetTerms(
      weighing.scene, linkset, weighing.statistics.linksets[linkset], weighing.profile, task);
  cost::Why why =
      cost::why(weighing.scene.linksets[linkset], weighing.costs[linkset], terms, weighing.profile);
  return {weighing, linkset, std::move(terms), std::move(why)};
}

std::string sizeText(const scene::Part& part) {
  return table::readable(part.scale.x) + " × " + table::readable(part.scale.y) + " × " +
         table::readable(part.scale.z);
}

std::vector<Text> unknownTexts(const cost::PartCost& cost) {
  if (!cost.physics && !cost.streaming) return {explanationTexts["explain.unknown"]};
  if (!cost.physics) return {explanationTexts["explain.unknown_physics"]};
  if (!cost.streaming) return {explanationTexts["explain.unknown_streaming"]};
  return {};
}

std::string percent(double share) { return table::readable(std::round(share * 100)); }

const cost::Term* termOfPart(const cost::Term& sum, std::size_t part) {
  const auto found = std::ranges::find(sum.children, std::optional(part), &cost::Term::part);
  return found == sum.children.end() ? nullptr : &*found;
}

std::string Telling::sure(cost::Sureness sureness) {
  used[static_cast<std::size_t>(sureness)] = true;
  return translatedWord(name(sureness));
}

void Telling::formula(const cost::Term& term, std::size_t indent) {
  page.paragraph(explanationTexts["explain.formula"],
                 {{"name", nameWithoutPart(term)},
                  {"filled", inFormula(term.filledIn)},
                  {"sureness", sure(term.sureness)},
                  {"measured", measuredIn(term)}},
                 indent);
}

}  // namespace wb::explain
