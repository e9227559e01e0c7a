#include "model/chart/chart.h"
#include "model/chart/texts.h"
#include "model/cost/evidence.h"
#include "model/table/texts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <optional>

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

std::vector<WidthRow> widthRows(const std::vector<double>& widths) {
  std::vector<double> positive;
  std::ranges::copy_if(widths, std::back_inserter(positive),
                       [](double width) { return width > 0; });
  WidthRow none;
  std::vector<WidthRow> rows;
  std::optional<WidthClasses> classes;
  if (!positive.empty()) {
    const auto [least, most] = std::ranges::minmax(positive);
    classes.emplace(least, most);
    rows = classes->rows();
  }
  const std::vector<double> shares = cost::triangleShares(widths);
  for (std::size_t i = 0; i < widths.size(); ++i)
    countTriangle(widths[i] > 0 ? rows[classes->of(widths[i])] : none, shares[i], widths.size());
  if (none.triangles == 0) return rows;
  std::vector<WidthRow> all;
  all.push_back(none);
  for (const WidthRow& row : rows) all.push_back(row);
  return all;
}

}  // namespace

Chart widthChart(const std::vector<double>& widths) {
  std::vector<WidthRow> rows = widthRows(widths);
  Chart chart;
  chart.form = ChartForm::histogram;
  chart.xTitle = {chartTexts["chart.width"], {}};
  chart.yTitle = chartTexts["chart.percent"];
  ChartBars triangles{table::tableTexts["column.triangles_percent"], ChartRole::server, {}};
  ChartBars shares{table::tableTexts["column.cost_percent"], ChartRole::physics, {}};
  for (const WidthRow& row : rows) {
    chart.classes.push_back(row.from);
    triangles.values.push_back(row.fraction * 100);
    shares.values.push_back(row.share * 100);
  }
  chart.bars = {std::move(triangles), std::move(shares)};
  chart.table = table::tableOf<WidthRow>(widthColumns, std::move(rows));
  chart.table.whenEmpty = chartTexts["chart.no_triangles"];
  return chart;
}

}  // namespace wb::chart
