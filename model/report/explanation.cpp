#include "model/report/explanation.h"

#include "model/cost/terms.h"
#include "model/report/explanation_texts.h"
#include "model/report/readable.h"
#include "model/report/say.h"
#include "model/report/telling.h"

#include <algorithm>

namespace wb::report {
namespace {

constexpr std::size_t mostCauses = 3;

struct Weight {
  Text name;
  const cost::Term* term;
  cost::DecidedBy decides;
};

std::vector<Weight> weightsOf(const Subject& subject) {
  using cost::DecidedBy;
  const cost::LinksetTerms& terms = subject.terms;
  const bool physical = subject.linkset().physical;
  const bool today = subject.profile().accounting != cost::AccountingModel::wiki2011;
  return {physical
              ? Weight{explanationTexts["explain.physics_physical"], &terms.physicsPhysical,
                       DecidedBy::physics}
              : Weight{explanationTexts["explain.physics"], &terms.physics, DecidedBy::physics},
          {explanationTexts["explain.streaming"], &terms.streaming, DecidedBy::streaming},
          today ? Weight{explanationTexts["explain.server"], &terms.server, DecidedBy::server}
                : Weight{explanationTexts["explain.src"], &terms.src, DecidedBy::server}};
}

const Weight* deciding(const std::vector<Weight>& weights, cost::DecidedBy decidedBy) {
  const auto found = std::ranges::find(weights, decidedBy, &Weight::decides);
  return found == weights.end() ? nullptr : &*found;
}

std::string rounding(const cost::Profile& profile) {
  return say(profile.rounding == cost::Rounding::nearest
                 ? explanationTexts["explain.rounded_nearest"]
                 : explanationTexts["explain.rounded_up"]);
}

void tellDecision(Telling& telling, const Subject& subject, const Weight* weight) {
  if (!weight)
    return telling.page.paragraph(explanationTexts["explain.decided_by_parts"],
                                  {{"parts", subject.linkset().parts.size()}}, 2);
  const bool isSum = subject.profile().accounting == cost::AccountingModel::openSim;
  telling.page.paragraph(
      isSum ? explanationTexts["explain.decided_by_sum"]
            : explanationTexts["explain.decided_by_weight"],
      {{"weight", weight->name.english}, {"rounding", rounding(subject.profile())}}, 2);
  const double minimum = subject.profile()[cost::Key::land_impact_minimum];
  if (subject.cost().landImpact == minimum && weight->term->value < minimum)
    telling.page.paragraph(explanationTexts["explain.least"], {{"minimum", readable(minimum)}}, 2);
}

void tellWeights(Telling& telling, const Subject& subject, const std::vector<Weight>& weights) {
  for (const Weight& weight : weights) {
    const bool decides = subject.cost().decidedBy == weight.decides;
    telling.page.line(
        decides ? explanationTexts["explain.deciding_weight"] : explanationTexts["explain.weight"],
        {{"weight", weight.name.english},
         {"value", readable(weight.term->value)},
         {"sureness", telling.sure(weight.term->sureness)}},
        4);
  }
}

/// The sum over the parts below a weight; the weight itself is one unless it is penalised.
const cost::Term& sumOverParts(const cost::Term& weight) {
  for (const cost::Term& child : weight.children)
    if (child.code == code(cost::TermId::physics_dynamic)) return child;
  return weight;
}

/// The parts that a weight comes from, the dearest first.
std::vector<const cost::Term*> causesOf(const cost::Term& weight) {
  std::vector<const cost::Term*> causes;
  for (const cost::Term& child : sumOverParts(weight).children)
    if (child.part && child.value > 0) causes.push_back(&child);
  std::ranges::stable_sort(causes, std::ranges::greater{}, &cost::Term::value);
  causes.resize(std::min(causes.size(), mostCauses));
  return causes;
}

void tellCauses(Telling& telling, const Subject& subject, const Weight* weight) {
  if (!weight || subject.linkset().parts.size() < 2) return;
  telling.page.section(explanationTexts["explain.causes"]);
  const std::vector<const cost::Term*> causes = causesOf(*weight->term);
  if (causes.empty()) return telling.formula(*weight->term, 2);
  for (std::size_t i = 0; i < causes.size(); ++i)
    telling.page.line(explanationTexts["explain.cause"],
                      {{"rank", i + 1},
                       {"name", causes[i]->name},
                       {"value", readable(causes[i]->value)},
                       {"share", percent(causes[i]->share)}},
                      2);
}

void tellLinkset(Telling& telling, const Subject& subject) {
  const std::vector<Weight> weights = weightsOf(subject);
  const Weight* decider = deciding(weights, subject.cost().decidedBy);
  telling.page.line(explanationTexts["explain.linkset"],
                    {{"linkset", linksetName(subject.linkset(), subject.index)},
                     {"impact", readable(subject.cost().landImpact)}});
  tellDecision(telling, subject, decider);
  tellWeights(telling, subject, weights);
  tellCauses(telling, subject, decider);
  tellParts(telling, subject);
  tellPhysical(telling, subject);
}

void tellOnePart(Telling& telling, const Subject& subject, std::size_t part) {
  const scene::Linkset& linkset = subject.linkset();
  telling.page.line(explanationTexts["explain.part"],
                    {{"part", partName(linkset.parts[part], part)},
                     {"number", part + 1},
                     {"linkset", linksetName(linkset, subject.index)}});
  tellPart(telling, subject, part, 2);
}

/// `penalty_per_area is 0.02 instead of 0.04, …`; empty for a built-in profile as it is.
std::string changesOf(const cost::Profile& profile) {
  const auto base = cost::builtInProfile(profile.base);
  if (!base) return {};
  const auto now = rows(profile);
  const auto standard = rows(*base);
  std::string changes;
  for (std::size_t i = 0; i < now.size(); ++i) {
    if (now[i].value == standard[i].value) continue;
    if (!changes.empty()) changes += ", ";
    changes += say(explanationTexts["explain.change"],
                   {{"key", now[i].key}, {"value", now[i].value}, {"standard", standard[i].value}});
  }
  return changes;
}

constexpr std::array surenessTexts{
    explanationTexts["explain.documented"], explanationTexts["explain.viewer"],
    explanationTexts["explain.likely"], explanationTexts["explain.estimate"],
    explanationTexts["explain.illustration"]};

/// What holds for all that was told: the constants, the unit, the words for sureness.
void tellFoot(Telling& telling, const cost::Profile& profile) {
  telling.page.line(explanationTexts["explain.profile"], {{"profile", displayName(profile)}});
  const std::string changes = changesOf(profile);
  if (!changes.empty())
    telling.page.paragraph(explanationTexts["explain.changed"], {{"changes", changes}}, 0);
  telling.page.line(explanationTexts["explain.units"]);
  telling.page.line(explanationTexts["explain.sureness"]);
  for (std::size_t i = 0; i < surenessTexts.size(); ++i)
    if (telling.used[i]) telling.page.line(surenessTexts[i], {}, 2);
}

}  // namespace

void writeExplanation(const Weighing& weighing, const std::vector<Target>& targets,
                      const Sink& sink) {
  Telling telling;
  for (const Target& target : targets) {
    const Subject subject = subjectOf(weighing, target.linkset);
    if (target.part) {
      tellOnePart(telling, subject, *target.part);
    } else {
      tellLinkset(telling, subject);
    }
    telling.page.gap();
    sink(telling.page.take());
  }
  tellFoot(telling, weighing.profile);
  sink(telling.page.take());
}

}  // namespace wb::report
