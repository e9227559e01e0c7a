#include "ui/panels/charts/detail/chart_maker.h"

#include "model/cost/evidence.h"
#include "ui/document/selection.h"
#include "ui/panels/charts/chart_view.h"
#include "ui/panels/table/report_table.h"

#include <QItemSelectionModel>
#include <utility>

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

ChartMaker::ChartMaker(QObject* parent)
    : QObject(parent), work_([this](const Made& chart) { take(chart); }) {
  work_.nameAs(tr("Drawing a chart"), [this] { cancel(); });
}

void ChartMaker::make(ChartOrder order) {
  const bool wasBusy = isBusy();
  const bool isSameWish = order.wish == current_;
  current_ = order.wish;
  auto work = [order = std::move(order)](const Task& task) {
    return std::make_shared<const chart::Chart>(makeChart(order, task));
  };
  if (isSameWish) {
    work_.queue(std::move(work));
  } else {
    work_.start(std::move(work));
  }
  if (!wasBusy) emit busyChanged(true);
}

void ChartMaker::cancel() {
  if (!isBusy()) return;
  work_.cancel();
  emit busyChanged(false);
}

void ChartMaker::take(const Made& chart) {
  emit made(chart);
  if (!isBusy()) emit busyChanged(false);
}

namespace {

/// Lights the triangles that a class of bars is of: those of the part that costs most in it. What
/// is selected stays so, for the chart is of that.
void lightPlace(const ChartView& view, std::size_t place, Selection& selection) {
  const chart::Chart* chart = view.shownChart();
  const auto& selected = selection.current();
  if (!chart || !selected || place >= chart->evidence.size()) return;
  const chart::ChartEvidence& evidence = chart->evidence[place];
  if (evidence.triangles.empty()) return selection.highlight({});
  selection.highlight(Highlight{layers::Layer::physicsMesh, selected->linkset, evidence.part, false,
                                evidence.triangles});
}

}  // namespace

void selectFrom(ChartView& view, ReportTableView& data, const ReportTableModel& model,
                Selection& selection) {
  QObject::connect(&view, &ChartView::targetChosen, &selection,
                   [&selection](const weighing::Target& one) { selection.select(one); });
  QObject::connect(&view, &ChartView::placeChosen, &data, [&](std::size_t place) {
    lightPlace(view, place, selection);
    data.selectRow(static_cast<int>(place));
  });
  // A table that is hidden takes rows of itself where its model changes.
  QObject::connect(data.selectionModel(), &QItemSelectionModel::currentRowChanged, &selection,
                   [&](const QModelIndex& index) {
                     if (!index.isValid() || !data.isVisible()) return;
                     const auto row = static_cast<std::size_t>(index.row());
                     if (const auto target = model.table().target(row))
                       return selection.select(target);
                     view.markPlace(row);
                     lightPlace(view, row, selection);
                   });
  QObject::connect(&selection, &Selection::changed, &view, [&] { view.mark(selection.all()); });
}

}  // namespace wb::ui
