#pragma once

#include "model/cost/constants.h"
#include "ui/document/commands.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace wb::ui {

class ExpressionBox;
class TuningSlider;

/// One constant to tune: its name and how sure it is above, slider and number below.
class ConstantRow : public QWidget {
  Q_OBJECT

 public:
  /// Shows its default.
  explicit ConstantRow(const cost::Constant& constant, QWidget* parent = nullptr);

  const cost::Constant& constant() const { return constant_; }
  /// Shows the value of a profile beside that of the profile's base; told to nobody.
  void show(double value, double standard);
  /// What the box needs to show its default with the unit, and what it gets, so that boxes below
  /// each other are of one width.
  int boxWidth() const;
  void setBoxWidth(int width);

 signals:
  /// The user changed it. What is done without letting go has the same gesture.
  void changed(wb::cost::Key key, double value, wb::ui::Gesture gesture);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void makeName();
  void makeControls();
  void makeButtons();
  void makeLayout();
  void showValue();
  void beginGesture();
  void change(double value);
  void reset();
  void explain();

  const cost::Constant& constant_;
  double value_;
  double standard_;
  Gesture gesture_ = newGesture();
  QLabel* name_;
  QLabel* sureness_;
  QToolButton* help_;
  TuningSlider* slider_;
  ExpressionBox* box_;
  QToolButton* reset_;
};

}  // namespace wb::ui
