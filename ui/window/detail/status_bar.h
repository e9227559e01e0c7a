#pragma once

#include <QStatusBar>

namespace wb::ui {

/// What was said last, as much of it as there is room for, left of what always stands there. That
/// leaves it a share of the bar, or less where less is said.
class StatusBar : public QStatusBar {
  Q_OBJECT

 public:
  explicit StatusBar(QWidget* parent);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void shareRoom();
  /// Where what always stands there begins.
  int edge() const;
};

}  // namespace wb::ui
