#pragma once

#include "model/base/result.h"
#include "model/chart/chart.h"
#include "ui/charts/line_labels.h"

#include <QChartView>
#include <QColor>
#include <memory>

namespace wb::ui {

/// The colour of what is of a role, readable on a palette's base.
QColor colourOf(chart::ChartRole role, const QPalette& palette);

/// Draws a chart in the colours of the theme. What it shows stands in a table too: to those who
/// cannot see it, it only names itself.
class ChartView : public QChartView {
  Q_OBJECT

 public:
  explicit ChartView(QWidget* parent = nullptr);

  /// Null: nothing. The title says what of: it stands above the chart, and is its description.
  void show(const std::shared_ptr<const chart::Chart>& chart, const QString& title = {});

  /// What a class of bars is called.
  static QString classText(const chart::Chart& chart, std::size_t index);

  /// What a mark on a line says.
  static QString whatMarksAre();

  // At a size of their own where the view is smaller.
  Result<void> writePicture(const QString& path) const;
  Result<void> writeSvg(const QString& path) const;

 protected:
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void drawForeground(QPainter* painter, const QRectF& area) override;

 private:
  void draw();
  QString markLine() const;
  void takeColours();
  std::size_t classesThatFit() const;
  std::unique_ptr<ChartView> enlarged() const;

  std::shared_ptr<const chart::Chart> chart_;
  QString title_;
  std::size_t drawnClasses_ = 0;
  LineLabels labels_;
};

}  // namespace wb::ui
