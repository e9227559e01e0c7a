#pragma once

#include "model/cost/constants.h"
#include "ui/constants/slider_scale.h"
#include "ui/document/commands.h"

#include <QWidget>

class QLabel;
class QSlider;
class QToolButton;

namespace wb::ui {

class ExpressionBox;

/// One constant to tune: its name and how sure it is above, slider, number and reset below.
class ConstantRow : public QWidget {
  Q_OBJECT

 public:
  ConstantRow(const cost::Constant& constant, QWidget* parent = nullptr);

  const cost::Constant& constant() const { return constant_; }
  /// Shows the value of a profile and whether it is that of the profile's base; told to nobody.
  void show(double value, double standard);

 signals:
  /// The user changed it. What is done without letting go has the same gesture.
  void changed(wb::cost::Key key, double value, wb::ui::Gesture gesture);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void makeControls();
  void makeLayout();
  void slide(int position);
  void enter(double value);
  void reset();
  void beginGesture();

  const cost::Constant& constant_;
  SliderScale scale_;
  double standard_;
  Gesture gesture_ = Gesture::none;
  QLabel* name_;
  QLabel* sureness_;
  QSlider* slider_;
  ExpressionBox* box_;
  QToolButton* reset_;
};

}  // namespace wb::ui
