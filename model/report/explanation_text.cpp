#include "model/report/explanation_text.h"

#include "model/analysis/exceeded.h"
#include "model/core/language.h"
#include "model/core/ordered.h"
#include "model/report/advice_sentences.h"
#include "model/report/card.h"
#include "model/report/detail/notes.h"
#include "model/report/detail/text_writer.h"
#include "model/report/explanation_texts.h"
#include "model/report/readable.h"
#include "model/report/sentences.h"
#include "model/report/steadiness.h"

#include <optional>
#include <span>
#include <string>
#include <utility>

namespace wb::explain {
namespace {

void writeWeights(TextWriter& writer, const Explanation& explanation) {
  writer.page.section(explanationTexts["explain.weights"]);
  writer.page.paragraph(rendered(explanation.rule), 2);
  for (const Weight& weight : explanation.weights()) {
    const std::string name = cost::name(weight.derivation);
    if (weight.isUnknown()) {
      writer.page.paragraph(explanationTexts["explain.unknown_weight"], {{"name", name}}, 2);
    } else {
      writer.formula(weight.formula(), name, 2);
    }
  }
}

void writeCauses(TextWriter& writer, std::span<const cost::Cause> causes,
                 const scene::Linkset& linkset) {
  if (causes.empty()) return;
  writer.page.section(explanationTexts["explain.causes"]);
  std::size_t rank = 0;
  for (const cost::Cause& cause : causes)
    writer.page.paragraph(explanationTexts["explain.cause"],
                          {{"rank", ++rank},
                           {"name", causeName(cause, linkset)},
                           {"value", table::readable(cause.value())},
                           {"share", percent(cause.share())}},
                          2);
}

template <class Facts>
void writeFacts(TextWriter& writer, const Facts& facts, const Diagnostics& findings) {
  if (facts.empty() && findings.empty()) return;
  writer.page.section(explanationTexts["explain.facts"]);
  for (const Sentence& fact : facts) writer.page.paragraph(rendered(fact), 2);
  for (const Diagnostic& finding : findings) writer.page.paragraph(findingText(finding), 2);
}

void writeStep(TextWriter& writer, const Step& step) {
  writer.page.paragraph(rendered(step.effect), 2);
  for (const Sentence& caution : step.cautions) writer.page.paragraph(rendered(caution), 5);
}

void writeSteps(TextWriter& writer, const TargetAdvice* advice, std::span<const Step> steps) {
  if (!advice) return;
  writer.page.section(explanationTexts["explain.advice"]);
  if (steps.empty()) return writer.page.paragraph(withoutSuggestion(*advice), {}, 2);
  writeStep(writer, steps.front());
  if (steps.size() > 1) writer.page.section(explanationTexts["explain.other_steps"]);
  for (const Step& step : steps.subspan(1)) writeStep(writer, step);
}

/// The card: what is wanted to be known first.
void writeCard(TextWriter& writer, const Card& card, const scene::Linkset& linkset) {
  writer.page.paragraph(rendered(card.number), 2);
  for (const Sentence& limit : std::span(card.limits).subspan(1))
    writer.page.paragraph(rendered(limit), 2);
  for (const Sentence& over : card.exceeded) writer.page.paragraph("\u26a0 " + rendered(over), 2);
  writer.page.paragraph(rendered(card.verdict), 2);
  for (const Weight& weight : card.derivations)
    writer.page.paragraph(cost::name(weight.derivation) + ": " + derivationOf(weight), 4);
  writeCauses(writer, card.causes, linkset);
}

void writeMargins(TextWriter& writer, const TargetAdvice& advice) {
  const std::vector<std::string> cliffs = cliffSentences(advice);
  if (!cliffs.empty()) writer.page.section(explanationTexts["explain.cliffs"]);
  for (const std::string& cliff : cliffs) writer.page.paragraph(cliff, 2);
}

void writeSteadiness(TextWriter& writer, const tuning::Fragility& steadiness) {
  writer.page.section(explanationTexts["explain.steadiness"]);
  for (const Sentence& sentence : steadinessSentences(steadiness))
    writer.page.paragraph(rendered(sentence), 2);
}

void writeLinkset(TextWriter& writer, const Explanation& explanation) {
  writeWeights(writer, explanation);
  writeFacts(writer, explanation.facts, explanation.findings);
  writeParts(writer, explanation);
}

void writePartAlone(TextWriter& writer, const Explanation& explanation, std::size_t part) {
  writePart(writer, explanation, part, 2);
  const TargetAdvice* advice = explanation.advice;
  writeSteps(writer, advice, advice ? stepsOf(*advice) : std::vector<Step>());
  writeFacts(writer, partFacts(explanation), explanation.findings);
}

/// What comes before any number.
void writeUpload(TextWriter& writer, const Explanation& explanation) {
  const weighing::UploadVerdict verdict = uploadVerdict(explanation.weighing, explanation.target);
  const auto first = uploadSentence(verdict, explanation.weighing);
  if (!first) return;
  writer.page.paragraph(rendered(*first));
  for (const Sentence& other : furtherRefusals(verdict, explanation.weighing))
    writer.page.paragraph(rendered(other), 2);
}

void writeOne(TextWriter& writer, const Explanation& explanation, std::vector<Sentence> exceeded,
              std::span<const Sentence> otherwise) {
  writeUpload(writer, explanation);
  for (const Sentence& sentence : otherwise) writer.page.paragraph(rendered(sentence));
  writer.page.line(titleOf(explanation.weighing.scene, explanation.target));
  if (explanation.target.part) {
    writePartAlone(writer, explanation, *explanation.target.part);
  } else {
    const Card card = cardOf(explanation, std::move(exceeded));
    writeCard(writer, card, explanation.linkset());
    writeSteps(writer, explanation.advice, card.steps);
    writeLinkset(writer, explanation);
  }
  if (!explanation.advice) return;
  writeMargins(writer, *explanation.advice);
  if (explanation.advice->steadiness) writeSteadiness(writer, *explanation.advice->steadiness);
}

void writeNothing(TextWriter& writer, const scene::Scene& scene) {
  writer.page.paragraph(scene.octrees.empty() ? explanationTexts["explain.no_linkset"]
                                              : explanationTexts["explain.octrees_only"],
                        {{"count", scene.octrees.size()}});
}

/// What holds for all that was said: the constants, the unit, the words for confidence.
void writeFoot(TextWriter& writer, const cost::Profile& profile) {
  writer.page.line(explanationTexts["explain.profile"], {{"profile", displayName(profile)}});
  writer.page.paragraph(changesSentence(profile));
  writer.page.line(explanationTexts["explain.units"]);
  writer.page.line(explanationTexts["explain.confidence"]);
  for (std::size_t i = 0; i < confidenceSentences.size(); ++i)
    if (writer.used[i]) writer.page.line(confidenceSentences[i], {}, 2);
}

}  // namespace

void writeExplanation(const weighing::Weighing& weighing,
                      const std::vector<weighing::Target>& targets, const table::Sink& sink,
                      const Advice& advice, std::size_t threads,
                      const std::vector<Sentence>& otherwise) {
  TextWriter writer;
  if (targets.empty()) {
    writeNothing(writer, weighing.scene);
    return sink(writer.page.take());
  }
  const weighing::ExceededAround exceeded(weighing);
  const Language* language = currentLanguage();
  const auto make = [&](std::size_t i) {
    std::optional<LanguageScope> speaking;
    if (language) speaking.emplace(*language);
    TextWriter one;
    writeOne(one, explanationOf(weighing, targets[i], advice ? &(*advice)[i] : nullptr),
             exceeded(targets[i].linkset),
             i == 0 ? std::span<const Sentence>(otherwise) : std::span<const Sentence>());
    one.page.gap();
    return one;
  };
  const auto take = [&](TextWriter one) {
    sink(one.page.take());
    for (std::size_t i = 0; i < one.used.size(); ++i) writer.used[i] |= one.used[i];
  };
  makeInOrder(targets.size(), threads, make, take, explanationsAhead);
  if (!advice && targets.size() > mostTargetsAdvised)
    writer.page.line(explanationTexts["explain.no_advice"], {{"most", mostTargetsAdvised}});
  writeFoot(writer, weighing.profile);
  sink(writer.page.take());
}

}  // namespace wb::explain
