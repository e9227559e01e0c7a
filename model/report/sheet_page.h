#pragma once

#include "model/report/decision_sheet.h"
#include "model/report/html.h"

#include <vector>

namespace wb::page {

/// Writes the decision sheet as a page to send: the sides beside each other in the blocks of the
/// sheet, then the constants that differ between them.
/// @param columns   At least one, the first for the costs of now.
/// @param weighing  What they are of: named at the page's end, with its findings.
/// @param options   Version, style and pictures matter.
/// @param sink      Called on this thread, piece by piece in the order of the page.
void writeSheetHtml(const std::vector<table::SheetColumn>& columns,
                    const weighing::Weighing& weighing, const HtmlOptions& options,
                    const table::Sink& sink);

}  // namespace wb::page
