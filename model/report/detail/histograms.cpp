#include "model/cost/evidence.h"
#include "model/report/chart.h"
#include "model/report/table_texts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <map>
#include <numeric>
#include <optional>
#include <string>
#include <utility>

// Histograms of triangle widths in classes of equal ratio (logarithmic bins): four to a power of
// ten, or one where widths spread over more than two powers (`fineClasses`, `fewPowers`). Triangles
// without width have a class of their own; those narrower than `narrowest` are in the first one.
// O(triangles + classes). Shares of the cost are cost::triangleShares'.

namespace wb::chart {
namespace {

/// WidthClasses of widths from one power of ten to the next, where they are over no more powers
/// than so many; else there is one.
constexpr int fineClasses = 4;
constexpr double fewPowers = 2;
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
    table::Column<WidthRow>{{"from_m", table::tableTexts["column.from_m"], table::Rank::essential,
                             table::Total::none, table::Content::number},
                            [](const WidthRow& row) -> table::Cell { return row.from; }},
    table::Column<WidthRow>{{"to_m", table::tableTexts["column.to_m"], table::Rank::essential,
                             table::Total::none, table::Content::number},
                            [](const WidthRow& row) -> table::Cell { return row.to; }},
    table::Column<WidthRow>{{"triangles", table::tableTexts["column.triangles"],
                             table::Rank::essential, table::Total::sum, table::Content::number},
                            [](const WidthRow& row) -> table::Cell { return row.triangles; }},
    table::Column<WidthRow>{{"triangles_percent", table::tableTexts["column.triangles_percent"],
                             table::Rank::useful, table::Total::sum, table::Content::number},
                            [](const WidthRow& row) -> table::Cell { return row.fraction * 100; }},
    table::Column<WidthRow>{{"cost_percent", table::tableTexts["column.cost_percent"],
                             table::Rank::essential, table::Total::sum, table::Content::number},
                            [](const WidthRow& row) -> table::Cell { return row.share * 100; }},
};

/// Numbers the classes of widths: evenly along their logarithms.
class WidthClasses {
 public:
  /// From the least to the greatest width above 0.
  WidthClasses(double least, double most)
      : perPower_(power(most) - power(least) > fewPowers ? 1 : fineClasses),
        first_(number(least)),
        last_(number(most)) {}

  std::size_t of(double width) const { return static_cast<std::size_t>(number(width) - first_); }
  /// Empty ones between them too.
  std::vector<WidthRow> rows() const {
    std::vector<WidthRow> rows;
    for (int one = first_; one <= last_; ++one) rows.push_back({edge(one), edge(one + 1)});
    return rows;
  }

 private:
  static double power(double width) { return std::log10(std::max(width, narrowest)); }
  int number(double width) const { return static_cast<int>(std::floor(power(width) * perPower_)); }
  double edge(int one) const { return std::pow(10.0, static_cast<double>(one) / perPower_); }

  int perPower_;
  int first_;
  int last_;
};

void countTriangle(WidthRow& row, double share, std::size_t all) {
  ++row.triangles;
  row.share += share;
  row.fraction += 1 / static_cast<double>(all);
}

/// Rows, and which of them each triangle is in.
struct Classified {
  std::vector<WidthRow> rows;
  std::vector<std::size_t> rowOf;
};

std::optional<WidthClasses> classesOf(const std::vector<double>& widths) {
  std::vector<double> positive;
  std::ranges::copy_if(widths, std::back_inserter(positive),
                       [](double width) { return width > 0; });
  if (positive.empty()) return {};
  const auto [least, most] = std::ranges::minmax(positive);
  return WidthClasses(least, most);
}

/// Those without width first, where there are any.
Classified classified(const std::vector<double>& widths, const std::vector<double>& shares) {
  const bool hasNone = std::ranges::any_of(widths, [](double width) { return !(width > 0); });
  const std::size_t first = hasNone ? 1 : 0;
  Classified all;
  if (hasNone) all.rows.emplace_back();
  const auto classes = classesOf(widths);
  if (classes) std::ranges::copy(classes->rows(), std::back_inserter(all.rows));
  for (std::size_t i = 0; i < widths.size(); ++i) {
    all.rowOf.push_back(widths[i] > 0 ? first + classes->of(widths[i]) : 0);
    countTriangle(all.rows[all.rowOf.back()], shares[i], widths.size());
  }
  return all;
}

/// Goes over the triangles of all parts: `take(part, triangle of it, triangle of all)`.
template <class Take>
void forEachTriangle(const std::vector<PartWidths>& parts, const Take& take) {
  std::size_t all = 0;
  for (const PartWidths& part : parts)
    for (std::size_t triangle = 0; triangle < part.widths.size(); ++triangle, ++all)
      take(part.part, triangle, all);
}

/// Of each row the part that carries most in it, and that part's triangles there.
std::vector<ChartEvidence> evidenceOf(const std::vector<PartWidths>& parts, const Classified& all,
                                      const std::vector<double>& shares) {
  std::vector<std::map<std::size_t, double>> carried(all.rows.size());
  forEachTriangle(parts, [&](std::size_t part, std::size_t, std::size_t i) {
    carried[all.rowOf[i]][part] += shares[i];
  });
  std::vector<ChartEvidence> evidence(all.rows.size());
  for (std::size_t row = 0; row < carried.size(); ++row)
    if (!carried[row].empty())
      evidence[row].part = std::ranges::max_element(carried[row], {}, [](const auto& one) {
                             return one.second;
                           })->first;
  forEachTriangle(parts, [&](std::size_t part, std::size_t triangle, std::size_t i) {
    ChartEvidence& of = evidence[all.rowOf[i]];
    if (of.part == part) of.triangles.push_back(static_cast<std::uint32_t>(triangle));
  });
  return evidence;
}

/// By the superseded rule all triangles cost the same, whatever their widths.
std::vector<double> sharesOf(const std::vector<double>& widths, cost::TriangleRule rule) {
  if (rule == cost::TriangleRule::width) return cost::triangleShares(widths);
  return std::vector<double>(widths.size(), 1 / static_cast<double>(widths.size()));
}

}  // namespace

Chart widthChart(const std::vector<double>& widths) { return widthChartOf({{0, widths}}); }

Chart widthChartOf(const std::vector<PartWidths>& parts, cost::TriangleRule rule) {
  std::vector<double> widths;
  for (const PartWidths& part : parts)
    widths.insert(widths.end(), part.widths.begin(), part.widths.end());
  const std::vector<double> triangleShares = sharesOf(widths, rule);
  Classified all = classified(widths, triangleShares);
  Chart chart;
  chart.form = ChartForm::histogram;
  chart.xTitle = {chartTexts["chart.width"], {}};
  chart.yTitle = chartTexts["chart.percent"];
  chart.evidence = evidenceOf(parts, all, triangleShares);
  ChartBars triangles{table::tableTexts["column.triangles_percent"], ChartRole::triangles, {}};
  ChartBars shares{table::tableTexts["column.cost_percent"], ChartRole::physics, {}};
  for (const WidthRow& row : all.rows) {
    chart.classes.push_back(row.from);
    triangles.values.push_back(row.fraction * 100);
    shares.values.push_back(row.share * 100);
  }
  chart.bars = {std::move(triangles), std::move(shares)};
  chart.table = table::tableOf<WidthRow>(widthColumns, std::move(all.rows));
  chart.table.whenEmpty = chartTexts["chart.no_triangles"];
  return chart;
}

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
