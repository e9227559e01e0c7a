#include "model/report/comparison_table.h"

#include "model/report/column_sum.h"
#include "model/report/headings.h"
#include "model/report/table_cells.h"
#include "model/report/table_texts.h"

#include <algorithm>
#include <array>
#include <utility>

namespace wb::table {
namespace {

/// A linkset or place on both sides; cells are made of what applies.
struct CrossingRow {
  std::string_view what;
  std::string region{};
  std::string parcel{};
  const scene::Linkset* linkset = nullptr;
  std::size_t index = 0;
  Cell before{};
  Cell after{};
  std::optional<double> limit{};
  std::string_view decidedBefore{};
  std::string_view decidedBy{};

  std::optional<weighing::Target> target() const {
    return linkset ? std::optional(weighing::Target{index, {}}) : std::nullopt;
  }
};

Cell wordOrNothing(std::string_view word) { return word.empty() ? Cell{} : wordCell(word); }

constexpr std::array crossingColumns{
    Column<CrossingRow>{
        {"what", tableTexts["column.what"], Rank::essential, Total::none, Content::word},
        [](const CrossingRow& row) { return wordCell(row.what); }},
    Column<CrossingRow>{
        linksetHeading,
        [](const CrossingRow& row) { return row.linkset ? Cell{row.linkset->name} : Cell{}; }},
    Column<CrossingRow>{
        {"region", tableTexts["column.region"], Rank::useful, Total::none, Content::text},
        [](const CrossingRow& row) -> Cell { return row.region; }},
    Column<CrossingRow>{
        {"parcel", tableTexts["column.parcel"], Rank::useful, Total::none, Content::text},
        [](const CrossingRow& row) { return row.parcel.empty() ? Cell{} : Cell{row.parcel}; }},
    Column<CrossingRow>{
        {"before", tableTexts["column.before"], Rank::essential, Total::none, Content::number},
        [](const CrossingRow& row) -> Cell { return row.before; }},
    Column<CrossingRow>{
        {"after", tableTexts["column.after"], Rank::essential, Total::none, Content::number},
        [](const CrossingRow& row) -> Cell { return row.after; }},
    Column<CrossingRow>{
        {"limit", tableTexts["column.limit"], Rank::useful, Total::none, Content::number},
        [](const CrossingRow& row) { return optionalCell(row.limit); }},
    Column<CrossingRow>{{"decided_before", tableTexts["column.decided_before"], Rank::useful,
                         Total::none, Content::word},
                        [](const CrossingRow& row) { return wordOrNothing(row.decidedBefore); }},
    Column<CrossingRow>{
        {"decided_by", tableTexts["column.decided_by"], Rank::useful, Total::none, Content::word},
        [](const CrossingRow& row) { return wordOrNothing(row.decidedBy); }},
};

void addPlaces(std::vector<CrossingRow>& rows, const tuning::Comparison& comparison) {
  for (const tuning::PlaceChange& place : comparison.places) {
    if (!place.noLongerFits() && !place.fitsAgain()) continue;
    CrossingRow row{place.fitsAgain() ? "fits_again" : "no_longer_fits", place.region,
                    place.parcel};
    row.before = costCell(place.before, place.beforeUnknown);
    row.after = costCell(place.after, place.afterUnknown);
    row.limit = place.capacity;
    rows.push_back(std::move(row));
  }
}

/// What is held against the limit of physical linksets: the sum of its parts as they lie still.
Cell atRest(const cost::LinksetCost& cost) {
  ColumnSum sum;
  for (const cost::PartCost& part : cost.parts) sum.add(costCell(part.physicsStatic));
  return sum.cell();
}

class LinksetRows {
 public:
  LinksetRows(const tuning::Side& before, const weighing::Weighing& weighing)
      : before_(before), weighing_(weighing) {}

  /// Of a linkset that both sides have.
  CrossingRow physical(const tuning::LinksetChange& one) const {
    const cost::LinksetCost& now = weighing_.costs[*one.second];
    CrossingRow row = of(*one.second, now.canBePhysical ? "physical_again" : "no_longer_physical");
    if (now.accounting == cost::Accounting::legacy) {
      row.before = static_cast<double>(before_.costs[*one.first].parts.size());
      row.after = static_cast<double>(row.linkset->parts.size());
      row.limit = weighing_.profile[cost::Key::legacy_physical_limit];
    } else {
      row.before = atRest(before_.costs[*one.first]);
      row.after = atRest(now);
      row.limit = weighing_.profile[cost::Key::physical_limit];
    }
    return row;
  }

  CrossingRow decided(const tuning::LinksetChange& one) const {
    const cost::LinksetCost& before = before_.costs[*one.first];
    const cost::LinksetCost& now = weighing_.costs[*one.second];
    CrossingRow row = of(*one.second, "decided_anew");
    row.before = before.landImpact;
    row.after = now.landImpact;
    row.decidedBefore = name(before.decidedBy);
    row.decidedBy = name(now.decidedBy);
    return row;
  }

 private:
  CrossingRow of(std::size_t index, std::string_view what) const {
    const scene::Linkset& linkset = weighing_.scene.linksets[index];
    const scene::Region* region = weighing_.scene.regionOf(linkset);
    CrossingRow row{what, region ? region->name : linkset.region, linkset.parcel};
    row.linkset = &linkset;
    row.index = index;
    return row;
  }

  const tuning::Side& before_;
  const weighing::Weighing& weighing_;
};

using tuning::PlaceChange;

constexpr std::array budgetColumns{
    Column<PlaceChange>{regionHeading, [](const PlaceChange& row) -> Cell { return row.region; }},
    Column<PlaceChange>{
        {"parcel", tableTexts["column.parcel"], Rank::essential, Total::none, Content::text},
        [](const PlaceChange& row) { return row.parcel.empty() ? Cell{} : Cell{row.parcel}; }},
    Column<PlaceChange>{capacityHeading,
                        [](const PlaceChange& row) -> Cell { return row.capacity; }},
    Column<PlaceChange>{
        {"land_impact_before", tableTexts["column.land_impact_before"], Rank::essential,
         Total::none, Content::number},
        [](const PlaceChange& row) { return costCell(row.before, row.beforeUnknown); }},
    Column<PlaceChange>{
        {"land_impact", tableTexts["column.land_impact"], Rank::essential, Total::none,
         Content::number},
        [](const PlaceChange& row) { return costCell(row.after, row.afterUnknown); }},
    Column<PlaceChange>{{"land_impact_change", tableTexts["column.land_impact_change"],
                         Rank::essential, Total::none, Content::number},
                        [](const PlaceChange& row) {
                          return differenceCell(row.after - row.before,
                                                row.beforeUnknown || row.afterUnknown);
                        }},
    Column<PlaceChange>{
        {"free", tableTexts["column.free"], Rank::essential, Total::none, Content::number},
        [](const PlaceChange& row) {
          return freeCell(row.capacity - row.after, row.afterUnknown);
        }},
    Column<PlaceChange>{
        {"fits", tableTexts["column.fits"], Rank::essential, Total::none, Content::truth},
        [](const PlaceChange& row) {
          return knownCell(row.fits(), row.afterUnknown && row.after <= row.capacity);
        }},
};

}  // namespace

tuning::Comparison compareWith(const tuning::Side& before, const weighing::Weighing& weighing) {
  return tuning::compare(before, {weighing.scene, weighing.profile, weighing.costs});
}

Table crossingsTable(const tuning::Side& before, const weighing::Weighing& weighing,
                     const tuning::Comparison& comparison) {
  std::vector<CrossingRow> rows;
  addPlaces(rows, comparison);
  const LinksetRows linksets(before, weighing);
  for (const tuning::LinksetChange& one : comparison.linksets)
    if (one.physicalAnew) rows.push_back(linksets.physical(one));
  for (const tuning::LinksetChange& one : comparison.linksets)
    if (one.decidedAnew) rows.push_back(linksets.decided(one));
  Table table = tableOf<CrossingRow>(crossingColumns, std::move(rows));
  table.whenEmpty = tableTexts["report.no_crossings"];
  return table;
}

Table budgetsTable(const tuning::Comparison& comparison) {
  return tableOf<PlaceChange>(budgetColumns, comparison.places);
}

}  // namespace wb::table
