#pragma once

#include <QLabel>

namespace wb::ui {

/// Words in plain text. A line that has too little room ends in an ellipsis.
class ElidedLabel : public QLabel {
  Q_OBJECT

 public:
  explicit ElidedLabel(QWidget* parent) : QLabel(parent) { setTextFormat(Qt::PlainText); }

 protected:
  void paintEvent(QPaintEvent* event) override;
};

}  // namespace wb::ui
