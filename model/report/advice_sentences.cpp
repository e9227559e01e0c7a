#include "model/report/advice_sentences.h"

#include "model/analysis/advice_texts.h"
#include "model/core/language.h"
#include "model/core/length.h"
#include "model/report/explanation_texts.h"
#include "model/report/readable.h"

#include <array>
#include <utility>

namespace wb::explain {
namespace {

constexpr std::array<std::string_view, 3> axisNames{"x", "y", "z"};

Word inPlainWords(std::string_view word) { return {std::string(word), Spelling::inWords}; }

Text effectText(const advice::Suggestion& suggestion) {
  if (suggestion.saving() == 0) return explanationTexts["explain.suggestion_unrounded"];
  const auto& what = suggestion.change.what;
  const bool isOfTwo =
      std::holds_alternative<advice::Merge>(what) || std::holds_alternative<advice::Split>(what);
  return isOfTwo ? explanationTexts["explain.suggestion_in_all"]
                 : explanationTexts["explain.suggestion"];
}

/// Of a cliff between details: of its surface, or else of its hull.
Text detailText(const advice::SizeCliff& cliff, std::vector<Argument>& arguments) {
  const bool ofSurface = cliff.after.triangles.has_value();
  const auto count = [&](const advice::SizeForm& form) {
    return (ofSurface ? form.triangles : form.hullVertices).value_or(0);
  };
  arguments.emplace_back("before", count(cliff.before));
  arguments.emplace_back("after", count(cliff.after));
  return ofSurface ? advice::adviceTexts["cliff.triangles"] : advice::adviceTexts["cliff.points"];
}

Text flatSideText(const advice::SizeCliff& cliff, std::vector<Argument>& arguments) {
  const bool isRaised = cliff.after.raised.has_value();
  const advice::SizeForm& raised = isRaised ? cliff.after : cliff.before;
  const int flat = raised.raised.value_or(0);
  arguments.emplace_back("flat", axisNames[static_cast<std::size_t>(flat)]);
  arguments.emplace_back("length", lengthInMetres(raised.decision.scale[flat]));
  return isRaised ? advice::adviceTexts["cliff.raised"] : advice::adviceTexts["cliff.unraised"];
}

Text cliffText(const advice::SizeCliff& cliff, std::vector<Argument>& arguments) {
  if (cliff.kind() == advice::CliffKind::detail) return detailText(cliff, arguments);
  if (cliff.kind() == advice::CliffKind::flatSide) return flatSideText(cliff, arguments);
  arguments.emplace_back("representation", inPlainWords(name(cliff.after.decision.representation)));
  arguments.emplace_back("because", inPlainWords(code(cliff.after.decision.reason)));
  return cliff.grows ? advice::adviceTexts["cliff.grows"] : advice::adviceTexts["cliff.shrinks"];
}

}  // namespace

cost::Statement effectOf(const advice::Suggestion& suggestion, std::size_t rank) {
  return {effectText(suggestion),
          {{"rank", rank},
           {"what", static_cast<const Sentence&>(suggestion.what)},
           {"before", fourDigits(suggestion.before.rounded)},
           {"after", fourDigits(suggestion.after.rounded)},
           {"before_unrounded", fourDigits(suggestion.before.unrounded)},
           {"after_unrounded", fourDigits(suggestion.after.unrounded)}},
          {}};
}

cost::Statement statementOf(const advice::SizeCliff& cliff) {
  const int axis = cliff.axis();
  std::vector<Argument> arguments{{"axis", cliff.axes},
                                  {"from", lengthInMetres(cliff.from[axis])},
                                  {"to", lengthInMetres(cliff.to[axis])}};
  const Text text = cliffText(cliff, arguments);
  return {text, std::move(arguments), {}};
}

cost::Statement statementOf(const advice::DownloadSizes& sizes) {
  std::vector<std::string> radii;
  for (const double radius : sizes.changes) radii.push_back(table::readable(radius));
  std::string list = radii.front();
  for (std::size_t i = 1; i < radii.size(); ++i)
    list = i + 1 < radii.size() ? list + ", " + radii[i]
                                : rendered(explanationTexts["explain.and_last"],
                                           {{"list", list}, {"last", radii[i]}});
  const bool isPast = sizes.constant && sizes.radius >= *sizes.constant;
  const Text text = !sizes.constant ? advice::adviceTexts["cliff.download"]
                    : isPast        ? advice::adviceTexts["cliff.download_past"]
                                    : advice::adviceTexts["cliff.download_constant"];
  return {text,
          {{"radius", fourDigits(sizes.radius)},
           {"radii", list},
           {"constant", fourDigits(sizes.constant.value_or(0))}},
          {}};
}

Text withoutSuggestion(const TargetAdvice& advice) {
  return advice.isUnknown ? explanationTexts["explain.advice_unknown"]
                          : explanationTexts["explain.no_suggestion"];
}

std::vector<std::string> cliffSentences(const TargetAdvice& advice) {
  std::vector<std::string> all;
  for (const advice::SizeCliff& cliff : advice.cliffs) all.push_back(rendered(statementOf(cliff)));
  if (advice.downloadSizes) all.push_back(rendered(statementOf(*advice.downloadSizes)));
  return all;
}

}  // namespace wb::explain
