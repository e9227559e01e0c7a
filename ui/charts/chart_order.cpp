#include "ui/charts/chart_order.h"

#include "model/cost/evidence.h"

namespace wb::ui {
namespace {

report::Chart chartOfWidths(const ChartOrder& order) {
  const report::Weighing& one = *order.weighing;
  const std::size_t part = order.part.value_or(0);
  const scene::Part& shown = one.scene.linksets[0].parts[part];
  return report::widthChart(physicsWidths(shown, one.scene.meshOf(shown),
                                          one.costs[0].parts[part].decision,
                                          cost::GeometryRules(order.profile)));
}

report::Chart chartOfSensitivity(const ChartOrder& order) {
  if (order.weighing) {
    const report::Weighing& one = *order.weighing;
    return report::tornadoChart(
        tuning::sensitivity(one.scene, one.statistics, one.profile, one.costs).whole, one.profile);
  }
  const auto& [scene, statistics] = order.everything;
  const auto costs = weigh(*scene, *statistics, order.profile);
  return report::tornadoChart(tuning::sensitivity(*scene, *statistics, order.profile, costs).whole,
                              order.profile);
}

}  // namespace

bool ChartWish::operator==(const ChartWish& other) const {
  return kind == other.kind && axis.key == other.axis.key &&
         axis.range.from == other.axis.range.from && axis.range.to == other.axis.range.to &&
         axis.range.steps == other.axis.range.steps;
}

report::Chart makeChart(const ChartOrder& order, const Task& task) {
  switch (order.wish.kind) {
    case ChartKind::widths:
      return chartOfWidths(order);
    case ChartKind::sensitivity:
      return chartOfSensitivity(order);
    default:
      break;
  }
  auto points = sweep(order.weighing->scene, order.profile, order.wish.axis, task);
  return report::sweepChart(order.weighing, order.wish.axis, std::move(points));
}

}  // namespace wb::ui
