#include "model/report/sweep_table.h"

#include "model/report/detail/sweep_texts.h"
#include "model/report/headings.h"
#include "model/report/table_cells.h"
#include "model/report/table_texts.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <array>

namespace wb::table {
namespace {

struct SweepRow {
  const weighing::Weighing* weighing;
  std::size_t index;
  const tuning::SweepPoint* point;

  const scene::Linkset& linkset() const { return weighing->scene.linksets[index]; }
  weighing::Target target() const { return {index, {}}; }
};

constexpr std::array sweepColumns{
    Column<SweepRow>{linksetHeading,
                     [](const SweepRow& row) -> Cell { return row.linkset().name; }},
    Column<SweepRow>{linksetIdHeading,
                     [](const SweepRow& row) { return idCell(row.linkset().id); }},
    Column<SweepRow>{{"x", sweepTexts["sweep.value"], Rank::essential, Total::none, Content::number,
                      Digits::enough},
                     [](const SweepRow& row) -> Cell { return row.point->x; }},
    Column<SweepRow>{
        {"physics", tableTexts["column.physics_cost"], Rank::useful, Total::none, Content::number},
        [](const SweepRow& row) -> Cell {
          return costCell(row.point->weights.physics, row.point->weights.physicsUnknown);
        }},
    Column<SweepRow>{{"physics_cost_physical", tableTexts["column.physics_cost_physical"],
                      Rank::essential, Total::none, Content::number},
                     [](const SweepRow& row) -> Cell {
                       return costCell(row.point->physicsPhysical,
                                       row.point->physicsPhysicalUnknown);
                     }},
    Column<SweepRow>{{"streaming", tableTexts["column.streaming_cost"], Rank::useful, Total::none,
                      Content::number},
                     [](const SweepRow& row) -> Cell {
                       return costCell(row.point->weights.streaming,
                                       row.point->weights.streamingUnknown);
                     }},
    Column<SweepRow>{
        {"server", tableTexts["column.server_cost"], Rank::useful, Total::none, Content::number},
        [](const SweepRow& row) -> Cell {
          return costCell(row.point->weights.server, row.point->weights.serverUnknown);
        }},
    Column<SweepRow>{{"land_impact", tableTexts["column.land_impact"], Rank::essential, Total::none,
                      Content::number},
                     [](const SweepRow& row) -> Cell {
                       return costCell(row.point->landImpact, row.point->landImpactUnknown);
                     }},
    Column<SweepRow>{
        {"decided_by", tableTexts["column.decided_by"], Rank::useful, Total::none, Content::word},
        [](const SweepRow& row) {
          return knownCell(wordCell(name(row.point->decidedBy)), row.point->landImpactUnknown);
        }},
    Column<SweepRow>{
        {"marks", tableTexts["column.marks"], Rank::essential, Total::none, Content::words},
        [](const SweepRow& row) -> Cell {
          return fmt::format("{}", fmt::join(row.point->marks, " "));
        }},
};

}  // namespace

Table sweepTable(const weighing::Weighing& weighing,
                 const std::vector<std::vector<tuning::SweepPoint>>& points, SweepOver over) {
  std::vector<SweepRow> rows;
  for (std::size_t i = 0; i < points.size(); ++i)
    for (const tuning::SweepPoint& point : points[i]) rows.push_back({&weighing, i, &point});
  Table table = tableOf<SweepRow>(sweepColumns, std::move(rows));
  if (over == SweepOver::size)
    std::ranges::find(table.headings, "x", &Heading::key)->title = sweepTexts["sweep.size"];
  return table;
}

}  // namespace wb::table
