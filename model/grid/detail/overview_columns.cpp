#include "model/grid/detail/overview_columns.h"

#include "model/grid/detail/grid_texts.h"
#include "model/grid/query.h"
#include "model/report/changes.h"
#include "model/report/region_cells.h"
#include "model/report/report.h"
#include "model/report/table.h"
#include "model/report/table_texts.h"

#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace wb::query {
namespace {

using table::Content;
using table::Heading;
using table::Rank;
using table::tableTexts;
using table::Total;

/// A column of answers that no report has: its heading, and the one place where it is made.
template <class Of>
struct AnswerColumn {
  Heading heading;
  AnswerCell (*make)(const Of& one);
};

template <class Of, std::size_t N>
void addHeadings(std::vector<Heading>& to, const std::array<AnswerColumn<Of>, N>& columns) {
  for (const AnswerColumn<Of>& column : columns) to.push_back(column.heading);
}

template <class Of, std::size_t N>
Columns made(const std::array<AnswerColumn<Of>, N>& columns, const Of& one) {
  Columns all;
  for (const AnswerColumn<Of>& column : columns) all.emplace(column.heading.key, column.make(one));
  return all;
}

constexpr Heading numberHeading(std::string_view key, Text title, Rank rank = Rank::useful) {
  return {key, title, rank, Total::sum, Content::number};
}

constexpr Heading helpedHeading(std::string_view key, Text title, Text meaning) {
  return {key,
          title,
          Rank::essential,
          Total::sum,
          Content::number,
          table::Digits::few,
          table::ColumnHelp{meaning}};
}

constexpr Heading profileHeading(std::string_view key, Text title) {
  return {key, title, Rank::detail, Total::none, Content::text};
}

/// Those that several of the tables below have.
namespace headings {
constexpr Heading linksets = numberHeading("linksets", tableTexts["column.linksets"]);
constexpr Heading parts = numberHeading("parts", tableTexts["column.parts"]);
constexpr Heading landImpactBefore = helpedHeading(
    "land_impact_before", tableTexts["column.land_impact_before"], table::helpTexts["help.before"]);
constexpr Heading landImpactAfter =
    numberHeading("land_impact_after", queryTexts["column.land_impact_after"], Rank::essential);
constexpr Heading landImpactChange = helpedHeading(
    "land_impact_change", tableTexts["column.land_impact_change"], table::helpTexts["help.change"]);
constexpr Heading free =
    helpedHeading("free", tableTexts["column.free"], table::helpTexts["help.free"]);
constexpr Heading winners = numberHeading("winners", queryTexts["column.winners"], Rank::essential);
constexpr Heading losers = numberHeading("losers", queryTexts["column.losers"], Rank::essential);
constexpr Heading noLongerPhysical =
    numberHeading("no_longer_physical", queryTexts["column.no_longer_physical"]);
constexpr Heading physicalAgain =
    numberHeading("physical_again", queryTexts["column.physical_again"]);
constexpr Heading deciderChanged = numberHeading("decided_anew", queryTexts["column.decided_anew"]);
constexpr Heading unknownLinksets =
    numberHeading("unknown_linksets", queryTexts["column.unknown_linksets"]);
constexpr Heading regions = numberHeading("regions", queryTexts["column.regions"]);
constexpr Heading profileBefore =
    profileHeading("profile_before", queryTexts["column.profile_before"]);
constexpr Heading profileAfter =
    profileHeading("profile_after", queryTexts["column.profile_after"]);
}  // namespace headings

Expression nameBefore() { return profileName(constants::before); }
Expression nameAfter() { return profileName(constants::after); }

using CrossingColumn = AnswerColumn<CrossingExpressions>;

/// What an answer about regions tells beside what a report of changes does.
constexpr std::array moreOfRegions{
    CrossingColumn{headings::winners,
                   [](const CrossingExpressions& one) -> AnswerCell { return one.winners; }},
    CrossingColumn{headings::losers,
                   [](const CrossingExpressions& one) -> AnswerCell { return one.losers; }},
    CrossingColumn{
        headings::noLongerPhysical,
        [](const CrossingExpressions& one) -> AnswerCell { return one.noLongerPhysical; }},
    CrossingColumn{headings::physicalAgain,
                   [](const CrossingExpressions& one) -> AnswerCell { return one.physicalAgain; }},
    CrossingColumn{headings::deciderChanged,
                   [](const CrossingExpressions& one) -> AnswerCell { return one.deciderChanged; }},
    CrossingColumn{headings::profileBefore,
                   [](const CrossingExpressions&) -> AnswerCell { return nameBefore(); }},
    CrossingColumn{headings::profileAfter,
                   [](const CrossingExpressions&) -> AnswerCell { return nameAfter(); }}};

/// A sum over all regions, which is a minimum where a region's cost is not wholly known.
Bounded summed(Sums& sums, const Bounded& cost, const std::string& name) {
  return {sums.sum(cost.value, name), sums.any(cost.unknown, name + "_unknown")};
}

AnswerCell atLeast(Sums& sums, const Bounded& cost, const std::string& name) {
  return AnswerCell::known(summed(sums, cost, name), table::Unknown::Bound::least);
}

using Grid = GridExpressions;
using GridColumn = AnswerColumn<Grid>;

constexpr std::array gridAnswer{
    GridColumn{profileHeading("profile", tableTexts["column.profile"]),
               [](const Grid&) -> AnswerCell { return nameAfter(); }},
    GridColumn{headings::regions,
               [](const Grid& one) -> AnswerCell { return one.sums.count(true, "regions"); }},
    GridColumn{headings::linksets,
               [](const Grid& one) -> AnswerCell {
                 return one.sums.whole(one.region.linksets, "linksets");
               }},
    GridColumn{
        headings::parts,
        [](const Grid& one) -> AnswerCell { return one.sums.whole(one.region.parts, "parts"); }},
    GridColumn{numberHeading("physics_cost", tableTexts["column.physics_cost"]),
               [](const Grid& one) -> AnswerCell {
                 return atLeast(one.sums, one.region.physics, "physics");
               }},
    GridColumn{numberHeading("streaming_cost", tableTexts["column.streaming_cost"]),
               [](const Grid& one) -> AnswerCell {
                 return atLeast(one.sums, one.region.streaming, "streaming");
               }},
    GridColumn{numberHeading("server_cost", tableTexts["column.server_cost"]),
               [](const Grid& one) -> AnswerCell {
                 return atLeast(one.sums, one.region.server, "server");
               }},
    GridColumn{numberHeading("land_impact", tableTexts["column.land_impact"], Rank::essential),
               [](const Grid& one) -> AnswerCell {
                 return atLeast(one.sums, one.region.landImpact, "land_impact");
               }},
    GridColumn{numberHeading("capacity", tableTexts["column.capacity"], Rank::essential),
               [](const Grid& one) -> AnswerCell { return one.sums.sum(capacity(), "capacity"); }},
    GridColumn{headings::free,
               [](const Grid& one) -> AnswerCell {
                 const Bounded used = summed(one.sums, one.region.landImpact, "land_impact");
                 return AnswerCell::known(
                     {one.sums.sum(capacity(), "capacity") - used.value, used.unknown},
                     table::Unknown::Bound::most);
               }},
    GridColumn{numberHeading("regions_over", queryTexts["column.regions_over"], Rank::essential),
               [](const Grid& one) -> AnswerCell {
                 return one.sums.count(isOver(one.region), "regions_over");
               }},
    GridColumn{numberHeading("not_physical", queryTexts["column.not_physical"]),
               [](const Grid& one) -> AnswerCell {
                 return one.sums.whole(one.region.notPhysical, "not_physical");
               }},
    GridColumn{headings::unknownLinksets, [](const Grid& one) -> AnswerCell {
                 return one.sums.whole(one.region.unknownLinksets, "unknown_linksets");
               }}};

using GridChange = GridChangeExpressions;
using ChangeColumn = AnswerColumn<GridChange>;

template <Expression CrossingExpressions::*count>
AnswerCell crossed(const GridChange& one, std::string_view name) {
  return one.sums.whole(one.crossings.*count, name);
}

AnswerCell impactBefore(const GridChange& one) {
  return atLeast(one.sums, one.region.before.landImpact, "land_impact_before");
}

AnswerCell impactAfter(const GridChange& one) {
  return atLeast(one.sums, one.region.after.landImpact, "land_impact_after");
}

/// Of two sums of which each may be a minimum nothing is known but what is known of both.
AnswerCell changeOfKnown(Sums& sums, const Sides<RegionExpressions>& region,
                         const Expression& change) {
  const Expression unknown =
      sums.any(region.before.landImpact.unknown, "land_impact_before_unknown") ||
      sums.any(region.after.landImpact.unknown, "land_impact_after_unknown");
  return AnswerCell::known({change, unknown}, table::Unknown::Bound::none);
}

constexpr std::array gridChangeAnswer{
    ChangeColumn{
        headings::regions,
        [](const GridChange& one) -> AnswerCell { return one.sums.count(true, "regions"); }},
    ChangeColumn{headings::linksets,
                 [](const GridChange& one) -> AnswerCell {
                   return one.sums.whole(one.region.after.linksets, "linksets");
                 }},
    ChangeColumn{headings::parts,
                 [](const GridChange& one) -> AnswerCell {
                   return one.sums.whole(one.region.after.parts, "parts");
                 }},
    ChangeColumn{headings::landImpactBefore, impactBefore},
    ChangeColumn{headings::landImpactAfter, impactAfter},
    ChangeColumn{headings::landImpactChange,
                 [](const GridChange& one) -> AnswerCell {
                   return changeOfKnown(one.sums, one.region,
                                        impactAfter(one).shown - impactBefore(one).shown);
                 }},
    ChangeColumn{numberHeading("physics_change", tableTexts["column.physics_change"]),
                 [](const GridChange& one) -> AnswerCell {
                   return changeOfKnown(one.sums, one.region,
                                        one.sums.sum(one.changes.physics, "physics_change"));
                 }},
    ChangeColumn{numberHeading("streaming_change", tableTexts["column.streaming_change"]),
                 [](const GridChange& one) -> AnswerCell {
                   return changeOfKnown(one.sums, one.region,
                                        one.sums.sum(one.changes.streaming, "streaming_change"));
                 }},
    ChangeColumn{numberHeading("server_change", queryTexts["column.server_change"]),
                 [](const GridChange& one) -> AnswerCell {
                   return changeOfKnown(one.sums, one.region,
                                        one.sums.sum(one.changes.server, "server_change"));
                 }},
    ChangeColumn{headings::winners,
                 [](const GridChange& one) -> AnswerCell {
                   return crossed<&CrossingExpressions::winners>(one, "winners");
                 }},
    ChangeColumn{headings::losers,
                 [](const GridChange& one) -> AnswerCell {
                   return crossed<&CrossingExpressions::losers>(one, "losers");
                 }},
    ChangeColumn{headings::noLongerPhysical,
                 [](const GridChange& one) -> AnswerCell {
                   return crossed<&CrossingExpressions::noLongerPhysical>(one,
                                                                          "no_longer_physical");
                 }},
    ChangeColumn{headings::physicalAgain,
                 [](const GridChange& one) -> AnswerCell {
                   return crossed<&CrossingExpressions::physicalAgain>(one, "physical_again");
                 }},
    ChangeColumn{headings::deciderChanged,
                 [](const GridChange& one) -> AnswerCell {
                   return crossed<&CrossingExpressions::deciderChanged>(one, "decided_anew");
                 }},
    ChangeColumn{
        numberHeading("no_longer_fits", queryTexts["column.no_longer_fits"], Rank::essential),
        [](const GridChange& one) -> AnswerCell {
          return one.sums.count(fitsForSure(one.region.before) && isOver(one.region.after),
                                "no_longer_fits");
        }},
    ChangeColumn{numberHeading("fits_again", queryTexts["column.fits_again"]),
                 [](const GridChange& one) -> AnswerCell {
                   return one.sums.count(isOver(one.region.before) && fitsForSure(one.region.after),
                                         "fits_again");
                 }},
    ChangeColumn{headings::unknownLinksets,
                 [](const GridChange& one) -> AnswerCell {
                   return one.sums.whole(one.region.after.unknownLinksets, "unknown_linksets");
                 }},
    ChangeColumn{headings::profileBefore,
                 [](const GridChange&) -> AnswerCell { return nameBefore(); }},
    ChangeColumn{headings::profileAfter,
                 [](const GridChange&) -> AnswerCell { return nameAfter(); }}};

/// What an overview knows of a region.
struct RegionOverview {
  const Sides<RegionExpressions>& region;
  const CrossingExpressions& crossings;
};

using OverviewColumn = AnswerColumn<RegionOverview>;

/// Many regions have no name but that of their file. Before the columns of the classes.
constexpr std::array overviewAnswer{
    OverviewColumn{{"file", tableTexts["column.file"], Rank::useful, Total::none, Content::text},
                   [](const RegionOverview&) -> AnswerCell { return fileColumn("file"); }},
    OverviewColumn{table::regionHeading,
                   [](const RegionOverview&) -> AnswerCell { return regionColumn("name"); }},
    OverviewColumn{table::regionIdHeading,
                   [](const RegionOverview&) -> AnswerCell { return regionColumn("id"); }},
    OverviewColumn{
        headings::linksets,
        [](const RegionOverview& one) -> AnswerCell { return one.region.after.linksets; }},
    OverviewColumn{headings::parts,
                   [](const RegionOverview& one) -> AnswerCell { return one.region.after.parts; }},
    OverviewColumn{headings::landImpactBefore,
                   [](const RegionOverview& one) -> AnswerCell {
                     return one.region.before.landImpact.orNothing();
                   }},
    OverviewColumn{headings::landImpactAfter,
                   [](const RegionOverview& one) -> AnswerCell {
                     return one.region.after.landImpact.orNothing();
                   }},
    OverviewColumn{headings::landImpactChange,
                   [](const RegionOverview& one) -> AnswerCell {
                     return changeOf(one.region.before.landImpact, one.region.after.landImpact);
                   }},
    OverviewColumn{table::capacityHeading,
                   [](const RegionOverview&) -> AnswerCell { return capacity(); }},
    OverviewColumn{headings::free,
                   [](const RegionOverview& one) -> AnswerCell {
                     return freeLand(one.region.after).orNothing();
                   }},
    OverviewColumn{headings::winners,
                   [](const RegionOverview& one) -> AnswerCell { return one.crossings.winners; }},
    OverviewColumn{headings::losers,
                   [](const RegionOverview& one) -> AnswerCell { return one.crossings.losers; }},
    OverviewColumn{
        headings::noLongerPhysical,
        [](const RegionOverview& one) -> AnswerCell { return one.crossings.noLongerPhysical; }},
    OverviewColumn{
        headings::physicalAgain,
        [](const RegionOverview& one) -> AnswerCell { return one.crossings.physicalAgain; }},
    OverviewColumn{
        {"fitted_before", table::changesTexts["changes.fitted_before"], Rank::detail, Total::none,
         Content::truth},
        [](const RegionOverview& one) -> AnswerCell { return truthCell(fits(one.region.before)); }},
    OverviewColumn{
        {"fits_after", table::changesTexts["changes.fits_after"], Rank::detail, Total::none,
         Content::truth},
        [](const RegionOverview& one) -> AnswerCell { return truthCell(fits(one.region.after)); }},
    OverviewColumn{
        numberHeading("unknown_linksets", queryTexts["column.unknown_linksets"], Rank::detail),
        [](const RegionOverview& one) -> AnswerCell { return one.region.after.unknownLinksets; }},
    OverviewColumn{
        numberHeading("known_before", queryTexts["column.known_before"], Rank::detail),
        [](const RegionOverview& one) -> AnswerCell { return one.region.before.landImpact.value; }},
    OverviewColumn{
        numberHeading("known_after", queryTexts["column.known_after"], Rank::detail),
        [](const RegionOverview& one) -> AnswerCell { return one.region.after.landImpact.value; }}};

constexpr std::array<std::string_view, 4> crossingKeys{"winners", "losers", "no_longer_physical",
                                                       "physical_again"};

using ClassKeys = std::array<std::string, classCount>;

/// `before_up_to_8`, `before_above_512`
ClassKeys classKeys(const std::string& side) {
  ClassKeys keys;
  for (std::size_t i = 0; i < classLimits.size(); ++i)
    keys[i] = side + "_up_to_" + std::to_string(static_cast<int>(classLimits[i]));
  keys.back() = side + "_above_" + std::to_string(static_cast<int>(classLimits.back()));
  return keys;
}

std::vector<std::string_view> viewsOf(const ClassKeys& keys) { return {keys.begin(), keys.end()}; }

std::vector<Expression> classesOf(const Bounded& landImpact, const ClassKeys& keys, Sums& sums) {
  std::vector<Expression> classes;
  Expression isAboveLast = true;
  for (std::size_t i = 0; i < keys.size(); ++i) {
    const Expression isAbove =
        i < classLimits.size() ? Expression(classLimits[i]) < landImpact.value : Expression(false);
    classes.push_back(sums.count(!landImpact.unknown && isAboveLast && !isAbove, keys[i]));
    isAboveLast = isAbove;
  }
  return classes;
}

const ClassKeys& keysBefore() {
  static const ClassKeys keys = classKeys("before");
  return keys;
}
const ClassKeys& keysAfter() {
  static const ClassKeys keys = classKeys("after");
  return keys;
}

void addClasses(Columns& columns, const ClassExpressions& classes) {
  for (std::size_t i = 0; i < classCount; ++i) {
    columns.emplace(classKeysBefore()[i], classes.before[i]);
    columns.emplace(classKeysAfter()[i], classes.after[i]);
  }
}

}  // namespace

std::span<const std::string_view> classKeysBefore() {
  static const auto keys = viewsOf(keysBefore());
  return keys;
}
std::span<const std::string_view> classKeysAfter() {
  static const auto keys = viewsOf(keysAfter());
  return keys;
}

ClassExpressions classExpressions(const Sides<LinksetExpressions>& linkset, Sums& sums) {
  return {classesOf(linkset.before.landImpact, keysBefore(), sums),
          classesOf(linkset.after.landImpact, keysAfter(), sums)};
}

std::vector<Heading> overviewHeadings() {
  std::vector<Heading> all;
  addHeadings(all, overviewAnswer);
  for (const std::string_view key : classKeysBefore())
    all.push_back(numberHeading(key, queryTexts["column.class_before"], Rank::detail));
  for (const std::string_view key : classKeysAfter())
    all.push_back(numberHeading(key, queryTexts["column.class_after"], Rank::detail));
  return all;
}

Columns overviewColumns(const Sides<RegionExpressions>& region,
                        const CrossingExpressions& crossings, const ClassExpressions& classes) {
  Columns columns = made(overviewAnswer, {region, crossings});
  addClasses(columns, classes);
  return columns;
}

Columns crossingColumns(const CrossingExpressions& crossings) {
  return made(moreOfRegions, crossings);
}

Columns gridColumns(const GridExpressions& grid) { return made(gridAnswer, grid); }
Columns gridChangeColumns(const GridChangeExpressions& grid) {
  return made(gridChangeAnswer, grid);
}

std::span<const std::string_view> countKeys() {
  static const std::vector<std::string_view> keys = [] {
    std::vector<std::string_view> all(crossingKeys.begin(), crossingKeys.end());
    for (const auto classes : {classKeysBefore(), classKeysAfter()})
      all.insert(all.end(), classes.begin(), classes.end());
    return all;
  }();
  return keys;
}

namespace {

table::RowKind rowKindOf(By by) {
  if (by == By::part) return table::RowKind::part;
  return by == By::linkset ? table::RowKind::linkset : table::RowKind::region;
}

/// The columns of a report that are in SQL.
std::vector<Heading> reportHeadings(table::RowKind kind, bool compares) {
  auto all = compares ? changesTable(kind, {}).headings : tableOf(kind, {}).headings;
  std::erase_if(all, [&](const Heading& heading) { return !isInSql(kind, compares, heading.key); });
  return all;
}

}  // namespace

std::vector<Heading> headingsOf(const Question& question) {
  const bool compares = question.against.has_value();
  std::vector<Heading> all;
  switch (question.by) {
    case By::overview:
      return overviewHeadings();
    case By::grid:
      if (compares) {
        addHeadings(all, gridChangeAnswer);
      } else {
        addHeadings(all, gridAnswer);
      }
      return all;
    case By::part:
    case By::linkset:
    case By::region:
      break;
  }
  all = reportHeadings(rowKindOf(question.by), compares);
  if (compares && question.by == By::region) addHeadings(all, moreOfRegions);
  return all;
}

}  // namespace wb::query
