#include "model/explain/advice_sentences.h"
#include "model/explain/explanation_texts.h"
#include "model/explain/telling.h"

namespace wb::explain {

void tellAdvice(Telling& telling, const TargetAdvice& advice) {
  telling.page.section(explanationTexts["explain.advice"]);
  if (advice.suggestions.empty()) telling.page.paragraph(withoutSuggestion(advice), {}, 2);
  for (const SuggestionSentences& suggestion : suggestionSentences(advice)) {
    telling.page.paragraph(suggestion.effect, 2);
    for (const std::string& caution : suggestion.cautions) telling.page.paragraph(caution, 5);
  }
  if (advice.cliffs.empty()) return;
  telling.page.section(explanationTexts["explain.cliffs"]);
  for (const std::string& cliff : cliffSentences(advice)) telling.page.paragraph(cliff, 2);
}

}  // namespace wb::explain
