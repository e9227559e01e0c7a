#include "model/report/chart.h"
#include "model/report/sweep_table.h"
#include "model/report/texts.h"

#include <utility>

namespace wb::report {
namespace {

using SweptPoints = std::vector<std::vector<tuning::SweepPoint>>;

/// What the rows of a sweep's table look at.
struct Swept {
  std::shared_ptr<const Weighing> weighing;
  SweptPoints points;
};

/// A range of more than so many times its beginning is seen better by ratios.
constexpr double widestEven = 50;

/// Without the points at which it is unknown: a line drawn through their bounds would be believed.
ChartLine lineOf(Text title, ChartRole role, const std::vector<tuning::SweepPoint>& points,
                 std::optional<double> (*y)(const tuning::SweepPoint&)) {
  ChartLine line{title, role, {}};
  for (const tuning::SweepPoint& point : points)
    if (const auto value = y(point)) line.points.push_back({point.x, *value});
  return line;
}

std::optional<double> unless(bool unknown, double value) {
  return unknown ? std::nullopt : std::optional(value);
}

void addLines(Chart& chart, const std::vector<tuning::SweepPoint>& points) {
  using Point = tuning::SweepPoint;
  chart.lines.push_back(lineOf(
      reportTexts["column.physics_cost"], ChartRole::physics, points,
      [](const Point& one) { return unless(one.weights.physicsUnknown, one.weights.physics); }));
  chart.lines.push_back(lineOf(reportTexts["column.streaming_cost"], ChartRole::streaming, points,
                               [](const Point& one) {
                                 return unless(one.weights.streamingUnknown, one.weights.streaming);
                               }));
  chart.lines.push_back(lineOf(
      reportTexts["column.server_cost"], ChartRole::server, points,
      [](const Point& one) { return unless(one.weights.serverUnknown, one.weights.server); }));
  chart.lines.push_back(
      lineOf(reportTexts["column.land_impact"], ChartRole::landImpact, points,
             [](const Point& one) { return unless(one.landImpactUnknown, one.landImpact); }));
  for (const Point& point : points)
    if (!point.marks.empty() && !point.landImpactUnknown)
      chart.marks.push_back({{point.x, point.landImpact}, point.marks});
}

Table keptTable(std::shared_ptr<const Swept> swept) {
  Table table = sweepTable(*swept->weighing, swept->points);
  table.cell = [swept = std::move(swept), cell = std::move(table.cell)](
                   std::size_t row, std::size_t column) { return cell(row, column); };
  return table;
}

}  // namespace

Chart sweepChart(std::shared_ptr<const Weighing> weighing, const tuning::SweepAxis& axis,
                 SweptPoints points) {
  Chart chart;
  chart.xTitle = axis.key ? reportTexts["chart.constant"] : reportTexts["chart.scale"];
  chart.yTitle = reportTexts["chart.cost"];
  chart.isLogarithmic = axis.range.from > 0 && axis.range.to / axis.range.from > widestEven;
  chart.here = axis.key ? weighing->profile[*axis.key] : 1;
  if (!points.empty()) addLines(chart, points.front());
  chart.table =
      keptTable(std::make_shared<const Swept>(Swept{std::move(weighing), std::move(points)}));
  return chart;
}

}  // namespace wb::report
