#pragma once

#include "viewport/colouring.h"

#include <QWidget>

namespace wb::ui {

/// A ramp of colours with what stands at its places.
class RampBar : public QWidget {
  Q_OBJECT

 public:
  RampBar(viewport::Ramp ramp, std::vector<viewport::RampMark> marks, QWidget* parent);

  const std::vector<viewport::RampMark>& marks() const { return marks_; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  viewport::Ramp ramp_;
  std::vector<viewport::RampMark> marks_;
};

}  // namespace wb::ui
