#pragma once

#include <QLabel>

namespace wb::ui {

/// A line that gives way where there is too little room: it ends in an ellipsis, and the pointer is
/// told all of it. Words that wrap are shown in full.
class ElidedLabel : public QLabel {
  Q_OBJECT

 public:
  using QLabel::QLabel;

  QSize minimumSizeHint() const override;

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  bool isCut() const;
};

}  // namespace wb::ui
