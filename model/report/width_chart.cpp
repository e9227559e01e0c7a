#include "model/cost/evidence.h"
#include "model/report/chart.h"
#include "model/report/texts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>

namespace wb::report {
namespace {

/// Classes of widths from one power of ten to the next.
constexpr int classesPerDecade = 4;
/// Narrower ones are together in the first class: there are no smaller parts.
constexpr double narrowest = 1e-6;

/// Widths from `from` (included) to `to`; both 0: without width.
struct WidthRow {
  double from = 0;
  double to = 0;
  std::size_t triangles = 0;
  double share = 0;     ///< Of the sum of 1 / w.
  double fraction = 0;  ///< Of all triangles.
};

constexpr std::array widthColumns{
    Column<WidthRow>{
        {"from_m", reportTexts["column.from_m"], Rank::essential, Total::none, Content::number},
        [](const WidthRow& row) -> Cell { return row.from; }},
    Column<WidthRow>{
        {"to_m", reportTexts["column.to_m"], Rank::essential, Total::none, Content::number},
        [](const WidthRow& row) -> Cell { return row.to; }},
    Column<WidthRow>{{"triangles", reportTexts["column.triangles"], Rank::essential, Total::sum,
                      Content::number},
                     [](const WidthRow& row) -> Cell { return row.triangles; }},
    Column<WidthRow>{{"triangles_percent", reportTexts["column.triangles_percent"], Rank::useful,
                      Total::sum, Content::number},
                     [](const WidthRow& row) -> Cell { return row.fraction * 100; }},
    Column<WidthRow>{{"cost_percent", reportTexts["column.cost_percent"], Rank::essential,
                      Total::sum, Content::number},
                     [](const WidthRow& row) -> Cell { return row.share * 100; }},
};

int classOf(double width) {
  return static_cast<int>(std::floor(std::log10(std::max(width, narrowest)) * classesPerDecade));
}

double edge(int widthClass) {
  return std::pow(10.0, static_cast<double>(widthClass) / classesPerDecade);
}

/// From the narrowest to the widest class that has triangles, empty ones between them too.
std::vector<WidthRow> classesOf(const std::vector<double>& widths) {
  std::vector<double> positive;
  std::ranges::copy_if(widths, std::back_inserter(positive),
                       [](double width) { return width > 0; });
  std::vector<WidthRow> rows;
  if (positive.size() < widths.size()) rows.push_back({});
  if (positive.empty()) return rows;
  const auto [least, most] = std::ranges::minmax(positive);
  for (int one = classOf(least); one <= classOf(most); ++one)
    rows.push_back({edge(one), edge(one + 1)});
  return rows;
}

std::vector<WidthRow> widthRows(const std::vector<double>& widths) {
  std::vector<WidthRow> rows = classesOf(widths);
  const std::vector<double> shares = cost::triangleShares(widths);
  const std::size_t firstWide = rows.empty() || rows.front().to > 0 ? 0 : 1;
  const int firstClass =
      rows.size() > firstWide
          ? static_cast<int>(std::lround(std::log10(rows[firstWide].from) * classesPerDecade))
          : 0;
  for (std::size_t i = 0; i < widths.size(); ++i) {
    WidthRow& row =
        widths[i] > 0 ? rows[firstWide + static_cast<std::size_t>(classOf(widths[i]) - firstClass)]
                      : rows.front();
    ++row.triangles;
    row.share += shares[i];
    row.fraction += 1 / static_cast<double>(widths.size());
  }
  return rows;
}

}  // namespace

Chart widthChart(const std::vector<double>& widths) {
  std::vector<WidthRow> rows = widthRows(widths);
  Chart chart;
  chart.form = ChartForm::histogram;
  chart.xTitle = reportTexts["chart.width"];
  chart.yTitle = reportTexts["chart.percent"];
  ChartBars triangles{reportTexts["column.triangles_percent"], ChartRole::server, {}};
  ChartBars shares{reportTexts["column.cost_percent"], ChartRole::physics, {}};
  for (const WidthRow& row : rows) {
    chart.classes.push_back(row.from);
    triangles.values.push_back(row.fraction * 100);
    shares.values.push_back(row.share * 100);
  }
  chart.bars = {std::move(triangles), std::move(shares)};
  chart.table = tableOf<WidthRow>(widthColumns, std::move(rows));
  chart.table.whenEmpty = reportTexts["chart.no_triangles"];
  return chart;
}

}  // namespace wb::report
