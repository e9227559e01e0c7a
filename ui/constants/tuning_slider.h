#pragma once

#include "ui/constants/slider_scale.h"

#include <QSlider>

namespace wb::ui {

/// A slider over the range of a number, its default in the middle.
class TuningSlider : public QSlider {
  Q_OBJECT

 public:
  explicit TuningSlider(const SliderScale& scale, QWidget* parent = nullptr);

  /// Shows a number; told to nobody.
  void setNumber(double number);

 signals:
  /// The user moved it to another number.
  void tuned(double number);

 private:
  void tellNumber(int position);

  SliderScale scale_;
};

}  // namespace wb::ui
