#include "model/report/chart.h"
#include "model/report/detail/chart_texts.h"

#include <array>
#include <cmath>
#include <numeric>
#include <string>
#include <utility>

namespace wb::chart {
namespace {

struct ClassRow {
  std::string landImpact;
  double before;
  double now;
};

constexpr std::array classColumns{
    table::Column<ClassRow>{{"class", chartTexts["chart.land_impact_up_to"], table::Rank::essential,
                             table::Total::none, table::Content::text},
                            [](const ClassRow& row) -> table::Cell { return row.landImpact; }},
    table::Column<ClassRow>{{"linksets_before", chartTexts["chart.linksets_before"],
                             table::Rank::essential, table::Total::sum, table::Content::number},
                            [](const ClassRow& row) -> table::Cell { return row.before; }},
    table::Column<ClassRow>{{"linksets_now", chartTexts["chart.linksets_now"],
                             table::Rank::essential, table::Total::sum, table::Content::number},
                            [](const ClassRow& row) -> table::Cell { return row.now; }},
};

std::string whole(double number) { return std::to_string(std::lround(number)); }

/// `1`, `2`, `4`, `>512`: short, for many stand side by side.
std::string nameOf(std::span<const double> limits, std::size_t index) {
  return index == limits.size() ? ">" + whole(limits.back()) : whole(limits[index]);
}

std::vector<double> percentages(std::span<const double> counts) {
  const double all = std::accumulate(counts.begin(), counts.end(), 0.0);
  std::vector<double> shares;
  for (const double count : counts) shares.push_back(all > 0 ? count / all * 100 : 0);
  return shares;
}

}  // namespace

Chart classChart(std::span<const double> limits, std::span<const double> before,
                 std::span<const double> now) {
  Chart chart;
  chart.form = ChartForm::histogram;
  chart.xTitle = {chartTexts["chart.land_impact_up_to"], {}};
  chart.yTitle = chartTexts["chart.percent"];
  chart.bars = {{chartTexts["chart.linksets_before"], ChartRole::before, percentages(before)},
                {chartTexts["chart.linksets_now"], ChartRole::landImpact, percentages(now)}};
  std::vector<ClassRow> rows;
  for (std::size_t i = 0; i <= limits.size(); ++i) {
    rows.push_back({nameOf(limits, i), before[i], now[i]});
    chart.classes.emplace_back(rows.back().landImpact);
  }
  chart.table = table::tableOf<ClassRow>(classColumns, std::move(rows));
  return chart;
}

}  // namespace wb::chart
