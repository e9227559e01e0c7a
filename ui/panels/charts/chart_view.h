#pragma once

#include "model/core/core.h"
#include "model/report/chart.h"
#include "ui/panels/charts/detail/bar_values.h"
#include "ui/panels/charts/detail/chart_drawing.h"

#include <QChartView>
#include <QColor>
#include <memory>
#include <optional>
#include <vector>

namespace wb::ui {

/// The colour of what is of a role, readable on a palette's base.
QColor colourOf(chart::ChartRole role, const QPalette& palette);

/// Draws a chart in the colours of the theme. What it shows stands in a table too: to those who
/// cannot see it, it only names itself.
class ChartView : public QChartView {
  Q_OBJECT

 public:
  explicit ChartView(QWidget* parent = nullptr);

  /// Null: nothing. The title names the subject: it stands above the chart, and is its description.
  void show(const std::shared_ptr<const chart::Chart>& chart, const QString& title = {});

  /// What a class of bars is called.
  static QString classText(const chart::Chart& chart, std::size_t index);

  /// What a mark on a line says.
  static QString whatMarksAre();

  // At a size of their own where the view is smaller.
  Result<void> writePicture(const QString& path) const;
  Result<void> writeSvg(const QString& path) const;

  /// Marks the bars of the objects that are selected; those of other charts are of none.
  void mark(std::vector<weighing::Target> selected);
  /// Marks a class of bars of triangles, or a step of lines, as chosen; one that there is not:
  /// none.
  void markPlace(std::optional<std::size_t> place);
  const chart::Chart* shownChart() const { return chart_.get(); }

 signals:
  /// An object whose bars were clicked, or reached with the arrow keys.
  void targetChosen(const wb::weighing::Target& target);
  /// A class of bars of triangles, or a step of lines, was clicked or reached so: a row of the
  /// data.
  void placeChosen(std::size_t place);

 protected:
  void mousePressEvent(QMouseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void changeEvent(QEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void drawForeground(QPainter* painter, const QRectF& area) override;

 private:
  void draw();
  void followPlot();
  double lineOfAClass() const;
  QString markLine() const;
  void takeColours();
  std::size_t classesThatFit() const;
  std::unique_ptr<ChartView> enlarged() const;
  std::optional<weighing::Target> targetOf(std::size_t place) const;
  std::size_t placeCount() const;
  std::optional<std::size_t> placeAt(const QPointF& pixel) const;
  bool isMarked(std::size_t place) const;
  QRectF bandOf(std::size_t place) const;
  QRectF bandOfStep(std::size_t step) const;
  QString textOfStep(std::size_t step) const;
  void drawStep(QPainter& painter) const;
  void drawMarked(QPainter& painter) const;
  void choose(std::size_t place);

  std::shared_ptr<const chart::Chart> chart_;
  QString title_;
  std::size_t drawnClasses_ = 0;
  double beside_ = 0;  ///< Pixels of height that a drawn plot left to what is around it.
  LineLabels labels_;
  BarValues values_;
  std::vector<weighing::Target> marked_;
  std::optional<std::size_t> chosen_;  ///< Of places that are no objects.
};

}  // namespace wb::ui
