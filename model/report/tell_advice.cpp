#include "model/advice/texts.h"
#include "model/report/explanation_texts.h"
#include "model/report/readable.h"
#include "model/report/say.h"
#include "model/report/suggestion_effect.h"
#include "model/report/telling.h"

#include <array>

namespace wb::report {
namespace {

constexpr std::array<std::string_view, 3> axisNames{"x", "y", "z"};

Text effectText(const advice::Suggestion& suggestion) {
  if (suggestion.saving() == 0) return explanationTexts["explain.suggestion_unrounded"];
  const auto& what = suggestion.change.what;
  const bool isOfTwo =
      std::holds_alternative<advice::Merge>(what) || std::holds_alternative<advice::Split>(what);
  return isOfTwo ? explanationTexts["explain.suggestion_in_all"]
                 : explanationTexts["explain.suggestion"];
}

void tellSuggestion(Telling& telling, const advice::Suggestion& suggestion, std::size_t rank) {
  cost::Statement effect = effectOf(suggestion, rank);
  effect.arguments.emplace_back("what", english(suggestion.what));
  telling.page.paragraph(english(effect), 2);
  for (const cost::Statement& caution : suggestion.cautions)
    telling.page.paragraph(english(caution), 5);
}

void tellCliff(Telling& telling, const advice::SizeCliff& cliff) {
  telling.page.paragraph(
      cliff.grows ? advice::adviceTexts["cliff.grows"] : advice::adviceTexts["cliff.shrinks"],
      {{"axis", axisNames[static_cast<std::size_t>(cliff.axis)]},
       {"from", readable(cliff.from)},
       {"to", readable(cliff.to)},
       {"representation", plain(name(cliff.after.representation))},
       {"reason", code(cliff.after.reason)}},
      2);
}

}  // namespace

cost::Statement effectOf(const advice::Suggestion& suggestion, std::size_t rank) {
  return {effectText(suggestion),
          {{"rank", rank},
           {"before", readable(suggestion.before.rounded)},
           {"after", readable(suggestion.after.rounded)},
           {"before_unrounded", readable(suggestion.before.unrounded)},
           {"after_unrounded", readable(suggestion.after.unrounded)}},
          {}};
}

void tellAdvice(Telling& telling, const TargetAdvice& advice) {
  if (!advice.suggestions.empty()) {
    telling.page.section(explanationTexts["explain.advice"]);
    std::size_t rank = 0;
    for (const auto& suggestion : bestOfEachKind(advice.suggestions, mostSuggestions))
      tellSuggestion(telling, suggestion, ++rank);
  }
  if (advice.cliffs.empty()) return;
  telling.page.section(explanationTexts["explain.cliffs"]);
  for (const advice::SizeCliff& cliff : advice.cliffs) tellCliff(telling, cliff);
}

}  // namespace wb::report
