#include "model/page/html_why.h"

#include "model/base/language.h"
#include "model/explain/advice_sentences.h"
#include "model/explain/sentences.h"
#include "model/page/html_texts.h"
#include "model/table/cells.h"
#include "model/table/column_sum.h"
#include "model/table/readable.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace wb::page {
namespace {

/// More terms below one than this would bury what matters.
constexpr std::size_t mostTerms = 12;

void weightRow(HtmlPage& page, Text name, const cost::Term& weight, double largest, bool decides) {
  Markup& markup = page.markup();
  const auto row = markup.inside("tr");
  const std::string decided = decides ? " (" + rendered(htmlTexts["html.decides"]) + ")" : "";
  page.rowHead(rendered(name) + decided);
  page.cell(table::readableCost(weight.value, weight.unknown), true);
  {
    const auto cell = markup.inside("td");
    page.bar(largest > 0 ? weight.value / largest : 0);
  }
  const auto cell = markup.inside("td");
  page.sureness(weight.sureness);
}

void writeWeights(HtmlPage& page, const explain::Subject& subject) {
  using cost::DecidedBy;
  const cost::DecidingTerms terms = subject.weights();
  const double largest = std::max({terms.physics.value, terms.streaming.value, terms.server.value});
  const auto decides = [&cost = subject.cost()](DecidedBy weight) {
    return !cost.unknown.landImpact && cost.decidedBy == weight;
  };
  Markup& markup = page.markup();
  const auto table = page.openTable();
  markup.element("caption", rendered(htmlTexts["html.weights"]));
  {
    const auto head = markup.inside("thead");
    const auto row = markup.inside("tr");
    page.columnHead(rendered(htmlTexts["html.weight"]));
    page.columnHead(rendered(htmlTexts["html.cost_pe"]), true);
    page.columnHead(rendered(htmlTexts["html.share_of_largest"]));
    page.columnHead(rendered(htmlTexts["html.sureness"]));
  }
  const auto body = markup.inside("tbody");
  weightRow(page, htmlTexts["html.physics"], terms.physics, largest, decides(DecidedBy::physics));
  weightRow(page, htmlTexts["html.streaming"], terms.streaming, largest,
            decides(DecidedBy::streaming));
  weightRow(page, htmlTexts["html.server"], terms.server, largest, decides(DecidedBy::server));
}

void writeCauses(HtmlPage& page, const explain::Subject& subject) {
  if (subject.why.causes.empty() || subject.linkset().parts.size() < 2) return;
  page.markup().element("h3", rendered(explain::explanationTexts["explain.causes"]));
  const auto list = page.markup().inside("ol");
  for (const cost::Cause& cause : subject.why.causes) {
    const auto item = page.markup().inside("li");
    page.markup().text(cost::name(cause.term) + ": " + table::readable(cause.term.value) + " PE ");
    page.share(cause.term.share);
  }
}

/// Terms that read the same, but for the part that they are of.
struct AlikeTerms {
  const cost::Term* first;
  std::size_t count = 1;
};

std::vector<AlikeTerms> alikeOf(const std::vector<cost::Term>& terms) {
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
    page_.sureness(term.sureness);
    if (term.share <= 0) return;
    markup_.text(" ");
    page_.share(term.share);
  }

  /// Where there are too many, those of the greatest share; the parts of a sum are summed up.
  void children(const std::vector<cost::Term>& terms, std::string_view unit) {
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

void writeList(Markup& markup, const std::vector<std::string>& items) {
  if (items.empty()) return;
  const auto list = markup.inside("ul");
  for (const std::string& item : items) markup.element("li", item);
}

}  // namespace

void writeAnswer(HtmlPage& page, const explain::Subject& subject) {
  Markup& markup = page.markup();
  markup.element("p", rendered(subject.why.verdict), {{"class", "verdict"}});
  markup.element("p", rendered(explain::decidingRule(subject)));
  writeWeights(page, subject);
  writeCauses(page, subject);
  std::vector<std::string> facts;
  for (const Sentence& fact : explain::facts(subject)) facts.push_back(rendered(fact));
  if (facts.empty()) return;
  markup.element("h3", rendered(explain::explanationTexts["explain.facts"]));
  writeList(markup, facts);
}

void writeAdvice(HtmlPage& page, const explain::TargetAdvice* advice) {
  if (!advice) return;
  Markup& markup = page.markup();
  markup.element("h3", rendered(explain::explanationTexts["explain.advice"]));
  if (advice->suggestions.empty())
    markup.element("p", rendered(explain::withoutSuggestion(*advice)));
  for (const explain::SuggestionSentences& suggestion : explain::suggestionSentences(*advice)) {
    markup.element("p", suggestion.effect);
    writeList(markup, suggestion.cautions);
  }
  if (advice->cliffs.empty()) return;
  markup.element("h3", rendered(explain::explanationTexts["explain.cliffs"]));
  writeList(markup, explain::cliffSentences(*advice));
}

void writeTerms(HtmlPage& page, const cost::Term& root) {
  const auto list = page.markup().inside("ul", {{"class", "terms"}});
  TermList(page).item({&root});
}

}  // namespace wb::page
