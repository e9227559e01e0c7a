#include "model/report/explanation.h"

#include "model/report/explanation_texts.h"
#include "model/report/readable.h"
#include "model/report/say.h"
#include "model/report/telling.h"

#include <array>

namespace wb::report {
namespace {

/// How the three weights become the land impact.
void tellRule(Telling& telling, const Subject& subject) {
  using cost::AccountingModel;
  const cost::Profile& profile = subject.profile();
  if (subject.cost().accounting == cost::Accounting::legacy)
    return telling.page.paragraph(explanationTexts["explain.counted"], {}, 2);
  const std::string rounding =
      say(profile.rounding == cost::Rounding::nearest ? explanationTexts["explain.rounded_nearest"]
                                                      : explanationTexts["explain.rounded_up"]);
  telling.page.paragraph(profile.accounting == AccountingModel::openSim
                             ? explanationTexts["explain.sum_of_parts"]
                             : explanationTexts["explain.largest_weight"],
                         {{"rounding", rounding}}, 2);
}

void tellSureness(Telling& telling, const Subject& subject) {
  const cost::LinksetTerms& terms = subject.terms;
  const bool isPhysical = subject.linkset().physical;
  telling.page.paragraph(
      explanationTexts["explain.weights_sure"],
      {{"physics", telling.sure((isPhysical ? terms.physicsPhysical : terms.physics).sureness)},
       {"streaming", telling.sure(terms.streaming.sureness)},
       {"server", telling.sure(terms.server.sureness)}},
      2);
}

void tellCauses(Telling& telling, const Subject& subject) {
  if (subject.why.causes.empty() || subject.linkset().parts.size() < 2) return;
  telling.page.section(explanationTexts["explain.causes"]);
  std::size_t rank = 0;
  for (const cost::Cause& cause : subject.why.causes)
    telling.page.paragraph(explanationTexts["explain.cause"],
                           {{"rank", ++rank},
                            {"name", cause.term.name},
                            {"value", readable(cause.term.value)},
                            {"share", percent(cause.term.share)}},
                           2);
}

double physicsAtRest(const Subject& subject) {
  double sum = 0;
  for (const cost::PartCost& part : subject.cost().parts) sum += part.physicsStatic.value_or(0);
  return sum;
}

void tellCanBePhysical(Telling& telling, const Subject& subject) {
  const cost::Profile& profile = subject.profile();
  const bool isCounted = subject.cost().accounting == cost::Accounting::legacy;
  telling.page.paragraph(
      isCounted ? explanationTexts["explain.can_be_physical_counted"]
                : explanationTexts["explain.can_be_physical"],
      {{"parts", subject.linkset().parts.size()},
       {"static", readable(physicsAtRest(subject))},
       {"limit",
        readable(
            profile[isCounted ? cost::Key::legacy_physical_limit : cost::Key::physical_limit])},
       {"physical", readable(subject.cost().physicsPhysical)}},
      2);
}

/// Why a linkset may not be physical, and what being it costs, is among the facts.
void tellFacts(Telling& telling, const Subject& subject) {
  const bool canBecomePhysical = subject.cost().canBePhysical && !subject.linkset().physical;
  if (subject.why.facts.empty() && !canBecomePhysical) return;
  telling.page.section(explanationTexts["explain.facts"]);
  for (const cost::Statement& fact : subject.why.facts) telling.page.paragraph(english(fact), 2);
  if (canBecomePhysical) tellCanBePhysical(telling, subject);
}

void tellLinkset(Telling& telling, const Subject& subject) {
  telling.page.line(linksetName(subject.linkset(), subject.index));
  telling.page.paragraph(english(subject.why.verdict), 2);
  tellRule(telling, subject);
  tellSureness(telling, subject);
  tellCauses(telling, subject);
  tellFacts(telling, subject);
  tellParts(telling, subject);
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
                      const Sink& sink, const Advice& advice) {
  Telling telling;
  for (std::size_t i = 0; i < targets.size(); ++i) {
    const Target& target = targets[i];
    const Subject subject = subjectOf(weighing, target.linkset);
    if (target.part) {
      tellOnePart(telling, subject, *target.part);
    } else {
      tellLinkset(telling, subject);
    }
    if (advice) tellAdvice(telling, (*advice)[i]);
    telling.page.gap();
    sink(telling.page.take());
  }
  if (!advice && targets.size() > mostTargetsAdvised)
    telling.page.line(explanationTexts["explain.no_advice"], {{"most", mostTargetsAdvised}});
  tellFoot(telling, weighing.profile);
  sink(telling.page.take());
}

}  // namespace wb::report
