#include "model/report/sentences.h"

#include "model/analysis/names.h"
#include "model/core/language.h"
#include "model/core/number.h"
#include "model/cost/cost_value.h"
#include "model/cost/traced.h"
#include "model/report/readable.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace wb::explain {
namespace {

/// Numbers with as many digits as tell them apart; choices as words.
std::string changeText(const cost::ProfileRow& now, const cost::ProfileRow& standard) {
  const auto value = parseNumber(now.value);
  const auto usual = parseNumber(standard.value);
  const bool isNumber = value && usual;
  const int digits = isNumber ? table::digitsToTellApart({*value, *usual}) : 0;
  return rendered(
      explanationTexts["explain.change"],
      {{"key", translatedHeading(now.key)},
       {"value", isNumber ? table::readable(*value, digits) : translatedWord(now.value)},
       {"standard", isNumber ? table::readable(*usual, digits) : translatedWord(standard.value)}});
}

/// More of them would bury the line.
constexpr std::size_t mostListed = 6;

/// `a, b and c`; of many the first few and how many more there are.
std::string listedInWords(const std::vector<std::string>& words) {
  const bool isCut = words.size() > mostListed;
  const std::size_t named = isCut ? mostListed - 1 : words.size() - 1;
  std::string list = words.front();
  for (std::size_t i = 1; i < named; ++i) list += ", " + words[i];
  if (isCut)
    return rendered(explanationTexts["explain.and_others"],
                    {{"list", list}, {"count", words.size() - named}});
  return rendered(explanationTexts["explain.and_last"], {{"list", list}, {"last", words.back()}});
}

/// By their numbers where they share a name or have none, else by their names.
std::string namesOf(const std::vector<std::size_t>& parts, const scene::Linkset& linkset) {
  const std::string& name = linkset.parts[parts.front()].name;
  const bool isOneName = std::ranges::all_of(
      parts, [&](std::size_t part) { return linkset.parts[part].name == name; });
  std::vector<std::string> words;
  words.reserve(parts.size());
  for (const std::size_t part : parts)
    words.push_back(isOneName ? std::to_string(part + 1)
                              : weighing::partName(linkset.parts[part], part));
  const std::string list = listedInWords(words);
  if (!isOneName) return list;
  return rendered(name.empty() ? explanationTexts["explain.parts_without_name"]
                               : explanationTexts["explain.parts_of_name"],
                  {{"name", name}, {"numbers", list}});
}

}  // namespace

std::string titleOf(const scene::Scene& scene, const weighing::Target& target) {
  const scene::Linkset& linkset = scene.linksets[target.linkset];
  const std::string name = weighing::linksetName(linkset, target.linkset);
  if (!target.part) return name;
  return rendered(explanationTexts["explain.part"],
                  {{"part", weighing::partName(linkset.parts[*target.part], *target.part)},
                   {"number", *target.part + 1},
                   {"linkset", name}});
}

std::string sizeText(const scene::Part& part) {
  return table::readable(part.scale.x) + " × " + table::readable(part.scale.y) + " × " +
         table::readable(part.scale.z);
}

std::string causeName(const cost::Cause& cause, const scene::Linkset& linkset) {
  if (cause.alike.empty()) return cost::name(cause.term);
  std::vector<std::size_t> parts{cause.part};
  parts.insert(parts.end(), cause.alike.begin(), cause.alike.end());
  return rendered(explanationTexts["explain.cause_alike"],
                  {{"parts", namesOf(parts, linkset)},
                   {"what", cost::nameWithoutPart(cause.term)},
                   {"value", table::readable(cause.term.value)}});
}

std::string percent(double share) { return table::readable(std::round(share * 100)); }

std::string derivationOf(const Weight& weight) {
  const cost::Term& term = weight.formula();
  if (weight.isUnknown()) return rendered(cost::incompleteCost(fourDigits(0)));
  return rendered(explanationTexts["explain.derivation"],
                  {{"filled", inFormula(term.filledIn)}, {"measured", measuredIn(term)}});
}

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

std::string changesSentence(const cost::Profile& profile) {
  const auto base = cost::builtInProfile(profile.base);
  if (!base) return {};
  const auto now = rows(profile);
  const auto standard = rows(*base);
  std::string changes;
  for (std::size_t i = 0; i < now.size(); ++i) {
    if (now[i].value == standard[i].value) continue;
    if (!changes.empty()) changes += ", ";
    changes += changeText(now[i], standard[i]);
  }
  if (changes.empty()) return {};
  return rendered(explanationTexts["explain.changed"], {{"changes", changes}});
}

}  // namespace wb::explain
