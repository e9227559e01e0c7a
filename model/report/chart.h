#pragma once

#include "model/analysis/analysis.h"
#include "model/analysis/comparison.h"
#include "model/analysis/sensitivity.h"
#include "model/analysis/sweep.h"
#include "model/report/table.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace wb::chart {

/// How a chart is drawn.
enum class ChartForm : std::uint8_t {
  lines,      ///< Numbers over a number.
  histogram,  ///< Upright bars, several a class.
  tornado     ///< Lying bars, the largest above, to both sides of 0.
};

/// What a line or a row of bars is of: its colour follows.
/// Costs that grow or shrink are no constants that do, and a share of triangles is no weight: each
/// has a colour of its own in all charts.
enum class ChartRole : std::uint8_t {
  physics,
  streaming,
  server,
  landImpact,
  moreExpensive,
  cheaper,
  raised,   ///< What a larger constant does.
  lowered,  ///< What a smaller one does.
  triangles,
  before  ///< What was, beside what is now.
};

/// A point of a line, in the units of the chart's axes.
struct ChartPoint {
  double x = 0;
  double y = 0;

  bool operator==(const ChartPoint&) const = default;
};

/// A line of a chart, from the least x to the greatest; what is unknown has no point.
struct ChartLine {
  Text title;
  ChartRole role = ChartRole::landImpact;
  std::vector<ChartPoint> points{};
  bool isStepped = false;  ///< Each value holds until the next point: no slope leads there.
};

/// Where something is met on the way: a floor, a cap, a clamp, a threshold.
struct ChartMark {
  ChartPoint at;
  std::vector<std::string_view> names;  ///< Codes, as tuning::SweepPoint::marks.
};

/// A row of bars: one value a class of the chart.
struct ChartBars {
  Text title;
  ChartRole role = ChartRole::moreExpensive;
  std::vector<double> values;
};

/// The triangles of a part that a class of bars is of.
struct ChartEvidence {
  std::size_t part = 0;                  ///< Of the linkset.
  std::vector<std::uint32_t> triangles;  ///< In the order of the part's physics widths.
};

/// What a chart shows, as plain values, with the table of the data behind it.
struct Chart {
  ChartForm form = ChartForm::lines;
  Sentence xTitle;
  Text yTitle;
  std::vector<ChartLine> lines;
  std::vector<ChartMark> marks;
  std::vector<ChartBars> bars;
  std::string_view unit{};           ///< Of the values of lying bars: PE or LI.
  std::vector<table::Cell> classes;  ///< Of bars: a name, a word (`triangle_constant`) or a number.
  bool classesAreWords = false;
  /// One a class where bars are of triangles: the part that costs most in it. Else empty.
  std::vector<ChartEvidence> evidence;
  bool isStacked = false;        ///< Of each class, one row of bars at most has a value but 0.
  bool isLogarithmic = false;    ///< Along x.
  std::optional<double> here{};  ///< Where along x things are now.
  table::Table table;
};

/// Physics, streaming, server and land impact of one linkset along an axis. The chart shares the
/// weighing, which has that linkset alone.
/// @param weighing  Must not be null.
/// @param axis      What was swept, and its range; more than a factor of 50 is drawn
///                  logarithmically.
/// @param points    Steps of that linkset, in the first entry. Empty: no lines.
Chart sweepChart(std::shared_ptr<const weighing::Weighing> weighing, const tuning::SweepAxis& axis,
                 std::vector<std::vector<tuning::SweepPoint>> points);

/// Share of a constant's value by which a tornado chart moves it.
inline constexpr double tornadoShare = 0.1;
/// Constants that a tornado chart shows; its table has all.
inline constexpr std::size_t tornadoBars = 12;
/// By how much a cost (before rounding) changes when each constant that matters grows or shrinks by
/// a tenth, by its derivatives; in PE, the largest first. The table has every constant that
/// matters.
/// @param slopes   Of one cost; where that is unknown, the chart is empty.
/// @param profile  Under which the slopes were computed.
Chart tornadoChart(const tuning::CostSlopes& slopes, const cost::Profile& profile);

/// How many triangles of a physics mesh are how wide (in metres, in classes of equal ratio; those
/// without width in one of their own), and what share of the cost they carry.
/// @param widths  In metres, of the triangles of one part. Empty: a chart without bars.
Chart widthChart(const std::vector<double>& widths);

/// Widths of the triangles of a part's physics mesh, in metres.
struct PartWidths {
  std::size_t part = 0;
  std::vector<double> widths;
};
/// The same of several parts together.
/// @param parts  Their triangles are counted together; the evidence tells them apart.
/// @param rule   Shares of the cost by width, or by the superseded rule equal ones.
Chart widthChartOf(const std::vector<PartWidths>& parts,
                   cost::TriangleRule rule = cost::TriangleRule::width);

/// What share of all linksets has a land impact up to each of some whole numbers, in rising order,
/// and above the last, before and now. `before` and `now` count them, maybe by estimates: one more
/// of each than limits. The table has the counts.
Chart classChart(std::span<const double> limits, std::span<const double> before,
                 std::span<const double> now);

/// Linksets that a chart of winners shows.
inline constexpr std::size_t winnerBars = 12;

/// The linksets whose land impact differs most between two sides: bars of those that get more
/// expensive, and of those that get cheaper. The table has all of them.
/// @param before  One that only one side has costs nothing on the other.
/// @param now     The sides need not outlive the chart. Linksets with unknown changes are left out.
Chart winnersChart(const tuning::Side& before, const tuning::Side& now);

}  // namespace wb::chart
