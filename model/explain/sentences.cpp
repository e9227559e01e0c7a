#include "model/explain/sentences.h"

#include "model/base/language.h"
#include "model/base/number.h"
#include "model/cost/traced.h"
#include "model/table/readable.h"

namespace wb::explain {
namespace {

double physicsAtRest(const Subject& subject) {
  double sum = 0;
  for (const cost::PartCost& part : subject.cost().parts) sum += part.physicsStatic.value_or(0);
  return sum;
}

Sentence canBePhysical(const Subject& subject) {
  const cost::Profile& profile = subject.profile();
  const std::size_t parts = subject.linkset().parts.size();
  if (subject.cost().accounting == cost::Accounting::legacy)
    return {explanationTexts["explain.can_be_physical_counted"],
            {{"count", parts}, {"limit", sixDigits(profile[cost::Key::legacy_physical_limit])}}};
  return {explanationTexts["explain.can_be_physical"],
          {{"static", threeDecimals(physicsAtRest(subject))},
           {"limit", sixDigits(profile[cost::Key::physical_limit])},
           {"physical", table::costValue(subject.cost().physicsPhysical,
                                         subject.cost().unknown.physicsPhysical)}}};
}

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

}  // namespace

Sentence decidingRule(const Subject& subject) {
  const cost::Profile& profile = subject.profile();
  if (subject.cost().accounting == cost::Accounting::legacy)
    return {explanationTexts["explain.counted"], {}};
  const Sentence rounding{profile.rounding == cost::Rounding::nearest
                              ? explanationTexts["explain.rounded_nearest"]
                              : explanationTexts["explain.rounded_up"],
                          {}};
  return {profile.accounting == cost::AccountingModel::openSim
              ? explanationTexts["explain.sum_of_parts"]
              : explanationTexts["explain.largest_weight"],
          {{"rounding", rounding}}};
}

std::vector<Sentence> facts(const Subject& subject) {
  std::vector<Sentence> all(subject.why.facts.begin(), subject.why.facts.end());
  const bool mayBe = subject.cost().canBePhysical && !subject.cost().unknown.canBePhysical;
  if (mayBe && !subject.linkset().physical) all.push_back(canBePhysical(subject));
  return all;
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
