#include "model/grid/overview_columns.h"

#include "model/grid/detail/query_texts.h"
#include "model/grid/detail/shared_headings.h"
#include "model/report/changes_texts.h"
#include "model/report/headings.h"

#include <string>
#include <utility>

namespace wb::query {
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

}  // namespace wb::query
