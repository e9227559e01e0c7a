#pragma once

#include <QWidget>

namespace wb::ui {

/// A bar as long as a fraction of its width.
class Bar : public QWidget {
  Q_OBJECT

 public:
  explicit Bar(QWidget* parent = nullptr);

  void show(double fraction, bool isEmphasised);
  /// Between which fractions it may end; what lies beyond 1 is cut. Equal ones: for certain.
  void showError(double least, double most);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  double fraction_ = 0;
  bool isEmphasised_ = false;
  double leastFraction_ = 0;
  double mostFraction_ = 0;
};

}  // namespace wb::ui
