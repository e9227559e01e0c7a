#include "model/report/telling.h"

#include "model/cost/traced.h"
#include "model/report/explanation_texts.h"
#include "model/report/readable.h"
#include "model/report/say.h"
#include "model/report/told.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace wb::report {
namespace {

/// What the numbers in a formula are that are no constants; a number that stands alone needs no
/// word.
std::string measuredIn(const cost::Term& term) {
  std::string text;
  if (term.symbols.size() > 1)
    for (const cost::Symbol& symbol : term.symbols)
      if (symbol.constant.empty())
        text += say(explanationTexts["explain.measured"],
                    {{"value", spokenNumbers(cost::readable(symbol.value))},
                     {"meaning", meaningOf(symbol)}});
  return text;
}

}  // namespace

Subject subjectOf(const Weighing& weighing, std::size_t linkset) {
  cost::LinksetTerms terms = cost::linksetTerms(
      weighing.scene, linkset, weighing.statistics.linksets[linkset], weighing.profile);
  cost::Why why =
      cost::why(weighing.scene.linksets[linkset], weighing.costs[linkset], terms, weighing.profile);
  return {weighing, linkset, std::move(terms), std::move(why)};
}

std::string linksetName(const scene::Linkset& linkset, std::size_t index) {
  if (!linkset.name.empty()) return linkset.name;
  return say(explanationTexts["explain.unnamed_linkset"], {{"number", index + 1}});
}

std::string partName(const scene::Part& part, std::size_t index) {
  if (!part.name.empty()) return part.name;
  return say(explanationTexts["explain.unnamed_part"], {{"number", index + 1}});
}

std::string nameWithoutPart(const cost::Term& term) {
  const auto part = std::ranges::find(term.arguments, "part", &Argument::name);
  const std::string name = nameOf(term);
  if (part == term.arguments.end()) return name;
  const std::string prefix = part->value + ": ";
  return name.starts_with(prefix) ? name.substr(prefix.size()) : name;
}

std::string sizeText(const scene::Part& part) {
  return readable(part.scale.x) + " × " + readable(part.scale.y) + " × " + readable(part.scale.z);
}

std::vector<Text> unknownTexts(const cost::PartCost& cost) {
  if (!cost.physics && !cost.streaming) return {explanationTexts["explain.unknown"]};
  if (!cost.physics) return {explanationTexts["explain.unknown_physics"]};
  if (!cost.streaming) return {explanationTexts["explain.unknown_streaming"]};
  return {};
}

std::string percent(double share) { return readable(std::round(share * 100)); }

const cost::Term* termOfPart(const cost::Term& sum, std::size_t part) {
  const auto found = std::ranges::find(sum.children, std::optional(part), &cost::Term::part);
  return found == sum.children.end() ? nullptr : &*found;
}

std::string Telling::sure(cost::Sureness sureness) {
  used[static_cast<std::size_t>(sureness)] = true;
  return spokenWord(name(sureness));
}

void Telling::formula(const cost::Term& term, std::size_t indent) {
  page.paragraph(explanationTexts["explain.formula"],
                 {{"name", nameWithoutPart(term)},
                  {"filled", spokenNumbers(term.filledIn)},
                  {"sureness", sure(term.sureness)},
                  {"measured", measuredIn(term)}},
                 indent);
}

}  // namespace wb::report
