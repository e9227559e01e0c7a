#include "model/report/detail/html_why.h"

#include "model/analysis/exceeded_limits.h"
#include "model/core/language.h"
#include "model/report/card.h"
#include "model/report/explanation.h"
#include "model/report/explanation_texts.h"
#include "model/report/table.h"
#include "model/report/target_advice.h"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>

namespace wb::page {
namespace {

/// More terms below one than this would bury what matters.
constexpr std::size_t mostTerms = 12;
/// Suggestions for which the first sheet has room.
constexpr std::size_t mostStepsOfSheet = 2;

void weightRow(HtmlPage& page, Text name, const explain::Weight& weight, double largest) {
  const cost::Term& term = weight.derivation;
  Markup& markup = page.markup();
  const auto row = markup.inside("tr");
  const std::string decided =
      weight.decides ? " (" + rendered(htmlTexts["html.decides"]) + ")" : "";
  page.rowHead(rendered(name) + decided);
  page.cell(table::readableCost(term.value, term.unknown), true);
  {
    const auto cell = markup.inside("td");
    page.bar(largest > 0 ? term.value / largest : 0);
  }
  {
    const auto cell = markup.inside("td");
    if (!weight.isUnknown())
      markup.element("span", inFormula(weight.formula().filledIn), {{"class", "formula"}});
  }
  const auto cell = markup.inside("td");
  if (!weight.isUnknown()) page.confidence(term.confidence);
}

void writeWeights(HtmlPage& page, const explain::Explanation& explanation) {
  const std::array<explain::Weight, 3> weights = explanation.weights();
  double largest = 0;
  for (const explain::Weight& weight : weights)
    largest = std::max(largest, weight.derivation.value);
  Markup& markup = page.markup();
  const auto table = page.openTable();
  markup.element("caption", rendered(htmlTexts["html.weights"]));
  {
    const auto head = markup.inside("thead");
    const auto row = markup.inside("tr");
    page.columnHead(rendered(htmlTexts["html.weight"]));
    page.columnHead(rendered(htmlTexts["html.cost_pe"]), true);
    page.columnHead(rendered(htmlTexts["html.share_of_largest"]));
    page.columnHead(rendered(htmlTexts["html.derivation"]));
    page.columnHead(rendered(htmlTexts["html.confidence"]));
  }
  const auto body = markup.inside("tbody");
  for (const explain::Weight& weight : weights)
    weightRow(page, weightTitle(weight.which), weight, largest);
}

/// Terms that read the same, but for the part that they are of.
struct AlikeTerms {
  const cost::Term* first;
  std::size_t count = 1;
};

std::vector<AlikeTerms> alikeOf(const cost::Terms& terms) {
  std::vector<AlikeTerms> groups;
  std::map<std::tuple<std::string, std::string_view, double>, std::size_t> known;
  for (const cost::Term& term : terms) {
    const auto [place, isNew] =
        known.try_emplace({nameWithoutPart(term), term.filledIn, term.value}, groups.size());
    if (isNew) {
      groups.push_back({&term});
    } else {
      ++groups[place->second].count;
    }
  }
  return groups;
}

/// A plain sum of many repeats what stands below it.
std::string filledInOf(const cost::Term& term) {
  const bool isLongSum = term.formula.empty() && term.children.size() > mostTerms / 2;
  return term.filledIn.empty() || isLongSum ? table::readableCost(term.value, term.unknown)
                                            : inFormula(term.filledIn);
}

std::string withUnit(std::string text, std::string_view unit) {
  return unit.empty() ? text : text.append(" ").append(translated(unit));
}

class TermList {
 public:
  explicit TermList(HtmlPage& page) : page_(page), markup_(page.markup()) {}

  void item(const AlikeTerms& terms) {
    const cost::Term& term = *terms.first;
    const auto item = markup_.inside("li");
    head(terms);
    if (!term.formula.empty()) {
      markup_.raw(term.children.empty() ? " " : "<br>");
      markup_.element("span", inFormula(term.formula), {{"class", "symbols"}});
    }
    if (term.children.empty()) return;
    const auto list = markup_.inside("ul");
    children(term.children, info(term.id).unit);
  }

 private:
  void head(const AlikeTerms& terms) {
    const cost::Term& term = *terms.first;
    markup_.element("span", cost::name(term), {{"class", "name"}});
    if (terms.count > 1)
      markup_.text(", " + rendered(htmlTexts["html.alike"], {{"count", terms.count - 1}}));
    markup_.text(": ");
    markup_.element("span", withUnit(filledInOf(term), info(term.id).unit), {{"class", "formula"}});
    markup_.text(" ");
    page_.confidence(term.confidence);
    if (term.share <= 0) return;
    markup_.text(" ");
    page_.share(term.share);
  }

  /// Where there are too many, those of the greatest share; the parts of a sum are summed up.
  void children(const cost::Terms& terms, std::string_view unit) {
    std::vector<AlikeTerms> groups = alikeOf(terms);
    if (groups.size() > mostTerms)
      std::ranges::stable_sort(groups, std::ranges::greater{}, [](const AlikeTerms& group) {
        return std::pair(group.first->share == 0, group.first->share);
      });
    const std::size_t shown = std::min(groups.size(), mostTerms);
    for (std::size_t i = 0; i < shown; ++i) item(groups[i]);
    if (shown < groups.size()) rest(std::span(groups).subspan(shown), unit);
  }

  void rest(std::span<const AlikeTerms> groups, std::string_view unit) {
    std::size_t count = 0;
    table::ColumnSum value;
    for (const AlikeTerms& group : groups) {
      count += group.count;
      value.add(table::costCell(static_cast<double>(group.count) * group.first->value,
                                group.first->unknown));
    }
    markup_.element(
        "li", rendered(htmlTexts["html.more_terms"], {{"count", count},
                                                      {"value", table::readable(value.cell())},
                                                      {"unit", translated(unit)}}));
  }

  HtmlPage& page_;
  Markup& markup_;
};

template <class Said>
std::vector<std::string> renderedAll(const std::vector<Said>& sentences) {
  std::vector<std::string> texts;
  texts.reserve(sentences.size());
  for (const Sentence& sentence : sentences) texts.push_back(rendered(sentence));
  return texts;
}

void writeList(Markup& markup, const std::vector<std::string>& items) {
  if (items.empty()) return;
  const auto list = markup.inside("ul");
  for (const std::string& item : items) markup.element("li", item);
}

void writeFacts(HtmlPage& page, const explain::Explanation& explanation) {
  if (explanation.facts.empty()) return;
  page.markup().element("h3", rendered(explain::explanationTexts["explain.facts"]));
  writeList(page.markup(), renderedAll(explanation.facts));
}

void writeStep(Markup& markup, const explain::Step& step) {
  markup.element("p", rendered(step.effect));
  writeList(markup, renderedAll(step.cautions));
}

/// The best steps, at most so many.
void writeSuggestions(HtmlPage& page, const explain::TargetAdvice& advice, std::size_t most) {
  Markup& markup = page.markup();
  markup.element("h3", rendered(explain::explanationTexts["explain.advice"]));
  const std::vector<explain::Step> steps = explain::stepsOf(advice);
  const std::size_t first = explain::firstSteps(steps);
  if (first == 0) markup.element("p", rendered(explain::withoutSuggestion(advice)));
  for (const explain::Step& step : std::span(steps).first(std::min(steps.size(), most))) {
    writeStep(markup, step);
    // The first is the one to take: how to do the others would bury it.
    if (first == 1 && &step == steps.data()) writeList(markup, renderedAll(step.howTo));
  }
  for (const Sentence& sentence : explain::searchSentences(advice))
    markup.element("p", rendered(sentence));
}

}  // namespace

Text weightTitle(cost::DecidedBy weight) {
  if (weight == cost::DecidedBy::physics) return htmlTexts["html.physics"];
  return weight == cost::DecidedBy::streaming ? htmlTexts["html.streaming"]
                                              : htmlTexts["html.server"];
}

void writeUpload(HtmlPage& page, const weighing::UploadVerdict& verdict,
                 const weighing::Weighing& weighing) {
  const auto first = uploadSentence(verdict, weighing);
  if (!first) return;
  const bool isOk = *verdict.state == scene::UploadState::ok;
  page.markup().element("p", (isOk ? "" : "\u26a0 ") + rendered(*first),
                        {{"class", isOk ? "upload" : "over"}});
  writeList(page.markup(), renderedAll(furtherRefusals(verdict, weighing)));
}

void writeHead(HtmlPage& page, const explain::Explanation& explanation) {
  Markup& markup = page.markup();
  const explain::Card card = explain::cardOf(
      explanation, weighing::exceededAround(explanation.weighing, explanation.target.linkset));
  markup.element("p", rendered(card.number), {{"class", "impact"}});
  for (const Sentence& over : card.exceeded)
    markup.element("p", "\u26a0 " + rendered(over), {{"class", "over"}});
  markup.element("p", rendered(card.verdict), {{"class", "verdict"}});
  if (card.where) markup.element("p", rendered(*card.where));
  for (const Sentence& sentence : card.closed) markup.element("p", rendered(sentence));
}

void writeCauses(HtmlPage& page, const explain::Explanation& explanation) {
  if (explanation.causes.empty()) return;
  page.markup().element("h3", rendered(explain::explanationTexts["explain.causes"]));
  const auto list = page.markup().inside("ol");
  for (const cost::Cause& cause : explanation.causes) {
    const auto item = page.markup().inside("li");
    page.markup().text(explain::causeName(cause, explanation.linkset()) + ": " +
                       table::readable(cause.value()) + " PE ");
    page.share(cause.share());
  }
}

void writeWeightsAndFacts(HtmlPage& page, const explain::Explanation& explanation) {
  page.markup().element("p", rendered(explanation.rule));
  writeWeights(page, explanation);
  writeFacts(page, explanation);
}

void writeAnswer(HtmlPage& page, const explain::Explanation& explanation) {
  page.markup().element("p", rendered(explanation.verdict), {{"class", "verdict"}});
  if (explanation.where) page.markup().element("p", rendered(*explanation.where));
  for (const cost::Statement& statement : explanation.closed)
    page.markup().element("p", rendered(statement));
  page.markup().element("p", rendered(explanation.rule));
  writeWeights(page, explanation);
  writeCauses(page, explanation);
  writeFacts(page, explanation);
}

void writeChanged(HtmlPage& page, const explain::TargetAdvice* advice) {
  if (!advice || !advice->changed) return;
  Markup& markup = page.markup();
  markup.element("h3", rendered(explain::explanationTexts["explain.what_changed"]));
  for (const Sentence& sentence : sentencesOf(*advice->changed))
    markup.element("p", rendered(sentence));
  std::vector<std::string> inverses;
  for (const Sentence& inverse : inversesOf(*advice->changed))
    inverses.push_back(rendered(inverse));
  writeList(markup, inverses);
}

void writeBestSteps(HtmlPage& page, const explain::TargetAdvice* advice) {
  if (advice) writeSuggestions(page, *advice, mostStepsOfSheet);
}

void writeFurtherSteps(HtmlPage& page, const explain::TargetAdvice* advice) {
  if (!advice) return;
  const std::vector<explain::Step> steps = explain::stepsOf(*advice);
  if (steps.size() <= mostStepsOfSheet) return;
  page.markup().element("h3", rendered(explain::explanationTexts["explain.other_steps"]));
  for (const explain::Step& step : std::span(steps).subspan(mostStepsOfSheet))
    writeStep(page.markup(), step);
}

void writeAllSteps(HtmlPage& page, const explain::TargetAdvice* advice) {
  if (advice) writeSuggestions(page, *advice, explain::mostSuggestions);
}

void writeMargins(HtmlPage& page, const explain::TargetAdvice* advice) {
  if (!advice) return;
  Markup& markup = page.markup();
  const std::vector<std::string> cliffs = explain::cliffSentences(*advice);
  if (!cliffs.empty()) markup.element("h3", rendered(explain::explanationTexts["explain.cliffs"]));
  writeList(markup, cliffs);
  if (!advice->steadiness) return;
  markup.element("h3", rendered(explain::explanationTexts["explain.steadiness"]));
  writeList(markup, renderedAll(explain::steadinessSentences(*advice->steadiness)));
}

void writeTerms(HtmlPage& page, const cost::Term& root) {
  const auto list = page.markup().inside("ul", {{"class", "terms"}});
  TermList(page).item({&root});
}

}  // namespace wb::page
