#include "model/report/chart.h"

#include "model/report/analysis_tables.h"
#include "model/report/table.h"
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
  chart.unit = "PE";
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
                            table::Rank::essential, table::Total::sum, table::Content::number,
                            table::Digits::few, table::ColumnHelp{table::helpTexts["help.before"]}},
                           [](const GainRow& row) -> table::Cell { return row.before; }},
    table::Column<GainRow>{table::landImpactHeading,
                           [](const GainRow& row) -> table::Cell { return row.after; }},
    table::Column<GainRow>{{"land_impact_change", table::tableTexts["column.land_impact_change"],
                            table::Rank::essential, table::Total::sum, table::Content::number,
                            table::Digits::few, table::ColumnHelp{table::helpTexts["help.change"]}},
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
  chart.unit = "LI";
  chart.isStacked = true;
  ChartBars moreExpensive{chartTexts["chart.more_expensive"], ChartRole::moreExpensive, {}};
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
