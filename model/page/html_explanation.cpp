#include "model/base/language.h"
#include "model/explain/sentences.h"
#include "model/page/html_texts.h"
#include "model/page/html_why.h"
#include "model/table/readable.h"
#include "model/weighing/names.h"

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

std::string nameOfTarget(const scene::Scene& scene, const weighing::Target& target) {
  const scene::Linkset& linkset = scene.linksets[target.linkset];
  if (!target.part) return weighing::linksetName(linkset, target.linkset);
  return rendered(explain::explanationTexts["explain.part"],
                  {{"part", weighing::partName(linkset.parts[*target.part], *target.part)},
                   {"number", *target.part + 1},
                   {"linkset", weighing::linksetName(linkset, target.linkset)}});
}

std::string explanationTitle(const weighing::Weighing& weighing,
                             const std::vector<weighing::Target>& targets) {
  const std::string name =
      targets.size() == 1 ? nameOfTarget(weighing.scene, targets.front()) : sceneTitle(weighing);
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
  ExplanationHtml(HtmlPage& page, const weighing::Weighing& weighing)
      : page_(page), weighing_(weighing) {}

  void tell(const weighing::Target& target, const explain::TargetAdvice* advice) {
    const explain::Subject subject = explain::subjectOf(weighing_, target.linkset);
    if (target.part) {
      part(subject, *target.part, advice);
    } else {
      linkset(subject, advice);
    }
    page_.flush();
  }

  const UsedConstants& used() const { return used_; }

 private:
  void linkset(const explain::Subject& subject, const explain::TargetAdvice* advice) {
    writeAnswer(page_, subject);
    writeAdvice(page_, advice);
    page_.markup().element("h3", rendered(htmlTexts["html.breakdown"]));
    writeTerms(page_, subject.terms.landImpact);
    const cost::LinksetTerms& terms = subject.terms;
    for (const cost::Term* term : {&terms.landImpact, &terms.physics, &terms.physicsPhysical,
                                   &terms.streaming, &subject.weights().server})
      addConstantsOf(used_, *term);
  }

  void part(const explain::Subject& subject, std::size_t index,
            const explain::TargetAdvice* advice) {
    const scene::Part& part = subject.linkset().parts[index];
    const cost::PartCost& cost = subject.cost().parts[index];
    Markup& markup = page_.markup();
    markup.element("p", rendered(explain::explanationTexts["explain.part_title"],
                                 {{"part", weighing::partName(part, index)},
                                  {"kind", translatedWord(name(part.kind))},
                                  {"size", explain::sizeText(part)}}));
    for (const Text& unknown : explain::unknownTexts(cost)) markup.element("p", rendered(unknown));
    if (cost.physics) markup.element("p", rendered(text(cost.decision.reason)));
    writeAdvice(page_, advice);
    markup.element("h3", rendered(htmlTexts["html.breakdown"]));
    for (const cost::Term* sum : {&subject.terms.physics, &subject.terms.streaming}) {
      const cost::Term* term = explain::termOfPart(*sum, index);
      if (!term || term->unknown) continue;
      writeTerms(page_, *term);
      addConstantsOf(used_, *term);
    }
  }

  HtmlPage& page_;
  const weighing::Weighing& weighing_;
  UsedConstants used_;
};

}  // namespace

void writeExplanationHtml(const weighing::Weighing& weighing,
                          const std::vector<weighing::Target>& targets, const HtmlOptions& options,
                          const table::Sink& sink, const explain::Advice& advice) {
  HtmlPage page(explanationTitle(weighing, targets), options, sink);
  const std::vector<std::size_t> explained = explainedTargets(weighing, targets);
  if (explained.size() < targets.size())
    page.selected(htmlTexts["html.left_out"], explained.size(), targets.size(),
                  htmlTexts["html.name_another"]);
  ExplanationHtml html(page, weighing);
  for (const std::size_t i : explained) {
    if (targets.size() > 1) page.markup().element("h2", nameOfTarget(weighing.scene, targets[i]));
    html.tell(targets[i], advice ? &(*advice)[i] : nullptr);
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
