#pragma once

#include "model/analysis/sweep.h"
#include "model/cost/profile.h"
#include "model/report/chart.h"
#include "ui/document/selection.h"
#include "ui/widgets/background_work.h"

#include <QObject>
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

namespace wb::ui {

/// How far a chart goes about a value, and in how many steps.
inline constexpr double leastFactor = 0.25;
inline constexpr double mostFactor = 4;
inline constexpr std::size_t sweepSteps = 61;

/// From a quarter to four times a constant's value now, inside its range; all of it for 0.
inline tuning::Range sweepRangeOf(const cost::Constant& constant, double value) {
  if (value == 0) return {constant.minimum, constant.maximum, sweepSteps};
  return {std::max(constant.minimum, value * leastFactor),
          std::min(constant.maximum, value * mostFactor), sweepSteps};
}

/// What a chart is about, in the order in which they are offered.
enum class ChartKind : std::uint8_t { scale, constant, sensitivity, widths, winners };

constexpr bool isSweep(ChartKind kind) {
  return kind == ChartKind::scale || kind == ChartKind::constant;
}

/// Which chart is wanted.
struct ChartWish {
  ChartKind kind = ChartKind::scale;
  tuning::SweepAxis axis{{}, {0.25, 4, 61}};  ///< Of scale and constant.

  bool operator==(const ChartWish& other) const;
};

/// A scene that threads share: it never changes.
struct SharedScene {
  std::shared_ptr<const scene::Scene> scene;
  std::shared_ptr<const cost::SceneStatistics> statistics;
};

/// All that a chart is made of, for another thread. Of the weighing or the scene one is there: a
/// linkset alone, or everything.
struct ChartOrder {
  ChartWish wish;
  std::shared_ptr<const weighing::Weighing> weighing;
  std::optional<std::size_t> part;  ///< Of widths.
  SharedScene everything;
  cost::Profile profile;
};

/// Takes time. What is cancelled gives a chart of what was made so far.
chart::Chart makeChart(const ChartOrder& order, const Task& task);

/// Makes charts in the background. The newest order wins; those of the same wish that come while
/// one is made wait for it, so that a drag is followed as fast as can be.
class ChartMaker : public QObject {
  Q_OBJECT

 public:
  using Made = std::shared_ptr<const chart::Chart>;

  explicit ChartMaker(QObject* parent = nullptr);

  void make(ChartOrder order);
  /// What is being made never comes.
  void cancel();
  bool isBusy() const { return work_.isBusy(); }

 signals:
  void made(const wb::ui::ChartMaker::Made& chart);
  void busyChanged(bool busy);

 private:
  void take(const Made& chart);

  ChartWish current_;  ///< Of the newest order.
  BackgroundWork<Made> work_;
};

class ChartView;
class ReportTableModel;
class ReportTableView;
class Selection;

/// What is chosen in a chart or in its data is selected, where they are of objects, or lit up,
/// where they are of triangles; what is selected is marked in the chart. A step of lines is marked,
/// with its numbers, and is a row of the data. For as long as these live.
void selectFrom(ChartView& view, ReportTableView& data, const ReportTableModel& model,
                Selection& selection);

}  // namespace wb::ui
