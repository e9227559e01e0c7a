#pragma once

#include "model/cost/weigh.h"

#include <QWidget>
#include <array>

class QLabel;

namespace wb::ui {

class Bar;

/// The three weights of a linkset side by side, the one that decided emphasised.
class WeightBars : public QWidget {
  Q_OBJECT

 public:
  explicit WeightBars(QWidget* parent = nullptr);

  void show(const cost::Weights& weights, cost::DecidedBy decidedBy);

 private:
  struct Row {
    QLabel* name;
    Bar* bar;
    QLabel* value;
  };
  std::array<Row, 3> rows_{};
};

}  // namespace wb::ui
