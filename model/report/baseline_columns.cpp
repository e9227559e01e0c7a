#include "model/report/baseline_columns.h"

#include "model/report/table_cells.h"
#include "model/report/table_texts.h"

#include <algorithm>
#include <array>
#include <memory>

namespace wb::table {
namespace {

/// What a row costs now and under the baseline.
template <class Cost>
struct Pair {
  const Cost& now;
  const Cost& before;
};

template <class Cost>
using PairColumn = Column<Pair<Cost>>;

Heading summed(std::string_view key, Text title) {
  return {key, title, Rank::essential, Total::sum, Content::number};
}

Cell changeOf(const std::optional<double>& now, const std::optional<double>& before) {
  return differenceCell(now.value_or(0) - before.value_or(0), !now || !before);
}

using PartPair = Pair<cost::PartCost>;
using LinksetPair = Pair<cost::LinksetCost>;
using RegionPair = Pair<cost::RegionCost>;

const std::array partBaselineColumns{
    Column<PartPair>{summed("physics_before", tableTexts["column.physics_before"]),
                     [](const PartPair& row) { return costCell(row.before.physics); }},
    Column<PartPair>{
        summed("physics_change", tableTexts["column.physics_change"]),
        [](const PartPair& row) { return changeOf(row.now.physics, row.before.physics); }},
    Column<PartPair>{summed("streaming_before", tableTexts["column.streaming_before"]),
                     [](const PartPair& row) { return costCell(row.before.streaming); }},
    Column<PartPair>{
        summed("streaming_change", tableTexts["column.streaming_change"]),
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
    Column<LinksetPair>{summed("land_impact_before", tableTexts["column.land_impact_before"]),
                        impactBefore},
    Column<LinksetPair>{summed("land_impact_change", tableTexts["column.land_impact_change"]),
                        impactChange},
    Column<LinksetPair>{{"decided_before", tableTexts["column.decided_before"], Rank::useful,
                         Total::none, Content::word},
                        [](const LinksetPair& row) {
                          return knownCell(wordCell(name(row.before.decidedBy)),
                                           row.before.unknown.landImpact);
                        }},
};

const std::array regionBaselineColumns{
    Column<RegionPair>{summed("land_impact_before", tableTexts["column.land_impact_before"]),
                       impactBefore},
    Column<RegionPair>{summed("land_impact_change", tableTexts["column.land_impact_change"]),
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
