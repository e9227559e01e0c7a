#include "model/report/chart.h"
#include "model/report/detail/chart_texts.h"
#include "model/report/sweep_table.h"
#include "model/report/table_texts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace wb::chart {
namespace {

using SweptPoints = std::vector<std::vector<tuning::SweepPoint>>;

/// What the rows of a sweep's table look at.
struct Swept {
  std::shared_ptr<const weighing::Weighing> weighing;
  SweptPoints points;
  table::SweepOver over;
};

/// A range of more than so many times its beginning is seen better by ratios.
constexpr double widestEven = 50;

/// Between this point and the one before.
bool leaps(const tuning::SweepPoint& point) {
  using tuning::SweepMark;
  constexpr std::array leaping{code(SweepMark::representation), code(SweepMark::raisedSide),
                               code(SweepMark::primDetail)};
  return std::ranges::find_first_of(point.marks, leaping) != point.marks.end();
}

/// Without the points at which it is unknown: a line drawn through their bounds would be believed.
ChartLine lineOf(Text title, ChartRole role, const std::vector<tuning::SweepPoint>& points,
                 std::optional<double> (*y)(const tuning::SweepPoint&)) {
  ChartLine line{title, role};
  for (const tuning::SweepPoint& point : points)
    if (const auto value = y(point)) line.points.push_back({point.x, *value});
  return line;
}

/// Where shapes become others, costs leap: what was before holds until there.
void holdUntilLeaps(ChartLine& line, const std::vector<tuning::SweepPoint>& points) {
  std::vector<ChartPoint> held;
  for (std::size_t i = 0; i < line.points.size(); ++i) {
    const ChartPoint& at = line.points[i];
    const auto swept = std::ranges::find(points, at.x, &tuning::SweepPoint::x);
    if (i > 0 && leaps(*swept)) held.push_back({at.x, line.points[i - 1].y});
    held.push_back(at);
  }
  line.points = std::move(held);
}

std::optional<double> unless(bool unknown, double value) {
  return unknown ? std::nullopt : std::optional(value);
}

bool isWhole(const ChartLine& line) {
  return std::ranges::all_of(
      line.points, [](const ChartPoint& point) { return point.y == std::round(point.y); });
}

void addLines(Chart& chart, const std::vector<tuning::SweepPoint>& points) {
  using Point = tuning::SweepPoint;
  chart.lines.push_back(lineOf(
      table::tableTexts["column.physics_cost"], ChartRole::physics, points,
      [](const Point& one) { return unless(one.weights.physicsUnknown, one.weights.physics); }));
  holdUntilLeaps(chart.lines.back(), points);
  chart.lines.push_back(lineOf(table::tableTexts["column.streaming_cost"], ChartRole::streaming,
                               points, [](const Point& one) {
                                 return unless(one.weights.streamingUnknown, one.weights.streaming);
                               }));
  chart.lines.push_back(lineOf(
      table::tableTexts["column.server_cost"], ChartRole::server, points,
      [](const Point& one) { return unless(one.weights.serverUnknown, one.weights.server); }));
  chart.lines.push_back(
      lineOf(table::tableTexts["column.land_impact"], ChartRole::landImpact, points,
             [](const Point& one) { return unless(one.landImpactUnknown, one.landImpact); }));
  chart.lines.back().isStepped = isWhole(chart.lines.back());
  for (const Point& point : points)
    if (!point.marks.empty() && !point.landImpactUnknown)
      chart.marks.push_back({{point.x, point.landImpact}, point.marks});
}

/// The constant by name and unit, or that sizes are scaled.
Sentence titleOf(const tuning::SweepAxis& axis) {
  if (!axis.key) return {chartTexts["chart.scale"], {}};
  const cost::Constant& constant = cost::constant(*axis.key);
  const ConstantName name{std::string(constant.name), Spelling::inWords};
  if (constant.unit.empty()) return {chartTexts["chart.constant"], {{"constant", name}}};
  return {chartTexts["chart.constant_in"],
          {{"constant", name}, {"unit", Word{std::string(constant.unit), Spelling::inWords}}}};
}

table::Table keptTable(std::shared_ptr<const Swept> swept) {
  table::Table table = table::sweepTable(*swept->weighing, swept->points, swept->over);
  table.cell = [swept = std::move(swept), cell = std::move(table.cell)](
                   std::size_t row, std::size_t column) { return cell(row, column); };
  return table;
}

}  // namespace

Chart sweepChart(std::shared_ptr<const weighing::Weighing> weighing, const tuning::SweepAxis& axis,
                 SweptPoints points) {
  Chart chart;
  chart.xTitle = titleOf(axis);
  chart.yTitle = chartTexts["chart.cost"];
  chart.isLogarithmic = axis.range.from > 0 && axis.range.to / axis.range.from > widestEven;
  chart.here = axis.key ? weighing->profile[*axis.key] : 1;
  if (!points.empty()) addLines(chart, points.front());
  chart.table = keptTable(std::make_shared<const Swept>(
      Swept{std::move(weighing), std::move(points),
            axis.key ? table::SweepOver::constant : table::SweepOver::size}));
  return chart;
}

}  // namespace wb::chart
