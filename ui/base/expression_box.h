#pragma once

#include <QAbstractSpinBox>
#include <QString>

namespace wb::ui {

/// A number to edit, of any size and exact, in the user's locale; expressions such as 0.05*2 are
/// computed when they are entered. What cannot be used is told beside the box and never taken over.
class ExpressionBox : public QAbstractSpinBox {
  Q_OBJECT
  // What a screen reader tells beside the text.
  Q_PROPERTY(double value READ value WRITE enter)
  Q_PROPERTY(double minimum READ minimum)
  Q_PROPERTY(double maximum READ maximum)

 public:
  explicit ExpressionBox(QWidget* parent = nullptr);

  double value() const { return value_; }
  double minimum() const { return minimum_; }
  double maximum() const { return maximum_; }
  /// Shows a number; told to nobody.
  void setValue(double value);
  void setRange(double minimum, double maximum);
  /// As if the user had made it this number, or the nearest that it may be.
  void enter(double value);
  /// Shown behind the number: `m`, `PE`.
  void setUnit(const QString& unit);
  /// What an arrow adds; 0: a tenth of the size of the number.
  void setStep(double step) { step_ = step; }

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }
  void stepBy(int steps) override;
  QValidator::State validate(QString& input, int& position) const override;

 signals:
  /// The user made it another number.
  void edited(double value);

 protected:
  StepEnabled stepEnabled() const override;
  bool event(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  void commit();
  void showValue();
  void take(double value);
  void complain(const QString& why);
  QString problemOf(const QString& text) const;
  QString typed() const;
  double stepSize() const;

  double value_ = 0;
  double minimum_ = -1e300;
  double maximum_ = 1e300;
  double step_ = 0;
  QString unit_;
};

}  // namespace wb::ui
