#include "ui/panels/charts/detail/chart_order.h"

#include "model/cost/evidence.h"

namespace wb::ui {
namespace {

/// Of the part, or of all parts together: what each triangle costs goes by its width alone, or all
/// cost the same.
chart::Chart chartOfWidths(const ChartOrder& order, const Task& task) {
  const weighing::Weighing& one = *order.weighing;
  const cost::GeometryRules rules(order.profile);
  const auto& parts = one.scene.linksets[0].parts;
  std::vector<chart::PartWidths> widths;
  for (std::size_t i = order.part.value_or(0); i < (order.part ? *order.part + 1 : parts.size());
       ++i) {
    if (!task.step()) break;
    widths.push_back({i, physicsWidths(parts[i], one.scene.meshOf(parts[i]),
                                       one.costs[0].parts[i].decision, rules)});
  }
  return chart::widthChartOf(widths, order.profile.triangleRule);
}

chart::Chart chartOfSensitivity(const ChartOrder& order, const Task& task) {
  if (order.weighing) {
    const weighing::Weighing& one = *order.weighing;
    return chart::tornadoChart(
        tuning::sensitivity(one.scene, one.statistics, one.profile, one.costs, task).whole,
        one.profile);
  }
  const auto& [scene, statistics] = order.everything;
  const auto costs = weigh(*scene, *statistics, order.profile);
  return chart::tornadoChart(
      tuning::sensitivity(*scene, *statistics, order.profile, costs, task).whole, order.profile);
}

}  // namespace

bool ChartWish::operator==(const ChartWish& other) const {
  return kind == other.kind && axis.key == other.axis.key &&
         axis.range.from == other.axis.range.from && axis.range.to == other.axis.range.to &&
         axis.range.steps == other.axis.range.steps;
}

chart::Chart makeChart(const ChartOrder& order, const Task& task) {
  switch (order.wish.kind) {
    case ChartKind::widths:
      return chartOfWidths(order, task);
    case ChartKind::sensitivity:
      return chartOfSensitivity(order, task);
    default:
      break;
  }
  auto points = sweep(order.weighing->scene, order.profile, order.wish.axis, task);
  return chart::sweepChart(order.weighing, order.wish.axis, std::move(points));
}

}  // namespace wb::ui
