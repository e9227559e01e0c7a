#include "model/grid/overview_columns.h"

#include "model/grid/detail/grid_texts.h"
#include "model/grid/query.h"
#include "model/report/changes.h"
#include "model/report/report.h"
#include "model/report/table.h"
#include "model/report/table_texts.h"

#include <array>
#include <string>
#include <string_view>
#include <utility>

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

namespace {

using table::Content;
using table::Heading;
using table::Rank;
using table::tableTexts;
using table::Total;

/// Many regions have no name but that of their file.
constexpr Heading fileHeading{"file", tableTexts["column.file"], Rank::useful, Total::none,
                              Content::text};

constexpr std::array shownHeadings{
    fileHeading,
    table::regionHeading,
    headings::linksets,
    headings::parts,
    headings::landImpactBefore,
    headings::landImpactAfter,
    headings::landImpactChange,
    table::capacityHeading,
    headings::free,
    headings::winners,
    headings::losers,
    headings::noLongerPhysical,
    headings::physicalAgain,
    Heading{"fitted_before", table::changesTexts["changes.fitted_before"], Rank::detail,
            Total::none, Content::truth},
    Heading{"fits_after", table::changesTexts["changes.fits_after"], Rank::detail, Total::none,
            Content::truth},
    numberHeading("unknown_linksets", queryTexts["column.unknown_linksets"], Rank::detail),
    numberHeading("known_before", queryTexts["column.known_before"], Rank::detail),
    numberHeading("known_after", queryTexts["column.known_after"], Rank::detail)};

constexpr std::array<std::string_view, 3> amounts{"land_impact_before", "land_impact_after",
                                                  "land_impact_change"};
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

/// Of the sums of squares and products, by the amount's key.
std::vector<std::string> momentNames() {
  std::vector<std::string> names{"linksets", "parts", "parts_squares"};
  for (const std::string_view key : amounts)
    for (const std::string_view ending : {"", "_squares", "_by_parts"})
      names.push_back(std::string(key).append(ending));
  for (const std::string_view key : countKeys()) names.emplace_back(key);
  return names;
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
  std::vector<Heading> all(shownHeadings.begin(), shownHeadings.end());
  for (const std::string_view key : classKeysBefore())
    all.push_back(numberHeading(key, queryTexts["column.class_before"], Rank::detail));
  for (const std::string_view key : classKeysAfter())
    all.push_back(numberHeading(key, queryTexts["column.class_after"], Rank::detail));
  return all;
}

Columns overviewColumns(const Sides<RegionExpressions>& region,
                        const CrossingExpressions& crossings, const ClassExpressions& classes) {
  Columns columns = regionChangeColumns(region, crossings);
  columns.merge(regionColumns(region.after));
  columns.emplace("unknown_linksets", region.after.unknownLinksets);
  columns.emplace("known_before", region.before.landImpact.value);
  columns.emplace("known_after", region.after.landImpact.value);
  addClasses(columns, classes);
  return columns;
}

std::span<const std::string_view> amountKeys() { return amounts; }

std::span<const std::string_view> countKeys() {
  static const std::vector<std::string_view> keys = [] {
    std::vector<std::string_view> all(crossingKeys.begin(), crossingKeys.end());
    for (const auto classes : {classKeysBefore(), classKeysAfter()})
      all.insert(all.end(), classes.begin(), classes.end());
    return all;
  }();
  return keys;
}

std::span<const std::string_view> momentKeys() {
  static const std::vector<std::string> names = momentNames();
  static const std::vector<std::string_view> keys(names.begin(), names.end());
  return keys;
}

Columns momentColumns(const Sides<LinksetExpressions>& linkset, Sums& sums) {
  const Expression parts = real(linksetColumn("parts"));
  const Expression before = linkset.before.landImpact.value;
  const Expression after = linkset.after.landImpact.value;
  const CrossingExpressions crossed = crossingExpressions(linkset, sums);
  Columns columns{{"linksets", sums.count(true, "linksets")},
                  {"parts", sums.sum(parts, "parts")},
                  {"parts_squares", sums.sum(squared(parts), "parts_squares")},
                  {"winners", crossed.winners},
                  {"losers", crossed.losers},
                  {"no_longer_physical", crossed.noLongerPhysical},
                  {"physical_again", crossed.physicalAgain}};
  addClasses(columns, classExpressions(linkset, sums));
  const std::array values{before, after, after - before};
  for (std::size_t i = 0; i < amounts.size(); ++i) {
    const auto keys = momentKeys().subspan(3 + 3 * i, 3);
    columns.emplace(keys[0], sums.sum(values[i], keys[0]));
    columns.emplace(keys[1], sums.sum(squared(values[i]), keys[1]));
    columns.emplace(keys[2], sums.sum(values[i] * parts, keys[2]));
  }
  return columns;
}

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
