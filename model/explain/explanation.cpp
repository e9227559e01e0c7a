#include "model/explain/explanation.h"

#include "model/base/language.h"
#include "model/explain/explanation_texts.h"
#include "model/explain/sentences.h"
#include "model/explain/telling.h"
#include "model/table/readable.h"
#include "model/weighing/names.h"

#include <string>

namespace wb::explain {
namespace {

void tellSureness(Telling& telling, const Subject& subject) {
  const cost::DecidingTerms weights = subject.weights();
  telling.page.paragraph(explanationTexts["explain.weights_sure"],
                         {{"physics", telling.sure(weights.physics.sureness)},
                          {"streaming", telling.sure(weights.streaming.sureness)},
                          {"server", telling.sure(weights.server.sureness)}},
                         2);
}

void tellCauses(Telling& telling, const Subject& subject) {
  if (subject.why.causes.empty() || subject.linkset().parts.size() < 2) return;
  telling.page.section(explanationTexts["explain.causes"]);
  std::size_t rank = 0;
  for (const cost::Cause& cause : subject.why.causes)
    telling.page.paragraph(explanationTexts["explain.cause"],
                           {{"rank", ++rank},
                            {"name", cost::name(cause.term)},
                            {"value", table::readable(cause.term.value)},
                            {"share", percent(cause.term.share)}},
                           2);
}

void tellFacts(Telling& telling, const Subject& subject) {
  const std::vector<Sentence> all = facts(subject);
  if (all.empty()) return;
  telling.page.section(explanationTexts["explain.facts"]);
  for (const Sentence& fact : all) telling.page.paragraph(rendered(fact), 2);
}

void tellLinkset(Telling& telling, const Subject& subject) {
  telling.page.line(weighing::linksetName(subject.linkset(), subject.index));
  telling.page.paragraph(rendered(subject.why.verdict), 2);
  telling.page.paragraph(rendered(decidingRule(subject)), 2);
  tellSureness(telling, subject);
  tellCauses(telling, subject);
  tellFacts(telling, subject);
  tellParts(telling, subject);
}

void tellOnePart(Telling& telling, const Subject& subject, std::size_t part) {
  const scene::Linkset& linkset = subject.linkset();
  telling.page.line(explanationTexts["explain.part"],
                    {{"part", weighing::partName(linkset.parts[part], part)},
                     {"number", part + 1},
                     {"linkset", weighing::linksetName(linkset, subject.index)}});
  tellPart(telling, subject, part, 2);
}

void tellNothing(Telling& telling, const scene::Scene& scene) {
  telling.page.paragraph(scene.octrees.empty() ? explanationTexts["explain.no_linkset"]
                                               : explanationTexts["explain.octrees_only"],
                         {{"count", scene.octrees.size()}});
}

/// What holds for all that was told: the constants, the unit, the words for sureness.
void tellFoot(Telling& telling, const cost::Profile& profile) {
  telling.page.line(explanationTexts["explain.profile"], {{"profile", displayName(profile)}});
  telling.page.paragraph(changesSentence(profile));
  telling.page.line(explanationTexts["explain.units"]);
  telling.page.line(explanationTexts["explain.sureness"]);
  for (std::size_t i = 0; i < surenessSentences.size(); ++i)
    if (telling.used[i]) telling.page.line(surenessSentences[i], {}, 2);
}

}  // namespace

void writeExplanation(const weighing::Weighing& weighing,
                      const std::vector<weighing::Target>& targets, const table::Sink& sink,
                      const Advice& advice) {
  Telling telling;
  if (targets.empty()) {
    tellNothing(telling, weighing.scene);
    return sink(telling.page.take());
  }
  for (std::size_t i = 0; i < targets.size(); ++i) {
    const weighing::Target& target = targets[i];
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

}  // namespace wb::explain
