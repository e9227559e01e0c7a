#include "model/report/explanation_texts.h"
#include "model/report/readable.h"
#include "model/report/telling.h"

namespace wb::report {
namespace {

double staticPhysics(const cost::PartCost& part) { return part.physicsStatic.value_or(0); }

void tellLegacy(Telling& telling, const Subject& subject) {
  telling.page.paragraph(subject.cost().canBePhysical ? explanationTexts["explain.can_legacy"]
                                                      : explanationTexts["explain.cannot_legacy"],
                         {{"parts", subject.linkset().parts.size()},
                          {"limit", readable(subject.profile()[cost::Key::legacy_physical_limit])}},
                         2);
}

/// The whole is named before a part: it holds the part's cost too.
void tellWeighed(Telling& telling, const Subject& subject) {
  const double limit = subject.profile()[cost::Key::physical_limit];
  double sum = 0;
  for (const cost::PartCost& part : subject.cost().parts) sum += staticPhysics(part);
  telling.page.paragraph(subject.cost().canBePhysical ? explanationTexts["explain.can"]
                                                      : explanationTexts["explain.cannot_sum"],
                         {{"static", readable(sum)}, {"limit", readable(limit)}}, 2);
}

}  // namespace

void tellPhysical(Telling& telling, const Subject& subject) {
  telling.page.section(explanationTexts["explain.physical"]);
  const cost::LinksetCost& cost = subject.cost();
  if (cost.accounting == cost::Accounting::legacy) {
    tellLegacy(telling, subject);
  } else {
    tellWeighed(telling, subject);
  }
  telling.page.paragraph(subject.linkset().physical ? explanationTexts["explain.is_physical"]
                                                    : explanationTexts["explain.when_physical"],
                         {{"physical", readable(cost.physicsPhysical)}}, 2);
}

}  // namespace wb::report
