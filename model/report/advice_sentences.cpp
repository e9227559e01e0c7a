#include "model/report/advice_sentences.h"

#include "model/advice/texts.h"
#include "model/report/explanation_texts.h"
#include "model/report/readable.h"
#include "model/report/say.h"
#include "model/report/told.h"

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

SuggestionSentences sentencesOf(const advice::Suggestion& suggestion, std::size_t rank) {
  const std::array what{Argument("what", told(suggestion.what))};
  SuggestionSentences sentences{filled(told(effectOf(suggestion, rank)), what), {}};
  for (const cost::Statement& caution : suggestion.cautions)
    sentences.cautions.push_back(told(caution));
  return sentences;
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

cost::Statement statementOf(const advice::SizeCliff& cliff) {
  return {cliff.grows ? advice::adviceTexts["cliff.grows"] : advice::adviceTexts["cliff.shrinks"],
          {{"axis", axisNames[static_cast<std::size_t>(cliff.axis)]},
           {"from", readable(cliff.from)},
           {"to", readable(cliff.to)},
           {"representation", plain(name(cliff.after.representation))},
           {"because", code(cliff.after.reason)}},
          {}};
}

std::vector<SuggestionSentences> suggestionSentences(const TargetAdvice& advice) {
  std::vector<SuggestionSentences> all;
  for (const auto& suggestion : bestOfEachKind(advice.suggestions, mostSuggestions))
    all.push_back(sentencesOf(suggestion, all.size() + 1));
  return all;
}

std::vector<std::string> cliffSentences(const TargetAdvice& advice) {
  std::vector<std::string> all;
  for (const advice::SizeCliff& cliff : advice.cliffs) all.push_back(told(statementOf(cliff)));
  return all;
}

}  // namespace wb::report
