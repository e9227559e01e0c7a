#include "model/report/html_texts.h"
#include "model/report/html_why.h"
#include "model/report/readable.h"
#include "model/report/say.h"
#include "model/report/sentences.h"

#include <algorithm>

namespace wb::report {
namespace {

using UsedConstants = std::set<std::string_view>;

void addConstantsOf(UsedConstants& used, const cost::Term& term) {
  for (const cost::Symbol& symbol : term.symbols)
    if (!symbol.constant.empty()) used.insert(symbol.constant);
  for (const cost::Term& child : term.children) addConstantsOf(used, child);
}

std::string nameOfTarget(const scene::Scene& scene, const Target& target) {
  const scene::Linkset& linkset = scene.linksets[target.linkset];
  if (!target.part) return linksetName(linkset, target.linkset);
  return say(explanationTexts["explain.part"],
             {{"part", partName(linkset.parts[*target.part], *target.part)},
              {"number", *target.part + 1},
              {"linkset", linksetName(linkset, target.linkset)}});
}

std::string explanationTitle(const Weighing& weighing, const std::vector<Target>& targets) {
  const std::string name =
      targets.size() == 1 ? nameOfTarget(weighing.scene, targets.front()) : sceneTitle(weighing);
  return say(htmlTexts["html.explanation"], {{"name", name}});
}

/// If there are too many, the dearest ones, the dearest first.
std::vector<Target> explainedTargets(const Weighing& weighing, std::vector<Target> targets) {
  if (targets.size() <= mostLinksetsExplained) return targets;
  std::ranges::stable_sort(targets, std::ranges::greater{}, [&weighing](const Target& target) {
    return weighing.costs[target.linkset].landImpact;
  });
  targets.resize(mostLinksetsExplained);
  return targets;
}

class ExplanationHtml {
 public:
  ExplanationHtml(HtmlPage& page, const Weighing& weighing) : page_(page), weighing_(weighing) {}

  void tell(const Target& target) {
    const Subject subject = subjectOf(weighing_, target.linkset);
    if (target.part) {
      part(subject, *target.part);
    } else {
      linkset(subject);
    }
    page_.flush();
  }

  const UsedConstants& used() const { return used_; }

 private:
  void linkset(const Subject& subject) {
    writeAnswer(page_, subject);
    page_.markup().element("h3", say(htmlTexts["html.breakdown"]));
    writeTerms(page_, subject.terms.landImpact);
    const cost::LinksetTerms& terms = subject.terms;
    for (const cost::Term* term : {&terms.landImpact, &terms.physics, &terms.physicsPhysical,
                                   &terms.streaming, &terms.server})
      addConstantsOf(used_, *term);
  }

  void part(const Subject& subject, std::size_t index) {
    const scene::Part& part = subject.linkset().parts[index];
    const cost::PartCost& cost = subject.cost().parts[index];
    Markup& markup = page_.markup();
    markup.element("p",
                   say(explanationTexts["explain.part_title"], {{"part", partName(part, index)},
                                                                {"kind", name(part.kind)},
                                                                {"size", sizeText(part)}}));
    if (!cost.physics) return markup.element("p", say(explanationTexts["explain.unknown"]));
    markup.element("p", sentence(cost.decision.reason));
    markup.element("h3", say(htmlTexts["html.breakdown"]));
    for (const cost::Term* sum : {&subject.terms.physics, &subject.terms.streaming}) {
      const cost::Term* term = termOfPart(*sum, index);
      if (!term) continue;
      writeTerms(page_, *term);
      addConstantsOf(used_, *term);
    }
  }

  HtmlPage& page_;
  const Weighing& weighing_;
  UsedConstants used_;
};

}  // namespace

void writeExplanationHtml(const Weighing& weighing, const std::vector<Target>& targets,
                          const HtmlOptions& options, const Sink& sink) {
  HtmlPage page(explanationTitle(weighing, targets), options, sink);
  const std::vector<Target> explained = explainedTargets(weighing, targets);
  if (explained.size() < targets.size())
    page.markup().element("p", say(htmlTexts["html.left_out"],
                                   {{"shown", explained.size()}, {"count", targets.size()}}));
  ExplanationHtml html(page, weighing);
  for (const Target& target : explained) {
    if (targets.size() > 1) page.markup().element("h2", nameOfTarget(weighing.scene, target));
    html.tell(target);
  }
  page.constants(weighing.profile, &html.used());
  page.finish({&weighing, 1});
}

}  // namespace wb::report
