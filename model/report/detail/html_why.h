#pragma once

#include "model/report/detail/html_page.h"
#include "model/report/explanation.h"

namespace wb::page {

/// Physics, streaming or server.
Text weightTitle(cost::DecidedBy weight);

/// The short answer: what decided and how, the largest causes, what is worth knowing.
void writeAnswer(HtmlPage& page, const explain::Explanation& explanation);

/// Whether it would upload, and what would be refused: stands before any number.
void writeUpload(HtmlPage& page, const weighing::UploadVerdict& verdict,
                 const weighing::Weighing& weighing);

/// What is read first of a linkset that a page is about: its number, the limits it is over, what
/// decided.
void writeHead(HtmlPage& page, const explain::Explanation& explanation);

/// The largest causes; nothing where there are none.
void writeCauses(HtmlPage& page, const explain::Explanation& explanation);

/// The rest of the short answer: the three weights and what is worth knowing.
void writeWeightsAndFacts(HtmlPage& page, const explain::Explanation& explanation);

/// What made it cost something else than before; nothing where there is nothing to compare with.
void writeChanged(HtmlPage& page, const explain::TargetAdvice* advice);

/// What would help most, each with what it does beside saving; or that nothing would.
void writeBestSteps(HtmlPage& page, const explain::TargetAdvice* advice);

/// The steps behind those; nothing where there are none.
void writeFurtherSteps(HtmlPage& page, const explain::TargetAdvice* advice);

/// All that would lower it; nothing where that was not looked for.
void writeAllSteps(HtmlPage& page, const explain::TargetAdvice* advice);

/// How far its sides may change, and how it moves with its vertices; nothing where that was not
/// looked for.
void writeMargins(HtmlPage& page, const explain::TargetAdvice* advice);

/// A term and those below it, as a list within lists: formulas with their values, shares, how sure
/// each is. Terms that are alike are told once; of many the largest.
void writeTerms(HtmlPage& page, const cost::Term& root);

}  // namespace wb::page
