#pragma once

#include "model/report/chart.h"

#include <QChart>
#include <QFont>
#include <QPalette>
#include <cstddef>

class QPainter;

namespace wb::ui {

/// What a line that is to be named where it ends has as its property of this name: true.
inline constexpr const char* labelledProperty = "labelled";

/// The same of one that is to be named at its top.
inline constexpr const char* namedAtTopProperty = "namedAtTop";

/// Names of lines, written where they end: nobody has to look from a box to a line and back. Where
/// they have no room, they are in the legend.
class LineLabels {
 public:
  /// Makes room for the names right of the plot, or shows the legend, for a chart of so many pixels
  /// of height.
  void prepare(QChart& chart, const QFont& font, int height);
  /// Each in its line's colour, beside its end, and none over another.
  void draw(QPainter& painter, QChart& chart, const QFont& font) const;
  bool areDrawn() const { return areDrawn_; }

 private:
  bool areDrawn_ = false;
};

/// Puts the series and axes of a chart in place of what a drawing has. Of lying bars at most so
/// many classes, the largest; returns how many.
std::size_t drawChart(QChart& drawing, const chart::Chart& chart, const QPalette& palette,
                      std::size_t mostClasses);

}  // namespace wb::ui
