#include "model/report/comparison_tables.h"

#include "model/report/region_cells.h"
#include "model/report/table.h"
#include "model/report/table_texts.h"

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

namespace wb::table {
namespace {

/// A linkset or place on both sides; cells are made of what applies.
struct CrossingRow {
  std::string_view what;
  std::string region{};
  std::string parcel{};
  Uuid regionId{};
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
    Column<CrossingRow>{regionIdHeading,
                        [](const CrossingRow& row) { return idCell(row.regionId); }},
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
    Column<CrossingRow>{
        {"decided_before", tableTexts["column.decided_before"], Rank::useful, Total::none,
         Content::word, Digits::few, ColumnHelp{helpTexts["help.decided_before"]}},
        [](const CrossingRow& row) { return wordOrNothing(row.decidedBefore); }},
    Column<CrossingRow>{{"decided_by", tableTexts["column.decided_by"], Rank::useful, Total::none,
                         Content::word, Digits::few, ColumnHelp{helpTexts["help.decided_by"]}},
                        [](const CrossingRow& row) { return wordOrNothing(row.decidedBy); }},
};

void addPlaces(std::vector<CrossingRow>& rows, const tuning::Comparison& comparison) {
  for (const tuning::PlaceChange& place : comparison.places) {
    if (!place.noLongerFits() && !place.fitsAgain()) continue;
    CrossingRow row{place.fitsAgain() ? "fits_again" : "no_longer_fits", place.region, place.parcel,
                    place.regionId};
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
      : before_(before), weighing_(weighing), names_(weighing.scene) {}

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
    const scene::Region* region = names_.of(linkset);
    const scene::Parcel* parcel = names_.parcelOf(linkset);
    CrossingRow row{what, region ? region->name : linkset.region,
                    parcel ? parcel->name : linkset.parcel};
    if (region) row.regionId = region->id;
    row.linkset = &linkset;
    row.index = index;
    return row;
  }

  const tuning::Side& before_;
  const weighing::Weighing& weighing_;
  scene::RegionNames names_;
};

using tuning::PlaceChange;

constexpr std::array budgetColumns{
    Column<PlaceChange>{regionHeading, [](const PlaceChange& row) -> Cell { return row.region; }},
    Column<PlaceChange>{regionIdHeading,
                        [](const PlaceChange& row) { return idCell(row.regionId); }},
    Column<PlaceChange>{
        {"parcel", tableTexts["column.parcel"], Rank::essential, Total::none, Content::text},
        [](const PlaceChange& row) { return row.parcel.empty() ? Cell{} : Cell{row.parcel}; }},
    Column<PlaceChange>{capacityHeading,
                        [](const PlaceChange& row) -> Cell { return row.capacity; }},
    Column<PlaceChange>{
        {"land_impact_before", tableTexts["column.land_impact_before"], Rank::essential,
         Total::none, Content::number, Digits::few, ColumnHelp{helpTexts["help.before"]}},
        [](const PlaceChange& row) { return costCell(row.before, row.beforeUnknown); }},
    Column<PlaceChange>{
        {"land_impact", tableTexts["column.land_impact"], Rank::essential, Total::none,
         Content::number, Digits::few, ColumnHelp{helpTexts["help.region_sum"]}},
        [](const PlaceChange& row) { return costCell(row.after, row.afterUnknown); }},
    Column<PlaceChange>{
        {"land_impact_change", tableTexts["column.land_impact_change"], Rank::essential,
         Total::none, Content::number, Digits::few, ColumnHelp{helpTexts["help.change"]}},
        [](const PlaceChange& row) {
          return differenceCell(row.after - row.before, row.beforeUnknown || row.afterUnknown);
        }},
    Column<PlaceChange>{{"free", tableTexts["column.free"], Rank::essential, Total::none,
                         Content::number, Digits::few, ColumnHelp{helpTexts["help.free"]}},
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
    if (one.physicalChanged) rows.push_back(linksets.physical(one));
  for (const tuning::LinksetChange& one : comparison.linksets)
    if (one.deciderChanged) rows.push_back(linksets.decided(one));
  Table table = tableOf<CrossingRow>(crossingColumns, std::move(rows));
  table.whenEmpty = tableTexts["report.no_crossings"];
  return table;
}

Table budgetsTable(const tuning::Comparison& comparison) {
  return tableOf<PlaceChange>(budgetColumns, comparison.places);
}

namespace {

/// What a row costs now and under the baseline.
template <class Cost>
struct Pair {
  const Cost& now;
  const Cost& before;
};

template <class Cost>
using PairColumn = Column<Pair<Cost>>;

Heading summed(std::string_view key, Text title, Text meaning) {
  return {
      key, title, Rank::essential, Total::sum, Content::number, Digits::few, ColumnHelp{meaning}};
}

Cell changeOf(const std::optional<double>& now, const std::optional<double>& before) {
  return differenceCell(now.value_or(0) - before.value_or(0), !now || !before);
}

using PartPair = Pair<cost::PartCost>;
using LinksetPair = Pair<cost::LinksetCost>;
using RegionPair = Pair<cost::RegionCost>;

const std::array partBaselineColumns{
    Column<PartPair>{
        summed("physics_before", tableTexts["column.physics_before"], helpTexts["help.before"]),
        [](const PartPair& row) { return costCell(row.before.physics); }},
    Column<PartPair>{
        summed("physics_change", tableTexts["column.physics_change"], helpTexts["help.change"]),
        [](const PartPair& row) { return changeOf(row.now.physics, row.before.physics); }},
    Column<PartPair>{
        summed("streaming_before", tableTexts["column.streaming_before"], helpTexts["help.before"]),
        [](const PartPair& row) { return costCell(row.before.streaming); }},
    Column<PartPair>{
        summed("streaming_change", tableTexts["column.streaming_change"], helpTexts["help.change"]),
        [](const PartPair& row) { return changeOf(row.now.streaming, row.before.streaming); }},
};

template <class Cost>
Cell impactBefore(const Pair<Cost>& row) {
  return costCell(row.before.landImpact, row.before.unknown.landImpact);
}

template <class Cost>
Cell impactChange(const Pair<Cost>& row) {
  return differenceCell(row.now.landImpact - row.before.landImpact,
                        row.now.unknown.landImpact || row.before.unknown.landImpact);
}

const std::array linksetBaselineColumns{
    Column<LinksetPair>{summed("land_impact_before", tableTexts["column.land_impact_before"],
                               helpTexts["help.before"]),
                        impactBefore},
    Column<LinksetPair>{summed("land_impact_change", tableTexts["column.land_impact_change"],
                               helpTexts["help.change"]),
                        impactChange},
    Column<LinksetPair>{
        {"decided_before", tableTexts["column.decided_before"], Rank::useful, Total::none,
         Content::word, Digits::few, ColumnHelp{helpTexts["help.decided_before"]}},
        [](const LinksetPair& row) {
          return knownCell(wordCell(name(row.before.decidedBy)), row.before.unknown.landImpact);
        }},
};

const std::array regionBaselineColumns{
    Column<RegionPair>{summed("land_impact_before", tableTexts["column.land_impact_before"],
                              helpTexts["help.before"]),
                       impactBefore},
    Column<RegionPair>{summed("land_impact_change", tableTexts["column.land_impact_change"],
                              helpTexts["help.change"]),
                       impactChange},
};

using CellOf = std::function<Cell(std::size_t row, std::size_t column)>;

/// Appends columns whose cells `added` makes, counted from its own first.
template <class Columns>
Table withColumns(Table table, const Columns& columns, CellOf added) {
  const std::size_t first = table.headings.size();
  for (const auto& column : columns) table.headings.push_back(column.heading);
  table.cell = [first, old = std::move(table.cell), added = std::move(added)](std::size_t row,
                                                                              std::size_t column) {
    return column < first ? old(row, column) : added(row, column - first);
  };
  return table;
}

using MaybeBefore = std::optional<Before>;

/// What a linkset of now cost before; null if there was none.
const cost::LinksetCost* formerLinkset(const MaybeBefore& before, std::size_t linkset) {
  // Until the origins follow a scene with other linksets, they may be fewer.
  if (!before || linkset >= before->origins.linksets.size()) return nullptr;
  const auto origin = before->origins.linksets[linkset];
  return origin ? &before->side.costs[*origin] : nullptr;
}

/// Of a target that names a part.
const cost::PartCost* formerPart(const MaybeBefore& before, const weighing::Target& at) {
  const cost::LinksetCost* linkset = formerLinkset(before, at.linkset);
  if (!linkset || *at.part >= before->origins.parts[at.linkset].size()) return nullptr;
  const auto origin = before->origins.parts[at.linkset][*at.part];
  return origin ? &linkset->parts[*origin] : nullptr;
}

Table withParts(Table table, const weighing::Weighing& weighing, const MaybeBefore& before) {
  const auto target = table.target;
  return withColumns(std::move(table), partBaselineColumns,
                     [&weighing, before, target](std::size_t row, std::size_t column) -> Cell {
                       const auto at = target(row);
                       const cost::PartCost* then =
                           at && at->part ? formerPart(before, *at) : nullptr;
                       if (!then) return {};
                       return partBaselineColumns[column].cell(
                           {weighing.costs[at->linkset].parts[*at->part], *then});
                     });
}

Table withLinksets(Table table, const weighing::Weighing& weighing, const MaybeBefore& before) {
  const auto target = table.target;
  return withColumns(
      std::move(table), linksetBaselineColumns,
      [&weighing, before, target](std::size_t row, std::size_t column) -> Cell {
        const auto at = target(row);
        const cost::LinksetCost* then = at ? formerLinkset(before, at->linkset) : nullptr;
        if (!then) return {};
        return linksetBaselineColumns[column].cell({weighing.costs[at->linkset], *then});
      });
}

/// Rows of regions are in the order of their sums, before and now.
Table withRegions(Table table, const weighing::Weighing& weighing, const MaybeBefore& before) {
  using Sums = std::vector<cost::RegionCost>;
  const auto now = std::make_shared<const Sums>(sumByRegion(weighing.scene, weighing.costs));
  const auto then = std::make_shared<const Sums>(
      before ? sumByRegion(before->side.scene, before->side.costs) : Sums());
  return withColumns(std::move(table), regionBaselineColumns,
                     [now, then](std::size_t row, std::size_t column) -> Cell {
                       if (row >= then->size()) return {};
                       return regionBaselineColumns[column].cell({(*now)[row], (*then)[row]});
                     });
}

}  // namespace

Table withBaseline(Table table, RowKind rowKind, const weighing::Weighing& weighing,
                   const MaybeBefore& before) {
  switch (rowKind) {
    case RowKind::part:
      return withParts(std::move(table), weighing, before);
    case RowKind::linkset:
      return withLinksets(std::move(table), weighing, before);
    case RowKind::region:
      break;
  }
  return withRegions(std::move(table), weighing, before);
}

bool isOfBaseline(std::string_view key) {
  const auto isIn = [key](const auto& columns) {
    return std::ranges::any_of(columns,
                               [key](const auto& column) { return column.heading.key == key; });
  };
  return isIn(partBaselineColumns) || isIn(linksetBaselineColumns) || isIn(regionBaselineColumns);
}

}  // namespace wb::table
