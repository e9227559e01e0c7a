#include "model/table/headings.h"

#include "model/query/overview_columns.h"
#include "model/query/query.h"
#include "model/query/texts.h"
#include "model/table/changes.h"
#include "model/table/row_tables.h"

#include <array>

namespace wb::query {
namespace {

using table::Content;
using table::Heading;
using table::Rank;
using table::tableTexts;
using table::Total;

constexpr Heading number(std::string_view key, Text title, Rank rank = Rank::useful) {
  return {key, title, rank, Total::sum, Content::number};
}
constexpr Heading profileHeading(std::string_view key, Text title) {
  return {key, title, Rank::detail, Total::none, Content::text};
}

constexpr Heading profileBefore =
    profileHeading("profile_before", queryTexts["column.profile_before"]);
constexpr Heading profileAfter =
    profileHeading("profile_after", queryTexts["column.profile_after"]);
constexpr Heading winners = number("winners", queryTexts["column.winners"], Rank::essential);
constexpr Heading losers = number("losers", queryTexts["column.losers"], Rank::essential);
constexpr Heading noLongerPhysical =
    number("no_longer_physical", queryTexts["column.no_longer_physical"]);
constexpr Heading physicalAgain = number("physical_again", queryTexts["column.physical_again"]);
constexpr Heading decidedAnew = number("decided_anew", queryTexts["column.decided_anew"]);
constexpr Heading regions = number("regions", queryTexts["column.regions"]);
constexpr Heading linksets = number("linksets", tableTexts["column.linksets"]);
constexpr Heading parts = number("parts", tableTexts["column.parts"]);
constexpr Heading unknownLinksets =
    number("unknown_linksets", queryTexts["column.unknown_linksets"]);

/// What an answer about regions tells beside what a report of changes does.
constexpr std::array moreOfRegions{winners,     losers,        noLongerPhysical, physicalAgain,
                                   decidedAnew, profileBefore, profileAfter};

constexpr std::array gridHeadings{
    profileHeading("profile", tableTexts["column.profile"]),
    regions,
    linksets,
    parts,
    number("physics_cost", tableTexts["column.physics_cost"]),
    number("streaming_cost", tableTexts["column.streaming_cost"]),
    number("server_cost", tableTexts["column.server_cost"]),
    number("land_impact", tableTexts["column.land_impact"], Rank::essential),
    number("capacity", tableTexts["column.capacity"], Rank::essential),
    number("free", tableTexts["column.free"], Rank::essential),
    number("regions_over", queryTexts["column.regions_over"], Rank::essential),
    number("not_physical", queryTexts["column.not_physical"]),
    unknownLinksets};

constexpr std::array gridChangeHeadings{
    regions,
    linksets,
    parts,
    number("land_impact_before", tableTexts["column.land_impact_before"], Rank::essential),
    number("land_impact_after", queryTexts["column.land_impact_after"], Rank::essential),
    number("land_impact_change", tableTexts["column.land_impact_change"], Rank::essential),
    number("physics_change", tableTexts["column.physics_change"]),
    number("streaming_change", tableTexts["column.streaming_change"]),
    number("server_change", queryTexts["column.server_change"]),
    winners,
    losers,
    noLongerPhysical,
    physicalAgain,
    decidedAnew,
    number("no_longer_fits", queryTexts["column.no_longer_fits"], Rank::essential),
    number("fits_again", queryTexts["column.fits_again"]),
    unknownLinksets,
    profileBefore,
    profileAfter};

template <std::size_t N>
void add(std::vector<Heading>& headings, const std::array<Heading, N>& more) {
  headings.insert(headings.end(), more.begin(), more.end());
}

table::RowKind rowKindOf(By by) {
  if (by == By::part) return table::RowKind::part;
  return by == By::linkset ? table::RowKind::linkset : table::RowKind::region;
}

}  // namespace

std::vector<Heading> headingsOf(const Question& question) {
  std::vector<Heading> headings;
  if (question.by == By::grid) {
    if (question.against) {
      add(headings, gridChangeHeadings);
    } else {
      add(headings, gridHeadings);
    }
    return headings;
  }
  if (question.by == By::overview) return overviewHeadings();
  const table::RowKind kind = rowKindOf(question.by);
  headings = question.against ? changesTable(kind, {}).headings : tableOf(kind, {}).headings;
  if (question.against && question.by == By::region) add(headings, moreOfRegions);
  return headings;
}

}  // namespace wb::query
