#pragma once

#include <QWidget>

namespace wb::ui {

/// A bar as long as a fraction of its width.
class Bar : public QWidget {
  Q_OBJECT

 public:
  explicit Bar(QWidget* parent = nullptr);

  void show(double fraction, bool isEmphasised);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  double fraction_ = 0;
  bool isEmphasised_ = false;
};

}  // namespace wb::ui
