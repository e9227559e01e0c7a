#pragma once

#include "model/report/chart.h"
#include "ui/document/selection.h"

#include <cstdint>
#include <memory>
#include <optional>

namespace wb::ui {

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

}  // namespace wb::ui
