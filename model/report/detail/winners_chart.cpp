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

/// A linkset whose land impact differs; a value, since what it is of may change while it is shown.
struct GainRow {
  std::optional<std::size_t> index;  ///< Of now.
  std::string name;
  double before;
  double after;

  double change() const { return after - before; }
  std::optional<weighing::Target> target() const {
    return index ? std::optional(weighing::Target{*index, {}}) : std::nullopt;
  }
};

constexpr std::array gainColumns{
    table::Column<GainRow>{table::linksetHeading,
                           [](const GainRow& row) -> table::Cell { return row.name; }},
    table::Column<GainRow>{{"land_impact_before", table::tableTexts["column.land_impact_before"],
                            table::Rank::essential, table::Total::sum, table::Content::number},
                           [](const GainRow& row) -> table::Cell { return row.before; }},
    table::Column<GainRow>{table::landImpactHeading,
                           [](const GainRow& row) -> table::Cell { return row.after; }},
    table::Column<GainRow>{{"land_impact_change", table::tableTexts["column.land_impact_change"],
                            table::Rank::essential, table::Total::sum, table::Content::number},
                           [](const GainRow& row) -> table::Cell { return row.change(); }},
};

/// What only one side has costs nothing on the other.
double impactOn(const tuning::Side& side, std::optional<std::size_t> linkset) {
  return linkset ? side.costs[*linkset].landImpact : 0;
}

std::vector<GainRow> gains(const tuning::Side& before, const tuning::Side& now) {
  std::vector<GainRow> rows;
  for (const tuning::LinksetChange& one : compare(before, now).linksets) {
    if (one.change.landImpact == 0 || one.change.landImpactUnknown) continue;
    const scene::Linkset& linkset =
        one.second ? now.scene.linksets[*one.second] : before.scene.linksets[*one.first];
    rows.push_back(
        {one.second, linkset.name, impactOn(before, one.first), impactOn(now, one.second)});
  }
  return rows;
}

}  // namespace

Chart winnersChart(const tuning::Side& before, const tuning::Side& now) {
  std::vector<GainRow> rows = gains(before, now);
  std::ranges::stable_sort(rows, std::greater(),
                           [](const GainRow& row) { return std::abs(row.change()); });
  Chart chart;
  chart.form = ChartForm::tornado;
  chart.yTitle = chartTexts["chart.winners"];
  chart.isStacked = true;
  ChartBars moreExpensive{chartTexts["chart.dearer"], ChartRole::dearer, {}};
  ChartBars cheaper{chartTexts["chart.cheaper"], ChartRole::cheaper, {}};
  for (std::size_t i = 0; i < std::min(rows.size(), winnerBars); ++i) {
    chart.classes.push_back(rows[i].name);
    moreExpensive.values.push_back(std::max(rows[i].change(), 0.0));
    cheaper.values.push_back(std::min(rows[i].change(), 0.0));
  }
  chart.bars = {std::move(moreExpensive), std::move(cheaper)};
  chart.table = table::tableOf<GainRow>(gainColumns, std::move(rows));
  chart.table.whenEmpty = table::tableTexts["report.no_winners"];
  return chart;
}

}  // namespace wb::chart
