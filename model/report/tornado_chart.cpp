#include "model/report/cells.h"
#include "model/report/chart.h"
#include "model/report/headings.h"
#include "model/report/texts.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace wb::report {
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
    Column<TornadoRow>{keyHeading,
                       [](const TornadoRow& row) { return wordCell(constant(row.key).name); }},
    Column<TornadoRow>{
        {"value", reportTexts["column.value"], Rank::useful, Total::none, Content::number},
        [](const TornadoRow& row) -> Cell { return row.value; }},
    Column<TornadoRow>{
        {"grown", reportTexts["column.grown"], Rank::essential, Total::none, Content::number},
        [](const TornadoRow& row) -> Cell { return row.grown; }},
    Column<TornadoRow>{
        {"shrunk", reportTexts["column.shrunk"], Rank::essential, Total::none, Content::number},
        [](const TornadoRow& row) -> Cell { return row.shrunk; }},
    Column<TornadoRow>{{"elasticity", reportTexts["column.elasticity"], Rank::useful, Total::none,
                        Content::number},
                       [](const TornadoRow& row) -> Cell { return row.elasticity; }},
    Column<TornadoRow>{
        {"near_cliff", reportTexts["column.near_cliff"], Rank::useful, Total::none, Content::truth},
        [](const TornadoRow& row) -> Cell { return row.hasCliff; }},
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
  chart.yTitle = reportTexts["chart.tornado"];
  ChartBars grown{reportTexts["column.grown"], ChartRole::grows, {}};
  ChartBars shrunk{reportTexts["column.shrunk"], ChartRole::shrinks, {}};
  for (const TornadoRow& row : rows) {
    if (chart.classes.size() == tornadoBars || row.size() == 0) break;
    chart.classes.push_back(wordCell(constant(row.key).name));
    grown.values.push_back(row.grown);
    shrunk.values.push_back(row.shrunk);
  }
  chart.bars = {std::move(grown), std::move(shrunk)};
  chart.table = tableOf<TornadoRow>(tornadoColumns, std::move(rows));
  return chart;
}

}  // namespace wb::report
