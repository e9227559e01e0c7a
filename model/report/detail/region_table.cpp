#include "model/report/headings.h"
#include "model/report/row_tables.h"
#include "model/report/table_cells.h"
#include "model/report/table_texts.h"

#include <array>

namespace wb::table {
namespace {

struct RegionRow {
  const weighing::Weighing* weighing;
  cost::RegionCost cost;

  const cost::LinksetUnknowns& unknown() const { return cost.unknown; }
};

constexpr std::array regionColumns{
    Column<RegionRow>{fileHeading, [](const RegionRow& row) -> Cell { return row.weighing->file; }},
    Column<RegionRow>{regionHeading, [](const RegionRow& row) -> Cell { return row.cost.name; }},
    Column<RegionRow>{
        {"linksets", tableTexts["column.linksets"], Rank::useful, Total::sum, Content::number},
        [](const RegionRow& row) -> Cell { return row.cost.linksets; }},
    Column<RegionRow>{
        {"parts", tableTexts["column.parts"], Rank::useful, Total::sum, Content::number},
        [](const RegionRow& row) -> Cell { return row.cost.parts; }},
    Column<RegionRow>{{"physics_cost", tableTexts["column.physics_cost"], Rank::useful, Total::sum,
                       Content::number},
                      [](const RegionRow& row) -> Cell {
                        return costCell(row.cost.physics, row.unknown().physics);
                      }},
    Column<RegionRow>{{"streaming_cost", tableTexts["column.streaming_cost"], Rank::useful,
                       Total::sum, Content::number},
                      [](const RegionRow& row) -> Cell {
                        return costCell(row.cost.streaming, row.unknown().streaming);
                      }},
    Column<RegionRow>{{"server_cost", tableTexts["column.server_cost"], Rank::useful, Total::sum,
                       Content::number},
                      [](const RegionRow& row) -> Cell {
                        return costCell(row.cost.server, row.unknown().server);
                      }},
    Column<RegionRow>{landImpactHeading,
                      [](const RegionRow& row) -> Cell {
                        return costCell(row.cost.landImpact, row.unknown().landImpact);
                      }},
    Column<RegionRow>{capacityHeading,
                      [](const RegionRow& row) -> Cell { return row.cost.capacity; }},
    Column<RegionRow>{
        {"free", tableTexts["column.free"], Rank::essential, Total::none, Content::number},
        [](const RegionRow& row) {
          return freeCell(row.cost.capacity - row.cost.landImpact, row.unknown().landImpact);
        }},
    Column<RegionRow>{
        {"profile", tableTexts["column.profile"], Rank::detail, Total::none, Content::text},
        [](const RegionRow& row) -> Cell { return displayName(row.weighing->profile); }},
};

std::vector<RegionRow> regionRows(std::span<const weighing::Weighing> weighings) {
  std::vector<RegionRow> rows;
  for (const weighing::Weighing& weighing : weighings)
    for (cost::RegionCost& sums : sumByRegion(weighing.scene, weighing.costs))
      rows.push_back({&weighing, std::move(sums)});
  return rows;
}

}  // namespace

Table regionTable(std::span<const weighing::Weighing> weighings) {
  return tableOf<RegionRow>(regionColumns, regionRows(weighings));
}

}  // namespace wb::table
