#pragma once

#include "model/core/text.h"

#include <QAbstractSpinBox>
#include <QString>

namespace wb::ui {

/// What stands behind a number: a word, or the unit in which the user reads lengths.
struct BoxUnit {
  QString word;
  Number::Length length = Number::Length::none;

  BoxUnit() = default;
  BoxUnit(const QString& text) : word(text) {}    // NOLINT: most units are words.
  BoxUnit(Number::Length kept) : length(kept) {}  // NOLINT

  bool operator==(const BoxUnit&) const = default;
};

}  // namespace wb::ui

namespace wb {
struct LengthUnit;
}

namespace wb::ui {

/// A number to edit, of any size and exact, in the user's locale; expressions such as 0.05*2 are
/// computed when they are entered. What cannot be used is told beside the box and never taken over.
class ExpressionBox : public QAbstractSpinBox {
  Q_OBJECT
  // What a screen reader tells beside the text.
  Q_PROPERTY(double value READ shownValue WRITE enterShown)
  Q_PROPERTY(double minimum READ shownMinimum)
  Q_PROPERTY(double maximum READ shownMaximum)

 public:
  explicit ExpressionBox(QWidget* parent = nullptr);

  /// Of a length in what it is kept in, whatever it is shown in.
  double value() const { return value_; }
  double minimum() const { return minimum_; }
  double maximum() const { return maximum_; }
  /// Shows a number; told to nobody.
  void setValue(double value);
  void setRange(double minimum, double maximum);
  /// As if the user had made it this number, or the nearest that it may be.
  void enter(double value);
  /// Shown behind the number: `m`, `PE`. Of a length it is the one that the user chose; typed
  /// behind a number, any unit of length holds.
  void setUnit(const BoxUnit& unit);
  /// What an arrow adds to the number that is shown; 0: a tenth of its size.
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
  /// A number without its unit, and how much that is of what is shown.
  struct Typed {
    QString text;
    double factor = 1;
  };
  QString problemOf(const Typed& typed) const;
  Typed typed() const;
  double perShown() const;
  double shownValue() const { return value_ * perShown(); }
  double shownMinimum() const { return minimum_ * perShown(); }
  double shownMaximum() const { return maximum_ * perShown(); }
  void enterShown(double value) { enter(value / perShown()); }
  const LengthUnit& shownUnit() const;
  QString unitText() const;
  void followUnit();
  double stepSize() const;

  double value_ = 0;
  double minimum_ = -1e300;
  double maximum_ = 1e300;
  double step_ = 0;
  BoxUnit unit_;
};

}  // namespace wb::ui
