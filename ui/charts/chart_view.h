#pragma once

#include "model/base/result.h"
#include "model/report/chart.h"

#include <QChartView>
#include <QColor>
#include <memory>

namespace wb::ui {

/// The colour of what is of a role, readable on a palette's base.
QColor colourOf(report::ChartRole role, const QPalette& palette);

/// Draws a chart in the colours of the theme. What it shows stands in a table too: to those who
/// cannot see it, it only names itself.
class ChartView : public QChartView {
  Q_OBJECT

 public:
  explicit ChartView(QWidget* parent = nullptr);

  /// Null: nothing.
  void show(const std::shared_ptr<const report::Chart>& chart);

  /// What a class of bars is called.
  static QString classText(const report::Chart& chart, std::size_t index);

  Result<void> writePicture(const QString& path);
  Result<void> writeSvg(const QString& path);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void draw();
  void takeColours();

  std::shared_ptr<const report::Chart> chart_;
};

}  // namespace wb::ui
