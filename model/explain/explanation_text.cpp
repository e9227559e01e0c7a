#include "model/explain/explanation_text.h"

#include "model/base/language.h"
#include "model/base/ordered.h"
#include "model/explain/advice_sentences.h"
#include "model/explain/explanation_texts.h"
#include "model/explain/sentences.h"
#include "model/explain/steadiness.h"
#include "model/explain/text_writer.h"
#include "model/table/readable.h"

#include <optional>
#include <string>

namespace wb::explain {
namespace {

void writeWeights(TextWriter& writer, const Explanation& explanation) {
  writer.page.section(explanationTexts["explain.weights"]);
  for (const Weight& weight : explanation.weights()) {
    const std::string name = cost::name(weight.derivation);
    if (weight.isUnknown()) {
      writer.page.paragraph(explanationTexts["explain.unknown_weight"], {{"name", name}}, 2);
    } else {
      writer.formula(weight.formula(), name, 2);
    }
  }
}

void writeCauses(TextWriter& writer, const Explanation& explanation) {
  if (explanation.causes.empty()) return;
  writer.page.section(explanationTexts["explain.causes"]);
  std::size_t rank = 0;
  for (const cost::Cause& cause : explanation.causes)
    writer.page.paragraph(explanationTexts["explain.cause"],
                          {{"rank", ++rank},
                           {"name", cost::name(cause.term)},
                           {"value", table::readable(cause.term.value)},
                           {"share", percent(cause.term.share)}},
                          2);
}

void writeFacts(TextWriter& writer, const Explanation& explanation) {
  if (explanation.facts.empty()) return;
  writer.page.section(explanationTexts["explain.facts"]);
  for (const Sentence& fact : explanation.facts) writer.page.paragraph(rendered(fact), 2);
}

void writeAdvice(TextWriter& writer, const TargetAdvice& advice) {
  writer.page.section(explanationTexts["explain.advice"]);
  if (advice.suggestions.empty()) writer.page.paragraph(withoutSuggestion(advice), {}, 2);
  for (const SuggestionSentences& suggestion : suggestionSentences(advice)) {
    writer.page.paragraph(suggestion.effect, 2);
    for (const std::string& caution : suggestion.cautions) writer.page.paragraph(caution, 5);
  }
  if (!advice.cliffs.empty()) writer.page.section(explanationTexts["explain.cliffs"]);
  for (const std::string& cliff : cliffSentences(advice)) writer.page.paragraph(cliff, 2);
}

void writeSteadiness(TextWriter& writer, const tuning::Fragility& steadiness) {
  writer.page.section(explanationTexts["explain.steadiness"]);
  for (const Sentence& sentence : steadinessSentences(steadiness))
    writer.page.paragraph(rendered(sentence), 2);
}

void writeLinkset(TextWriter& writer, const Explanation& explanation) {
  writer.page.paragraph(rendered(explanation.verdict), 2);
  writer.page.paragraph(rendered(explanation.rule), 2);
  writeWeights(writer, explanation);
  writeCauses(writer, explanation);
  writeFacts(writer, explanation);
  writeParts(writer, explanation);
}

void writeOne(TextWriter& writer, const Explanation& explanation) {
  writer.page.line(titleOf(explanation.weighing.scene, explanation.target));
  if (explanation.target.part) {
    writePart(writer, explanation, *explanation.target.part, 2);
  } else {
    writeLinkset(writer, explanation);
  }
  if (!explanation.advice) return;
  writeAdvice(writer, *explanation.advice);
  if (explanation.advice->steadiness) writeSteadiness(writer, *explanation.advice->steadiness);
}

void writeNothing(TextWriter& writer, const scene::Scene& scene) {
  writer.page.paragraph(scene.octrees.empty() ? explanationTexts["explain.no_linkset"]
                                              : explanationTexts["explain.octrees_only"],
                        {{"count", scene.octrees.size()}});
}

/// What holds for all that was said: the constants, the unit, the words for sureness.
void writeFoot(TextWriter& writer, const cost::Profile& profile) {
  writer.page.line(explanationTexts["explain.profile"], {{"profile", displayName(profile)}});
  writer.page.paragraph(changesSentence(profile));
  writer.page.line(explanationTexts["explain.units"]);
  writer.page.line(explanationTexts["explain.sureness"]);
  for (std::size_t i = 0; i < surenessSentences.size(); ++i)
    if (writer.used[i]) writer.page.line(surenessSentences[i], {}, 2);
}

}  // namespace

void writeExplanation(const weighing::Weighing& weighing,
                      const std::vector<weighing::Target>& targets, const table::Sink& sink,
                      const Advice& advice) {
  TextWriter writer;
  if (targets.empty()) {
    writeNothing(writer, weighing.scene);
    return sink(writer.page.take());
  }
  const Language* language = currentLanguage();
  const auto make = [&](std::size_t i) {
    std::optional<LanguageScope> speaking;
    if (language) speaking.emplace(*language);
    TextWriter one;
    writeOne(one, explanationOf(weighing, targets[i], advice ? &(*advice)[i] : nullptr));
    one.page.gap();
    return one;
  };
  const auto take = [&](TextWriter one) {
    sink(one.page.take());
    for (std::size_t i = 0; i < one.used.size(); ++i) writer.used[i] |= one.used[i];
  };
  makeInOrder(targets.size(), 0, make, take, explanationsAhead);
  if (!advice && targets.size() > mostTargetsAdvised)
    writer.page.line(explanationTexts["explain.no_advice"], {{"most", mostTargetsAdvised}});
  writeFoot(writer, weighing.profile);
  sink(writer.page.take());
}

}  // namespace wb::explain
