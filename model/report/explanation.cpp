#include "model/report/explanation.h"

#include "model/analysis/find_targets.h"
#include "model/core/language.h"
#include "model/core/number.h"
#include "model/cost/cost.h"
#include "model/cost/cost_texts.h"
#include "model/cost/measured.h"
#include "model/cost/trace_sink.h"
#include "model/report/detail/notes.h"
#include "model/report/explanation_texts.h"
#include "model/report/table.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

namespace wb::explain {
namespace {

Sentence canBePhysical(const cost::LinksetCost& cost, const cost::Profile& profile) {
  if (cost.accounting == cost::Accounting::legacy)
    return {explanationTexts["explain.can_be_physical_counted"],
            {{"count", cost.parts.size()},
             {"limit", fourDigits(profile[cost::Key::legacy_physical_limit])}}};
  return {explanationTexts["explain.can_be_physical"],
          {{"static", fourDigits(physicsAtRest(cost))},
           {"limit", fourDigits(profile[cost::Key::physical_limit])},
           {"physical",
            cost::costValue(fourDigits(cost.physicsPhysical), cost.unknown.physicsPhysical)}}};
}

Sentence decidingRule(const cost::LinksetCost& cost, const cost::Profile& profile) {
  if (cost.accounting == cost::Accounting::legacy)
    return {profile.accounting == cost::AccountingModel::openSim
                ? explanationTexts["explain.counted_opensim"]
                : explanationTexts["explain.counted"],
            {}};
  const Sentence rounding{profile.rounding == cost::Rounding::nearest
                              ? explanationTexts["explain.rounded_nearest"]
                              : explanationTexts["explain.rounded_up"],
                          {}};
  return {profile.accounting == cost::AccountingModel::openSim
              ? explanationTexts["explain.sum_of_parts"]
              : explanationTexts["explain.largest_weight"],
          {{"rounding", rounding}}};
}

/// What the verdict and the causes say already is left out.
std::optional<Sentence> whereOf(const std::vector<cost::Culprit>& culprits,
                                const scene::Linkset& linkset, const cost::LinksetCost& cost,
                                const cost::Profile& profile) {
  using Kind = cost::Culprit::Kind;
  if (cost.parts.size() != 1 || culprits.empty()) return {};
  const Kind kind = culprits.front().kind;
  if (kind == Kind::part || kind == Kind::shape) return {};
  return cost::reasonOf(culprits, linkset, cost, profile);
}

}  // namespace

const cost::Term& Weight::formula() const {
  const bool isOfOne = derivation.formula.empty() && derivation.children.size() == 1;
  return isOfOne ? derivation.children.front() : derivation;
}

std::array<Weight, 3> Explanation::weights() const {
  using cost::DecidedBy;
  const bool isPhysical = linkset().physical;
  const bool hasSrc = profile().accounting == cost::AccountingModel::wiki2011;
  const auto weights = cost::decidingTerms(terms, isPhysical, profile().accounting);
  const bool isSum = cost::addsUpParts(cost(), profile().accounting);
  const auto decides = [this, isSum](DecidedBy which) {
    return !cost().unknown.landImpact && !isSum && cost().decidedBy == which;
  };
  return {
      Weight{DecidedBy::physics, isPhysical ? "physics_cost_physical" : "physics_cost",
             weights.physics, decides(DecidedBy::physics)},
      Weight{DecidedBy::streaming, "streaming_cost", weights.streaming,
             decides(DecidedBy::streaming)},
      Weight{DecidedBy::server, hasSrc ? "src" : "server_cost", weights.server,
             decides(DecidedBy::server)},
  };
}

Explanation explanationOf(const weighing::Weighing& weighing, const weighing::Target& target,
                          const TargetAdvice* advice, const Task& task) {
  const scene::Linkset& linkset = weighing.scene.linksets[target.linkset];
  const cost::LinksetCost& cost = weighing.costs[target.linkset];
  cost::LinksetTerms terms =
      cost::linksetTerms(weighing.scene, target.linkset,
                         weighing.statistics.linksets[target.linkset], weighing.profile, task);
  cost::Why why = cost::why(linkset, cost, terms, weighing.profile);
  if (linkset.parts.size() < 2) why.causes.clear();
  auto culprits =
      cost::findCulprits(weighing.scene, target.linkset, cost,
                         weighing.statistics.linksets[target.linkset], weighing.profile);
  auto where = whereOf(culprits, linkset, cost, weighing.profile);
  if (auto sculpts = sculptStatement(weighing, target.linkset))
    why.facts.push_back(std::move(*sculpts));
  const bool mayBePhysical = cost.canBePhysical && !cost.unknown.canBePhysical;
  if (mayBePhysical && !linkset.physical)
    why.facts.emplace_back(canBePhysical(cost, weighing.profile));
  if (auto unused = unusedPhysics(weighing, target.linkset))
    why.facts.push_back(std::move(*unused));
  if (auto fact = phantomFact(linkset)) why.facts.push_back(std::move(*fact));
  return {weighing,
          target,
          std::move(terms),
          std::move(why.verdict),
          decidingRule(cost, weighing.profile),
          std::move(why.causes),
          std::move(culprits),
          std::move(where),
          closedFacts(weighing, target.linkset, task),
          std::move(why.facts),
          findingsAbout(weighing, target),
          advice};
}

double physicsAtRest(const cost::LinksetCost& cost) {
  double sum = 0;
  for (const cost::PartCost& part : cost.parts) sum += part.physicsStatic.value_or(0);
  return sum;
}

const cost::Term* termOfPart(const cost::Term& sum, std::size_t part) {
  const auto found = std::ranges::find(sum.children, std::optional(part), &cost::Term::part);
  return found == sum.children.end() ? nullptr : &*found;
}

std::vector<Sentence> partSentences(const cost::PartCost& cost) {
  std::vector<Sentence> sentences;
  if (!cost.physics && !cost.streaming) {
    sentences.push_back({explanationTexts["explain.unknown"], {}});
  } else if (!cost.physics) {
    sentences.push_back({explanationTexts["explain.unknown_physics"], {}});
  } else if (!cost.streaming) {
    sentences.push_back({explanationTexts["explain.unknown_streaming"], {}});
  }
  if (cost.physics) sentences.push_back({text(cost.decision.reason), {}});
  return sentences;
}

std::vector<Sentence> partSentences(const Explanation& explanation, std::size_t part) {
  const cost::PartCost& cost = explanation.cost().parts[part];
  std::vector<Sentence> sentences = partSentences(cost);
  // OpenSim has no hulls: which a part would have elsewhere says nothing there.
  if (explanation.profile().accounting == cost::AccountingModel::openSim && cost.physics)
    sentences.pop_back();
  const bool isAlone = explanation.target.part == part;
  if (isAlone &&
      isSculptHull(explanation.linkset().parts[part], cost.decision, explanation.profile()))
    if (auto sculpts = sculptStatement(explanation.weighing, explanation.target.linkset))
      sentences.push_back(std::move(*sculpts));
  if (auto growth = growthSentence(explanation, part)) sentences.push_back(std::move(*growth));
  return sentences;
}

std::optional<cost::Statement> sculptStatement(const weighing::Weighing& weighing,
                                               std::size_t linkset) {
  const auto impact =
      cost::sculptImpact(weighing.scene.linksets[linkset], weighing.statistics.linksets[linkset],
                         weighing.costs[linkset], weighing.profile);
  if (!impact) return {};
  const cost::SculptRange range = cost::measuredSculpts();
  const bool isSame = impact->least == impact->most;
  return cost::Statement{
      isSame ? cost::whyTexts["why.sculpts_same"] : cost::whyTexts["why.sculpts"],
      {{"least", fourDigits(range.least)},
       {"most", fourDigits(range.most)},
       {"dogs", fourDigits(range.mostOfDogs)},
       {"low", fourDigits(impact->least)},
       {"high", fourDigits(impact->most)}},
      {}};
}

std::vector<Sentence> partFacts(const Explanation& explanation) {
  const auto phantom = phantomFact(explanation.linkset());
  return phantom ? std::vector<Sentence>{*phantom} : std::vector<Sentence>{};
}

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
