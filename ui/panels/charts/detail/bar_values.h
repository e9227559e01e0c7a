#pragma once

#include "model/report/chart.h"

#include <QChart>
#include <QFont>
#include <QPalette>
#include <QString>
#include <optional>
#include <span>

class QPainter;

namespace wb::ui {

/// What lying bars are long, written at their ends in place of an axis below them. Names of classes
/// keep their room: where both have too little, the axis stays.
class BarValues {
 public:
  /// Finds out whether there is room in a chart of so many pixels of width.
  void measure(const chart::Chart& chart, const QFont& font, int width);
  /// Leaves room beside the longest bars of what was measured; its series and axes are there.
  void prepare(QChart& chart) const;
  void draw(QPainter& painter, const QChart& chart, const QFont& font,
            const QPalette& palette) const;
  bool areDrawn() const { return areDrawn_; }

  /// What stands at one end of a class's bars; nothing where no bar goes there.
  struct End {
    double value = 0;  ///< Where the longest ends.
    QString text;
  };
  /// @param sign  1 or -1: to which side.
  /// @param unit  As chart::Chart::unit.
  static std::optional<End> endOf(std::span<const double> values, int sign, std::string_view unit);

 private:
  bool areDrawn_ = false;
  bool areNamesWhole_ = false;
  std::string_view unit_;
  double least_ = 0;
  double most_ = 0;
  int plot_ = 0;    ///< Pixels that the plot has at least.
  int before_ = 0;  ///< Those that texts left of the bars take,
  int after_ = 0;   ///< and right of them.
};

}  // namespace wb::ui
