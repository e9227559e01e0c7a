#pragma once

#include "model/grid/detail/query_texts.h"
#include "model/report/headings.h"

#include <string_view>

/// Headings of what is counted and summed, shared by answers about regions, grids and overviews.
namespace wb::query {

constexpr table::Heading numberHeading(std::string_view key, Text title,
                                       table::Rank rank = table::Rank::useful) {
  return {key, title, rank, table::Total::sum, table::Content::number};
}

namespace headings {
inline constexpr table::Heading linksets =
    numberHeading("linksets", table::tableTexts["column.linksets"]);
inline constexpr table::Heading parts = numberHeading("parts", table::tableTexts["column.parts"]);
inline constexpr table::Heading landImpactBefore = numberHeading(
    "land_impact_before", table::tableTexts["column.land_impact_before"], table::Rank::essential);
inline constexpr table::Heading landImpactAfter = numberHeading(
    "land_impact_after", queryTexts["column.land_impact_after"], table::Rank::essential);
inline constexpr table::Heading landImpactChange = numberHeading(
    "land_impact_change", table::tableTexts["column.land_impact_change"], table::Rank::essential);
inline constexpr table::Heading free =
    numberHeading("free", table::tableTexts["column.free"], table::Rank::essential);
inline constexpr table::Heading winners =
    numberHeading("winners", queryTexts["column.winners"], table::Rank::essential);
inline constexpr table::Heading losers =
    numberHeading("losers", queryTexts["column.losers"], table::Rank::essential);
inline constexpr table::Heading noLongerPhysical =
    numberHeading("no_longer_physical", queryTexts["column.no_longer_physical"]);
inline constexpr table::Heading physicalAgain =
    numberHeading("physical_again", queryTexts["column.physical_again"]);
inline constexpr table::Heading unknownLinksets =
    numberHeading("unknown_linksets", queryTexts["column.unknown_linksets"]);
}  // namespace headings

}  // namespace wb::query
