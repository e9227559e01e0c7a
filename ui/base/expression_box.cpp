#include "ui/base/expression_box.h"

#include "ui/base/expression.h"
#include "ui/base/model_text.h"
#include "ui/base/wheel_guard.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QStyle>
#include <QStyleOptionSpinBox>
#include <QToolTip>
#include <algorithm>
#include <cmath>

namespace wb::ui {
namespace {

constexpr int numberInCharacters = 9;
constexpr int leastInCharacters = 13;

bool isUndoOrRedo(const QKeyEvent& key) {
  return key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo);
}

/// With all its digits only where they are few.
QString brief(double value) {
  const QString exact = exactNumber(value);
  return exact.size() <= numberInCharacters ? exact : shownNumber(value);
}

}  // namespace

ExpressionBox::ExpressionBox(QWidget* parent) : QAbstractSpinBox(parent) {
  setKeyboardTracking(false);
  setCorrectionMode(CorrectToPreviousValue);
  guardFromWheel(*this);
  showValue();
}

void ExpressionBox::setValue(double value) {
  if (value == value_ && !lineEdit()->isModified()) return;
  value_ = value;
  showValue();
}

void ExpressionBox::setRange(double minimum, double maximum) {
  minimum_ = minimum;
  maximum_ = maximum;
}

void ExpressionBox::enter(double value) { take(std::clamp(value, minimum_, maximum_)); }

void ExpressionBox::setUnit(const QString& unit) {
  if (unit == unit_) return;
  unit_ = unit;
  showValue();
  updateGeometry();
}

void ExpressionBox::showValue() {
  const QString suffix = unit_.isEmpty() || hasFocus() ? QString() : u' ' + unit_;
  lineEdit()->setText((hasFocus() ? exactNumber(value_) : brief(value_)) + suffix);
  lineEdit()->setModified(false);
  lineEdit()->setCursorPosition(0);
  setAccessibleDescription({});
}

QString ExpressionBox::typed() const {
  QString text = lineEdit()->text().trimmed();
  if (!unit_.isEmpty() && text.endsWith(unit_)) text.chop(unit_.size());
  return text;
}

QString ExpressionBox::problemOf(const QString& text) const {
  const Evaluated evaluated = evaluate(text);
  switch (evaluated.problem) {
    case ExpressionProblem::empty:
    case ExpressionProblem::syntax:
      return tr("A number or an expression such as 0.05*2 was expected.");
    case ExpressionProblem::tooLong:
    case ExpressionProblem::tooDeep:
      return tr("The expression is too long.");
    case ExpressionProblem::notANumber:
      return tr("This comes to no number.");
    case ExpressionProblem::none:
      break;
  }
  if (evaluated.value >= minimum_ && evaluated.value <= maximum_) return {};
  return tr("A number from %1 to %2 was expected, not %3.")
      .arg(shownNumber(minimum_), shownNumber(maximum_), shownNumber(evaluated.value));
}

void ExpressionBox::commit() {
  if (!lineEdit()->isModified()) return;
  const QString text = typed();
  const QString problem = problemOf(text);
  if (!problem.isEmpty()) return complain(problem);
  QToolTip::hideText();
  take(evaluate(text).value);
  lineEdit()->selectAll();
}

void ExpressionBox::complain(const QString& why) {
  QToolTip::showText(mapToGlobal(QPoint(0, height())), why, this);
  setAccessibleDescription(why);
}

void ExpressionBox::take(double value) {
  const bool isOther = value != value_;
  value_ = value;
  showValue();
  if (isOther) emit edited(value_);
}

double ExpressionBox::stepSize() const {
  if (step_ > 0) return step_;
  const double size = std::abs(value_);
  return size > 0 ? std::pow(10, std::floor(std::log10(size)) - 1) : 0.01;
}

void ExpressionBox::stepBy(int steps) {
  commit();
  // Rounded to the step, so that 0.1 + 0.1 + 0.1 is 0.3.
  const double step = stepSize();
  const double perUnit = std::round(1 / step);
  const double next = step < 1 ? std::round((value_ + steps * step) * perUnit) / perUnit
                               : std::round((value_ + steps * step) / step) * step;
  take(std::clamp(next, minimum_, maximum_));
}

QAbstractSpinBox::StepEnabled ExpressionBox::stepEnabled() const {
  if (isReadOnly()) return StepNone;
  return (value_ > minimum_ ? StepDownEnabled : StepNone) |
         (value_ < maximum_ ? StepUpEnabled : StepNone);
}

/// Undo and redo are of what is typed only while something is; else they are the window's.
bool ExpressionBox::event(QEvent* event) {
  const bool isShortcut = event->type() == QEvent::ShortcutOverride;
  if (isShortcut && !lineEdit()->isModified() && isUndoOrRedo(static_cast<QKeyEvent&>(*event))) {
    event->ignore();
    return false;
  }
  if (event->type() == QEvent::ToolTip && brief(value_) != exactNumber(value_)) {
    const QStringList lines{exactNumber(value_), toolTip()};
    QToolTip::showText(static_cast<QHelpEvent&>(*event).globalPos(), lines.join(u'\n').trimmed(),
                       this);
    return true;
  }
  return QAbstractSpinBox::event(event);
}

/// Anything may stand here while it is typed; it is judged when it is entered.
QValidator::State ExpressionBox::validate(QString&, int&) const { return QValidator::Acceptable; }

void ExpressionBox::focusInEvent(QFocusEvent* event) {
  QAbstractSpinBox::focusInEvent(event);
  if (!lineEdit()->isModified()) showValue();
  if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
    lineEdit()->selectAll();
}

void ExpressionBox::focusOutEvent(QFocusEvent* event) {
  commit();
  QAbstractSpinBox::focusOutEvent(event);
  showValue();
}

void ExpressionBox::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return commit();
  if (event->key() == Qt::Key_Escape && lineEdit()->isModified()) {
    QToolTip::hideText();
    return showValue();
  }
  QAbstractSpinBox::keyPressEvent(event);
}

QSize ExpressionBox::sizeHint() const {
  ensurePolished();
  QStyleOptionSpinBox option;
  initStyleOption(&option);
  const int character = fontMetrics().averageCharWidth();
  const int withUnit =
      character * numberInCharacters + fontMetrics().horizontalAdvance(u' ' + unit_);
  const QSize text(std::max(withUnit, character * leastInCharacters),
                   lineEdit()->sizeHint().height());
  return style()->sizeFromContents(QStyle::CT_SpinBox, &option, text, this);
}

}  // namespace wb::ui
