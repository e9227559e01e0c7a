#pragma once

#include "model/analysis/fragility.h"
#include "model/cost/cost.h"

#include <QWidget>
#include <array>
#include <optional>

class QLabel;

namespace wb::ui {

/// A bar as long as a fraction of its width.
class Bar : public QWidget {
  Q_OBJECT

 public:
  explicit Bar(QWidget* parent = nullptr);

  void show(double fraction, bool isEmphasised);
  /// Between which fractions it may end; what lies beyond 1 is cut. Equal ones: for certain.
  void showError(double least, double most);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  double fraction_ = 0;
  bool isEmphasised_ = false;
  double leastFraction_ = 0;
  double mostFraction_ = 0;
};

class Bar;

/// The three weights of a linkset side by side, the one that decided emphasised. Physics may have
/// an error bar.
class WeightBars : public QWidget {
  Q_OBJECT

 public:
  explicit WeightBars(QWidget* parent = nullptr);

  /// None decided where `decidedBy` says that parts did.
  void show(const cost::Weights& weights, cost::DecidedBy decidedBy);
  /// Between which costs physics moves when vertices do; nothing where that is not known.
  void showSpread(const std::optional<tuning::Spread>& spread);

 private:
  void follow();
  void followSpread(double largest);

  struct Row {
    QLabel* name;
    Bar* bar;
    QLabel* value;
  };
  std::array<Row, 3> rows_{};
  cost::Weights weights_;
  cost::DecidedBy decidedBy_ = cost::DecidedBy::parts;
  std::optional<tuning::Spread> spread_;
};

}  // namespace wb::ui
