#include "ui/panels/properties/detail/field_row.h"

#include "ui/widgets/expression_box.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>

namespace wb::ui {
namespace {

constexpr int columns = 3;

}  // namespace

FieldRow::FieldRow(PartFields fields, QWidget* parent)
    : QWidget(parent), fields_(std::move(fields)) {
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins({});
  grid->setVerticalSpacing(0);
  auto* label = new QLabel(fields_.label, this);
  // A single number stands behind its label, several below theirs.
  const bool isSingle = fields_.numbers.size() == 1;
  grid->addWidget(label, 0, 0, 1, isSingle ? 1 : columns);
  for (std::size_t i = 0; i < fields_.numbers.size(); ++i) {
    ExpressionBox* box = makeBox(i);
    grid->addWidget(box, isSingle ? 0 : 1, isSingle ? 1 : static_cast<int>(i));
    boxes_.push_back(box);
  }
  for (int column = 0; column < columns; ++column) grid->setColumnStretch(column, 1);
  label->setBuddy(boxes_.front());
}

ExpressionBox* FieldRow::makeBox(std::size_t index) {
  const PartField& field = fields_.numbers[index];
  auto* box = new ExpressionBox(this);
  box->setAccessibleName(field.name);
  box->setUnit(field.unit);
  box->installEventFilter(this);
  connect(box, &ExpressionBox::edited, this, [this, index](double value) { take(index, value); });
  return box;
}

void FieldRow::follow(const scene::Part& part) {
  part_ = part;
  for (std::size_t i = 0; i < boxes_.size(); ++i) {
    const PartField& field = fields_.numbers[i];
    boxes_[i]->setRange(field.minimum(part), field.maximum(part));
    boxes_[i]->setValue(field.get(part));
  }
  follow(part.prim.path);
}

void FieldRow::follow(prim::Path path) {
  const bool applies = !fields_.roundPathOnly || path != prim::Path::line;
  setEnabled(applies);
  for (std::size_t i = 0; i < boxes_.size(); ++i)
    boxes_[i]->setToolTip(applies ? fields_.numbers[i].name
                                  : tr("Only for a prim whose path is a circle"));
}

bool FieldRow::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FocusIn) gesture_ = newGesture();
  return QWidget::eventFilter(watched, event);
}

void FieldRow::take(std::size_t field, double value) {
  scene::Part part = part_;
  fields_.numbers[field].put(part, value);
  emit edited(part, fields_.numbers[field].name, gesture_);
}

}  // namespace wb::ui
