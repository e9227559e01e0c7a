#pragma once

#include "ui/panels/shapes/detail/shape_candidates.h"

#include <QChartView>
#include <cstddef>

namespace wb::ui {

/// What the candidates of one group cost against how far off they are. The front is a line, those
/// that nothing beats are filled; a click chooses. Whoever cannot see it has the list beside it.
class ShapeChart : public QChartView {
  Q_OBJECT

 public:
  explicit ShapeChart(ShapeCandidates& candidates, QWidget* parent = nullptr);

  void setGroup(std::size_t group);
  /// Leaves the room to others where what is around it is too low for axes to be read.
  void giveWayIn(QWidget& around);
  std::size_t group() const { return group_; }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void changeEvent(QEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;

 private:
  void draw();
  void addAxes();
  void addGoal();
  void addFront();
  void addShapes();
  QPointF pointOf(const shape::MadeShape& made) const;
  int leastHeight() const;
  template <class Series>
  Series& place(Series* series);
  void takeColours();

  ShapeCandidates& candidates_;
  std::size_t group_ = 0;
};

}  // namespace wb::ui
