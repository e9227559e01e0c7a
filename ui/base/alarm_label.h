#pragma once

#include <QLabel>

namespace wb::ui {

/// Words about a limit that something is over, in the alarm's colour, whatever the palette is. A
/// line that has too little room ends in an ellipsis.
class AlarmLabel : public QLabel {
  Q_OBJECT

 public:
  explicit AlarmLabel(QWidget* parent);

 protected:
  void changeEvent(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void follow();
};

}  // namespace wb::ui
