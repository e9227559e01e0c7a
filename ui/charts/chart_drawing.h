#pragma once

#include "model/report/chart.h"

#include <QChart>

namespace wb::ui {

/// Puts the series and axes of a chart in place of what a drawing has.
void drawChart(QChart& drawing, const report::Chart& chart, const QPalette& palette);

}  // namespace wb::ui
