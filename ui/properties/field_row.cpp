#include "ui/properties/field_row.h"

#include "ui/base/expression_box.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>

namespace wb::ui {

FieldRow::FieldRow(PartFields fields, QWidget* parent)
    : QWidget(parent), fields_(std::move(fields)) {
  auto* grid = new QGridLayout(this);
  grid->setContentsMargins({});
  grid->setVerticalSpacing(0);
  auto* label = new QLabel(fields_.label, this);
  grid->addWidget(label, 0, 0, 1, 3);
  for (std::size_t i = 0; i < fields_.numbers.size(); ++i) {
    const PartField& field = fields_.numbers[i];
    auto* box = new ExpressionBox(this);
    box->setAccessibleName(field.name);
    box->setToolTip(field.name);
    box->setUnit(field.unit);
    box->installEventFilter(this);
    connect(box, &ExpressionBox::edited, this, [this, i](double value) { take(i, value); });
    grid->addWidget(box, 1, static_cast<int>(i));
    boxes_.push_back(box);
  }
  for (int column = 0; column < 3; ++column) grid->setColumnStretch(column, 1);
  label->setBuddy(boxes_.front());
}

void FieldRow::follow(const scene::Part& part) {
  part_ = part;
  for (std::size_t i = 0; i < boxes_.size(); ++i) {
    const PartField& field = fields_.numbers[i];
    boxes_[i]->setRange(field.minimum(part), field.maximum(part));
    boxes_[i]->setValue(field.get(part));
  }
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
