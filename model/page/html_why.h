#pragma once

#include "model/explain/explanation.h"
#include "model/page/html_page.h"

namespace wb::page {

/// The short answer: what decided and how, the largest causes, what is worth knowing.
void writeAnswer(HtmlPage& page, const explain::Explanation& explanation);

/// What would lower it, how far its sides may change, and how it moves with its vertices; nothing
/// where that was not looked for.
void writeAdvice(HtmlPage& page, const explain::TargetAdvice* advice);

/// A term and those below it, as a list within lists: formulas with their values, shares, how sure
/// each is. Terms that are alike are told once; of many the largest.
void writeTerms(HtmlPage& page, const cost::Term& root);

}  // namespace wb::page
