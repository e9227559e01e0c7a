#pragma once

#include <QSlider>
#include <QWidget>

namespace wb::ui {

class ElidedLabel;
class ShapesPanel;

/// A slider with a name above and a land impact below each of its stops.
class StopSlider : public QSlider {
  Q_OBJECT

 public:
  explicit StopSlider(QWidget* parent = nullptr);

  /// One a stop; what has no value shows a dash.
  void setValues(const QStringList& names, const QStringList& values);
  /// Where a stop is in this widget.
  int middleOf(int stop) const;

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;

 private:
  int stopAt(int x) const;

  QStringList names_;
  QStringList values_;
};

/// Below the view: how far off the plan of an object may be, in seven stops from as made to the
/// cheapest, each with the land impact of the best that was found for it; under them what is true
/// of the plan that is chosen.
class PlanBar : public QWidget {
  Q_OBJECT

 public:
  explicit PlanBar(ShapesPanel& shapes, QWidget* parent = nullptr);

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void follow();

  ShapesPanel& shapes_;
  StopSlider* slider_;
  ElidedLabel* facts_;
};

}  // namespace wb::ui
