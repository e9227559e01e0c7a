#include "model/report/cells.h"
#include "model/report/chart.h"
#include "model/report/headings.h"
#include "model/report/texts.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace wb::report {
namespace {

/// A linkset whose land impact differs; a value, since what it is of may change while it is shown.
struct GainRow {
  std::size_t index;
  std::string name;
  double before;
  double after;

  double change() const { return after - before; }
  Target target() const { return {index, {}}; }
};

constexpr std::array gainColumns{
    Column<GainRow>{linksetHeading, [](const GainRow& row) -> Cell { return row.name; }},
    Column<GainRow>{{"land_impact_before", reportTexts["column.land_impact_before"],
                     Rank::essential, Total::sum, Content::number},
                    [](const GainRow& row) -> Cell { return row.before; }},
    Column<GainRow>{landImpactHeading, [](const GainRow& row) -> Cell { return row.after; }},
    Column<GainRow>{{"land_impact_change", reportTexts["column.land_impact_change"],
                     Rank::essential, Total::sum, Content::number},
                    [](const GainRow& row) -> Cell { return row.change(); }},
};

}  // namespace

Chart winnersChart(const scene::Scene& scene, const std::vector<cost::LinksetCost>& before,
                   const std::vector<cost::LinksetCost>& now) {
  std::vector<GainRow> rows;
  for (std::size_t i = 0; i < scene.linksets.size(); ++i)
    if (before[i].landImpact != now[i].landImpact && !before[i].unknown.landImpact &&
        !now[i].unknown.landImpact)
      rows.push_back({i, scene.linksets[i].name, before[i].landImpact, now[i].landImpact});
  std::ranges::stable_sort(rows, std::greater(),
                           [](const GainRow& row) { return std::abs(row.change()); });
  Chart chart;
  chart.form = ChartForm::tornado;
  chart.yTitle = reportTexts["chart.winners"];
  chart.isStacked = true;
  ChartBars dearer{reportTexts["chart.dearer"], ChartRole::grows, {}};
  ChartBars cheaper{reportTexts["chart.cheaper"], ChartRole::shrinks, {}};
  for (std::size_t i = 0; i < std::min(rows.size(), winnerBars); ++i) {
    chart.classes.push_back(rows[i].name);
    dearer.values.push_back(std::max(rows[i].change(), 0.0));
    cheaper.values.push_back(std::min(rows[i].change(), 0.0));
  }
  chart.bars = {std::move(dearer), std::move(cheaper)};
  chart.table = tableOf<GainRow>(gainColumns, std::move(rows));
  chart.table.whenEmpty = reportTexts["report.no_winners"];
  return chart;
}

}  // namespace wb::report
