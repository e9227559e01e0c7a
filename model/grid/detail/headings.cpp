#include "model/report/headings.h"

#include "model/grid/detail/query.h"
#include "model/grid/detail/query_texts.h"
#include "model/grid/detail/shared_headings.h"
#include "model/grid/overview_columns.h"
#include "model/report/changes.h"
#include "model/report/row_tables.h"

#include <array>

namespace wb::query {
namespace {

using table::Content;
using table::Heading;
using table::Rank;
using table::tableTexts;
using table::Total;

constexpr Heading profileHeading(std::string_view key, Text title) {
  return {key, title, Rank::detail, Total::none, Content::text};
}

constexpr Heading profileBefore =
    profileHeading("profile_before", queryTexts["column.profile_before"]);
constexpr Heading profileAfter =
    profileHeading("profile_after", queryTexts["column.profile_after"]);
constexpr Heading decidedAnew = numberHeading("decided_anew", queryTexts["column.decided_anew"]);
constexpr Heading regions = numberHeading("regions", queryTexts["column.regions"]);

/// What an answer about regions tells beside what a report of changes does.
constexpr std::array moreOfRegions{headings::winners,
                                   headings::losers,
                                   headings::noLongerPhysical,
                                   headings::physicalAgain,
                                   decidedAnew,
                                   profileBefore,
                                   profileAfter};

constexpr std::array gridHeadings{
    profileHeading("profile", tableTexts["column.profile"]),
    regions,
    headings::linksets,
    headings::parts,
    numberHeading("physics_cost", tableTexts["column.physics_cost"]),
    numberHeading("streaming_cost", tableTexts["column.streaming_cost"]),
    numberHeading("server_cost", tableTexts["column.server_cost"]),
    numberHeading("land_impact", tableTexts["column.land_impact"], Rank::essential),
    numberHeading("capacity", tableTexts["column.capacity"], Rank::essential),
    headings::free,
    numberHeading("regions_over", queryTexts["column.regions_over"], Rank::essential),
    numberHeading("not_physical", queryTexts["column.not_physical"]),
    headings::unknownLinksets};

constexpr std::array gridChangeHeadings{
    regions,
    headings::linksets,
    headings::parts,
    headings::landImpactBefore,
    headings::landImpactAfter,
    headings::landImpactChange,
    numberHeading("physics_change", tableTexts["column.physics_change"]),
    numberHeading("streaming_change", tableTexts["column.streaming_change"]),
    numberHeading("server_change", queryTexts["column.server_change"]),
    headings::winners,
    headings::losers,
    headings::noLongerPhysical,
    headings::physicalAgain,
    decidedAnew,
    numberHeading("no_longer_fits", queryTexts["column.no_longer_fits"], Rank::essential),
    numberHeading("fits_again", queryTexts["column.fits_again"]),
    headings::unknownLinksets,
    profileBefore,
    profileAfter};

template <std::size_t N>
void add(std::vector<Heading>& to, const std::array<Heading, N>& more) {
  to.insert(to.end(), more.begin(), more.end());
}

table::RowKind rowKindOf(By by) {
  if (by == By::part) return table::RowKind::part;
  return by == By::linkset ? table::RowKind::linkset : table::RowKind::region;
}

}  // namespace

std::vector<Heading> headingsOf(const Question& question) {
  std::vector<Heading> all;
  if (question.by == By::grid) {
    if (question.against) {
      add(all, gridChangeHeadings);
    } else {
      add(all, gridHeadings);
    }
    return all;
  }
  if (question.by == By::overview) return overviewHeadings();
  const table::RowKind kind = rowKindOf(question.by);
  all = question.against ? changesTable(kind, {}).headings : tableOf(kind, {}).headings;
  if (question.against && question.by == By::region) add(all, moreOfRegions);
  return all;
}

}  // namespace wb::query
