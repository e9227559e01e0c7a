#pragma once

#include "model/report/detail/html_page.h"

namespace wb::page {

/// What a report answers first.

/// The land impact of everything.
void writeTotals(HtmlPage& page, std::span<const weighing::Weighing> weighings);
/// How much of each region's and parcel's capacity is used.
void writeBudgets(HtmlPage& page, const weighing::Weighing& weighing);
/// Who costs more than before, and who less; nothing where nothing was compared.
void writeGains(HtmlPage& page, std::span<const Compared> compared);
/// The most expensive linksets with their pictures, and what costs most in each.
void writeDearest(HtmlPage& page, std::span<const weighing::Weighing> weighings,
                  std::span<const std::string> thumbnails);

}  // namespace wb::page
