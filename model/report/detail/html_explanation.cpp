#include "model/analysis/find_targets.h"
#include "model/core/language.h"
#include "model/report/detail/html_why.h"
#include "model/report/explanation.h"
#include "model/report/explanation_texts.h"
#include "model/report/table.h"

#include <algorithm>
#include <numeric>

namespace wb::page {
namespace {

using UsedConstants = std::set<std::string_view>;

void addConstantsOf(UsedConstants& used, const cost::Term& term) {
  for (const cost::Symbol& symbol : term.symbols)
    if (const auto key = constantKey(symbol); !key.empty()) used.insert(key);
  for (const cost::Term& child : term.children) addConstantsOf(used, child);
}

std::string explanationTitle(const weighing::Weighing& weighing,
                             const std::vector<weighing::Target>& targets) {
  const std::string name = targets.size() == 1 ? explain::titleOf(weighing.scene, targets.front())
                                               : sceneTitle(weighing);
  return rendered(htmlTexts["html.explanation"], {{"name", name}});
}

/// Their indices; if there are too many, of the most expensive ones, the most expensive first.
std::vector<std::size_t> explainedTargets(const weighing::Weighing& weighing,
                                          const std::vector<weighing::Target>& targets) {
  std::vector<std::size_t> indices(targets.size());
  std::iota(indices.begin(), indices.end(), std::size_t{0});
  if (targets.size() <= mostLinksetsExplained) return indices;
  std::ranges::stable_sort(indices, std::ranges::greater{}, [&](std::size_t index) {
    return weighing.costs[targets[index].linkset].landImpact;
  });
  indices.resize(mostLinksetsExplained);
  return indices;
}

/// Whether a finding is of a target, or of the linkset around it. What is found in a file of one
/// linkset is of that one.
bool isAbout(const Diagnostic& finding, const weighing::Weighing& weighing,
             const weighing::Target& target) {
  if (!finding.file.empty() && finding.file != weighing.file) return false;
  const auto place = weighing::targetOf(finding.place);
  if (!place) return weighing.scene.linksets.size() == 1;
  const bool isOtherPart = place->part && target.part && *place->part != *target.part;
  return place->linkset == target.linkset && !isOtherPart;
}

class ExplanationHtml {
 public:
  explicit ExplanationHtml(HtmlPage& page) : page_(page) {}

  void write(const explain::Explanation& explanation) {
    writeUploadOf(explanation);
    if (explanation.target.part) {
      partHead(explanation, *explanation.target.part);
      writeAllSteps(page_, explanation.advice);
      writeMargins(page_, explanation.advice);
      partTerms(explanation, *explanation.target.part);
    } else {
      writeChanged(page_, explanation.advice);
      writeAnswer(page_, explanation);
      writeAllSteps(page_, explanation.advice);
      writeMargins(page_, explanation.advice);
      linksetTerms(explanation);
    }
    page_.flush();
  }

  /// One sheet that answers, then what it rests on.
  void writeAlone(const explain::Explanation& explanation) {
    writeUploadOf(explanation);
    const auto& part = explanation.target.part;
    if (part) {
      partHead(explanation, *part);
    } else {
      writeHead(page_, explanation);
      writeChanged(page_, explanation.advice);
    }
    page_.pictures();
    if (!part) writeCauses(page_, explanation);
    writeBestSteps(page_, explanation.advice);
    page_.changedConstants(explanation.profile());
    page_.appendix();
    if (!part) writeWeightsAndFacts(page_, explanation);
    writeFurtherSteps(page_, explanation.advice);
    writeMargins(page_, explanation.advice);
    if (part) {
      partTerms(explanation, *part);
    } else {
      linksetTerms(explanation);
    }
    page_.flush();
  }

  const UsedConstants& used() const { return used_; }

 private:
  void writeUploadOf(const explain::Explanation& explanation) {
    writeUpload(page_, uploadVerdict(explanation.weighing, explanation.target),
                explanation.weighing);
  }

  void linksetTerms(const explain::Explanation& explanation) {
    page_.markup().element("h3", rendered(htmlTexts["html.breakdown"]));
    writeTerms(page_, explanation.terms.landImpact);
    addConstantsOf(used_, explanation.terms.landImpact);
    addConstantsOf(used_, explanation.terms.physics);
    addConstantsOf(used_, explanation.terms.physicsPhysical);
    for (const explain::Weight& weight : explanation.weights())
      addConstantsOf(used_, weight.derivation);
  }

  void partHead(const explain::Explanation& explanation, std::size_t index) {
    const scene::Part& part = explanation.linkset().parts[index];
    Markup& markup = page_.markup();
    markup.element("p", rendered(explain::explanationTexts["explain.part_title"],
                                 {{"part", weighing::partName(part, index)},
                                  {"kind", translatedWord(name(part.kind))},
                                  {"size", explain::sizeText(part)}}));
    for (const Sentence& sentence : explain::partSentences(explanation, index))
      markup.element("p", rendered(sentence));
    for (const Sentence& fact : explain::partFacts(explanation))
      markup.element("p", rendered(fact));
  }

  void partTerms(const explain::Explanation& explanation, std::size_t index) {
    page_.markup().element("h3", rendered(htmlTexts["html.breakdown"]));
    for (const cost::Term* sum : {&explanation.terms.physics, &explanation.terms.streaming}) {
      const cost::Term* term = explain::termOfPart(*sum, index);
      if (!term || term->unknown) continue;
      writeTerms(page_, *term);
      addConstantsOf(used_, *term);
    }
  }

  HtmlPage& page_;
  UsedConstants used_;
};

}  // namespace

void writeExplanationHtml(const weighing::Weighing& weighing,
                          const std::vector<weighing::Target>& targets, const HtmlOptions& options,
                          const table::Sink& sink, const explain::Advice& advice) {
  const Language readable = grouping(currentLanguage());
  const LanguageScope scope(readable);
  HtmlPage page(explanationTitle(weighing, targets), options, sink);
  const std::vector<std::size_t> explained = explainedTargets(weighing, targets);
  if (explained.size() < targets.size())
    page.selected(htmlTexts["html.left_out"], explained.size(), targets.size(),
                  htmlTexts["html.name_another"]);
  ExplanationHtml html(page);
  for (const std::size_t i : explained) {
    if (targets.size() > 1)
      page.markup().element("h2", explain::titleOf(weighing.scene, targets[i]));
    const auto explanation =
        explain::explanationOf(weighing, targets[i], advice ? &(*advice)[i] : nullptr);
    if (targets.size() > 1) {
      html.write(explanation);
    } else {
      html.writeAlone(explanation);
    }
  }
  if (!advice && targets.size() > explain::mostTargetsAdvised)
    page.markup().element("p", rendered(explain::explanationTexts["explain.no_advice"],
                                        {{"most", explain::mostTargetsAdvised}}));
  page.constants(weighing.profile, &html.used());
  const auto isOfTarget = [&](const Diagnostic& finding) {
    return isAbout(finding, weighing, targets.front());
  };
  page.finish({&weighing, 1}, targets.size() == 1 ? FindingTest(isOfTarget) : FindingTest());
}

}  // namespace wb::page
