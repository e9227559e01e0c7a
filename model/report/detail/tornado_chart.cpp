#include "model/report/chart.h"
#include "model/report/detail/chart_texts.h"
#include "model/report/headings.h"
#include "model/report/table_cells.h"
#include "model/report/table_texts.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace wb::chart {
namespace {

/// A constant with what a move of it does.
struct TornadoRow {
  cost::Key key;
  double value;
  double elasticity;
  double grown;   ///< PE when it grows by a tenth.
  double shrunk;  ///< PE when it shrinks by a tenth.
  bool hasCliff;

  double size() const { return std::max(std::abs(grown), std::abs(shrunk)); }
};

constexpr std::array tornadoColumns{
    table::Column<TornadoRow>{
        table::keyHeading,
        [](const TornadoRow& row) { return table::wordCell(constant(row.key).name); }},
    table::Column<TornadoRow>{{"value", table::tableTexts["column.value"], table::Rank::useful,
                               table::Total::none, table::Content::number},
                              [](const TornadoRow& row) -> table::Cell { return row.value; }},
    table::Column<TornadoRow>{{"grown", table::tableTexts["column.grown"], table::Rank::essential,
                               table::Total::none, table::Content::number},
                              [](const TornadoRow& row) -> table::Cell { return row.grown; }},
    table::Column<TornadoRow>{{"shrunk", table::tableTexts["column.shrunk"], table::Rank::essential,
                               table::Total::none, table::Content::number},
                              [](const TornadoRow& row) -> table::Cell { return row.shrunk; }},
    table::Column<TornadoRow>{{"elasticity", table::tableTexts["column.elasticity"],
                               table::Rank::useful, table::Total::none, table::Content::number},
                              [](const TornadoRow& row) -> table::Cell { return row.elasticity; }},
    table::Column<TornadoRow>{{"near_cliff", table::tableTexts["column.near_cliff"],
                               table::Rank::useful, table::Total::none, table::Content::truth},
                              [](const TornadoRow& row) -> table::Cell { return row.hasCliff; }},
};

TornadoRow tornadoRow(const tuning::CostSlopes& slopes, cost::Key key, double value) {
  const auto index = static_cast<std::size_t>(key);
  const double step = std::abs(value) * tornadoShare;
  const bool hasCliff =
      std::ranges::find(slopes.cliffs, key, &tuning::Cliff::key) != slopes.cliffs.end();
  return {key,
          value,
          tuning::elasticity(slopes, key, value),
          slopes.up[index] * step,
          -slopes.down[index] * step,
          hasCliff};
}

std::vector<TornadoRow> tornadoRows(const tuning::CostSlopes& slopes,
                                    const cost::Profile& profile) {
  std::vector<TornadoRow> rows;
  for (const cost::Constant& one : cost::constants()) {
    const TornadoRow row = tornadoRow(slopes, one.key, profile[one.key]);
    if (row.size() > 0 || row.hasCliff) rows.push_back(row);
  }
  std::ranges::stable_sort(rows, std::greater(), &TornadoRow::size);
  return rows;
}

}  // namespace

Chart tornadoChart(const tuning::CostSlopes& slopes, const cost::Profile& profile) {
  std::vector<TornadoRow> rows;
  if (!slopes.unknown) rows = tornadoRows(slopes, profile);
  Chart chart;
  chart.form = ChartForm::tornado;
  chart.classesAreWords = true;
  chart.yTitle = chartTexts["chart.tornado"];
  ChartBars grown{table::tableTexts["column.grown"], ChartRole::raised, {}};
  ChartBars shrunk{table::tableTexts["column.shrunk"], ChartRole::lowered, {}};
  for (const TornadoRow& row : rows) {
    if (chart.classes.size() == tornadoBars || row.size() == 0) break;
    chart.classes.push_back(table::wordCell(constant(row.key).name));
    grown.values.push_back(row.grown);
    shrunk.values.push_back(row.shrunk);
  }
  chart.bars = {std::move(grown), std::move(shrunk)};
  chart.table = table::tableOf<TornadoRow>(tornadoColumns, std::move(rows));
  return chart;
}

}  // namespace wb::chart
