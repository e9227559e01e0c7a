#include "ui/window/detail/form_dialog.h"

#include "ui/widgets/expression_box.h"

#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>

namespace wb::ui {
namespace {

/// A label without its mnemonic and colon.
QString nameFrom(const QString& label) { return QString(label).remove(u'&').remove(u':'); }

}  // namespace

FormDialog::FormDialog(QWidget* parent, const QString& title)
    : QDialog(parent), form_(new QFormLayout), fault_(new QLabel(this)) {
  setWindowTitle(title);
  auto* column = new QVBoxLayout(this);
  column->addLayout(form_);
  column->addWidget(fault_);
  column->addStretch(1);
  fault_->setWordWrap(true);
  fault_->setVisible(false);
}

/// Tab goes in the order in which widgets were made: buttons come last. The first field has the
/// focus from the start: some platforms give it to none until something is pressed.
bool FormDialog::ask() {
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  layout()->addWidget(buttons);
  focusNextChild();
  return exec() == Accepted;
}

void FormDialog::accept() {
  const QString fault = check_ ? check_() : QString();
  fault_->setText(fault);
  fault_->setVisible(!fault.isEmpty());
  if (fault.isEmpty()) return QDialog::accept();
  QAccessibleEvent alert(fault_, QAccessible::Alert);
  QAccessible::updateAccessibility(&alert);
}

QComboBox* FormDialog::addChoice(const QString& label, const QStringList& choices) {
  auto* box = new QComboBox(this);
  box->addItems(choices);
  box->setAccessibleName(nameFrom(label));
  form_->addRow(label, box);
  return box;
}

QLineEdit* FormDialog::addText(const QString& label, const QString& text) {
  auto* line = new QLineEdit(text, this);
  line->setAccessibleName(nameFrom(label));
  form_->addRow(label, line);
  return line;
}

QSpinBox* FormDialog::addCount(const QString& label, int most) {
  auto* box = new QSpinBox(this);
  box->setRange(1, most);
  box->setAccessibleName(nameFrom(label));
  form_->addRow(label, box);
  return box;
}

QCheckBox* FormDialog::addCheck(const QString& text, bool isChecked) {
  auto* box = new QCheckBox(text, this);
  box->setChecked(isChecked);
  form_->addRow(box);
  return box;
}

ExpressionBox* FormDialog::makeBox(const QString& name, double value, double minimum,
                                   double maximum, const BoxUnit& unit) {
  auto* box = new ExpressionBox(this);
  box->setAccessibleName(name);
  box->setToolTip(name);
  box->setUnit(unit);
  box->setRange(minimum, maximum);
  box->setValue(value);
  box->installEventFilter(this);
  return box;
}

ExpressionBox* FormDialog::addNumber(const QString& label, double value, double minimum,
                                     double maximum, const BoxUnit& unit) {
  ExpressionBox* box = makeBox(nameFrom(label), value, minimum, maximum, unit);
  form_->addRow(label, box);
  return box;
}

FormDialog::Triple FormDialog::addTriple(const QString& label, const glm::dvec3& value,
                                         double minimum, double maximum, const BoxUnit& unit) {
  constexpr std::array letters{u'x', u'y', u'z'};
  auto* row = new QHBoxLayout;
  Triple boxes{};
  for (int axis = 0; axis < 3; ++axis) {
    const auto index = static_cast<std::size_t>(axis);
    boxes[index] = makeBox(nameFrom(label) + u' ' + QChar(letters[index]), value[axis], minimum,
                           maximum, unit);
    row->addWidget(boxes[index], 1);
  }
  auto* buddy = new QLabel(label, this);
  buddy->setBuddy(boxes.front());
  form_->addRow(buddy, row);
  return boxes;
}

glm::dvec3 FormDialog::valueOf(const Triple& boxes) {
  return {boxes[0]->value(), boxes[1]->value(), boxes[2]->value()};
}

/// A number that can be used is taken over when the question is answered from it.
bool FormDialog::eventFilter(QObject* watched, QEvent* event) {
  auto* box = qobject_cast<ExpressionBox*>(watched);
  if (!box || event->type() != QEvent::KeyPress) return QDialog::eventFilter(watched, event);
  const int key = static_cast<QKeyEvent*>(event)->key();
  const bool isAnswer = key == Qt::Key_Return || key == Qt::Key_Enter;
  if (!isAnswer || !box->hasAcceptableInput()) return false;
  box->clearFocus();
  accept();
  return true;
}

}  // namespace wb::ui
