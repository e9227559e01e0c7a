#include "ui/widgets/expression_box.h"

#include "ui/widgets/detail/typed_number.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/lengths.h"
#include "ui/widgets/model_text.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QStyle>
#include <QStyleOptionSpinBox>
#include <QToolTip>
#include <algorithm>
#include <array>
#include <cmath>

namespace wb::ui {
namespace {

constexpr int numberInCharacters = 9;
constexpr int leastInCharacters = 13;

bool isUndoOrRedo(const QKeyEvent& key) {
  return key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo);
}

constexpr LengthUnit millimetreUnit{"mm", 1000};
/// What may be typed behind a length: those first that end as others do.
constexpr std::array typedUnits{centimetreUnit, millimetreUnit, footUnit, inchUnit, metreUnit};

/// What a change of units adds behind the last digit that a number has is none of it.
double tidied(double shown, double factor) {
  constexpr int certain = 12;
  if (factor == 1) return shown;
  return QString::number(shown, 'g', certain).toDouble();
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

void ExpressionBox::setUnit(const BoxUnit& unit) {
  if (unit == unit_) return;
  unit_ = unit;
  if (unit_.length != Number::Length::none)
    connect(&LengthChoice::ofProgram(), &LengthChoice::changed, this, &ExpressionBox::followUnit,
            Qt::UniqueConnection);
  followUnit();
}

void ExpressionBox::followUnit() {
  showValue();
  updateGeometry();
}

const LengthUnit& ExpressionBox::shownUnit() const {
  const LengthUnit& chosen = LengthChoice::ofProgram().unit();
  return unit_.length == Number::Length::centimetres ? unitOfErrors(chosen) : chosen;
}

double ExpressionBox::perShown() const {
  switch (unit_.length) {
    case Number::Length::metres:
      return shownUnit().perMetre;
    case Number::Length::centimetres:
      return shownUnit().perMetre / centimetreUnit.perMetre;
    case Number::Length::none:
      break;
  }
  return 1;
}

QString ExpressionBox::unitText() const {
  return unit_.length == Number::Length::none ? unit_.word : nameOf(shownUnit());
}

void ExpressionBox::showValue() {
  const QString unit = unitText();
  const QString suffix = unit.isEmpty() || hasFocus() ? QString() : u' ' + unit;
  const double shown = tidied(shownValue(), perShown());
  lineEdit()->setText((hasFocus() ? exactNumber(shown) : brief(shown)) + suffix);
  lineEdit()->setModified(false);
  lineEdit()->setCursorPosition(0);
  setAccessibleDescription({});
}

ExpressionBox::Typed ExpressionBox::typed() const {
  const QString text = lineEdit()->text().trimmed();
  if (unit_.length == Number::Length::none)
    return {text.endsWith(unit_.word) ? text.chopped(unit_.word.size()) : text};
  for (const LengthUnit& unit : typedUnits)
    if (const auto word = QLatin1StringView(unit.name.data(), qsizetype(unit.name.size()));
        text.endsWith(word))
      return {text.chopped(word.size()), shownUnit().perMetre / unit.perMetre};
  return {text};
}

QString ExpressionBox::problemOf(const Typed& typed) const {
  const Evaluated evaluated = evaluate(typed.text);
  switch (evaluated.problem) {
    case ExpressionProblem::empty:
    case ExpressionProblem::syntax:
      return tr("Enter a number or an expression such as 0.05*2.");
    case ExpressionProblem::tooLong:
    case ExpressionProblem::tooDeep:
      return tr("The expression is too long.");
    case ExpressionProblem::notANumber:
      return tr("The result is not a finite number.");
    case ExpressionProblem::none:
      break;
  }
  const double value = evaluated.value * typed.factor;
  if (value / perShown() >= minimum_ && value / perShown() <= maximum_) return {};
  return tr("Enter a number from %1 to %2; %3 is outside this range.")
      .arg(shownNumber(shownMinimum()), shownNumber(shownMaximum()), shownNumber(value));
}

void ExpressionBox::commit() {
  if (!lineEdit()->isModified()) return;
  const Typed now = typed();
  const QString problem = problemOf(now);
  if (!problem.isEmpty()) return complain(problem);
  QToolTip::hideText();
  take(evaluate(now.text).value * now.factor / perShown());
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
  const double size = std::abs(shownValue());
  return size > 0 ? std::pow(10, std::floor(std::log10(size)) - 1) : 0.01;
}

void ExpressionBox::stepBy(int steps) {
  commit();
  // Rounded to the step, so that 0.1 + 0.1 + 0.1 is 0.3.
  const double step = stepSize();
  const double perUnit = std::round(1 / step);
  const double next = step < 1 ? std::round((shownValue() + steps * step) * perUnit) / perUnit
                               : std::round((shownValue() + steps * step) / step) * step;
  take(std::clamp(next / perShown(), minimum_, maximum_));
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
  const double shown = tidied(shownValue(), perShown());
  if (event->type() == QEvent::ToolTip && brief(shown) != exactNumber(shown)) {
    const QStringList lines{exactNumber(shown), toolTip()};
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
      character * numberInCharacters + fontMetrics().horizontalAdvance(u' ' + unitText());
  const QSize text(std::max(withUnit, character * leastInCharacters),
                   lineEdit()->sizeHint().height());
  return style()->sizeFromContents(QStyle::CT_SpinBox, &option, text, this);
}

}  // namespace wb::ui
