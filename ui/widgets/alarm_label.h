#pragma once

#include "ui/widgets/elided_label.h"

namespace wb::ui {

/// Words about a limit that something is over, in the alarm's colour, whatever the palette is.
class AlarmLabel : public ElidedLabel {
  Q_OBJECT

 public:
  explicit AlarmLabel(QWidget* parent);

 protected:
  void changeEvent(QEvent* event) override;

 private:
  void follow();
};

}  // namespace wb::ui
