#pragma once

#include "model/report/chart.h"

#include <QChart>
#include <cstddef>

namespace wb::ui {

/// Puts the series and axes of a chart in place of what a drawing has. Of lying bars at most so
/// many classes, the largest; returns how many.
std::size_t drawChart(QChart& drawing, const chart::Chart& chart, const QPalette& palette,
                      std::size_t mostClasses);

}  // namespace wb::ui
