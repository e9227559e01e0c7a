#include "ui/constants/constant_row.h"

#include "ui/base/expression_box.h"
#include "ui/base/model_text.h"
#include "ui/constants/constant_text.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QToolButton>

namespace wb::ui {
namespace {

constexpr int pageSteps = 10;

}  // namespace

ConstantRow::ConstantRow(const cost::Constant& constant, QWidget* parent)
    : QWidget(parent),
      constant_(constant),
      scale_(constant.minimum, constant.standard, constant.maximum),
      standard_(constant.standard),
      name_(new QLabel(this)),
      sureness_(new QLabel(wordFor(constant.sureness), this)),
      slider_(new QSlider(Qt::Horizontal, this)),
      box_(new ExpressionBox(this)),
      reset_(new QToolButton(this)) {
  makeControls();
  makeLayout();
  show(constant.standard, constant.standard);
}

void ConstantRow::makeControls() {
  const QString title = titleOf(constant_);
  const QString help = helpFor(constant_);
  setToolTip(help);
  setWhatsThis(help);
  name_->setBuddy(box_);
  name_->setTextFormat(Qt::RichText);
  name_->setWordWrap(true);
  sureness_->setForegroundRole(QPalette::PlaceholderText);
  sureness_->setToolTip(meaningOf(constant_.sureness));
  slider_->setRange(0, SliderScale::positions);
  slider_->setPageStep(SliderScale::positions / pageSteps);
  slider_->setFocusPolicy(Qt::StrongFocus);
  slider_->setAccessibleName(tr("%1, slider").arg(title));
  box_->setAccessibleName(title);
  box_->setRange(constant_.minimum, constant_.maximum);
  box_->setUnit(unitOf(constant_));
  reset_->setText(QStringLiteral("\u21ba"));
  reset_->setAutoRaise(true);
  reset_->setFocusPolicy(Qt::StrongFocus);
  reset_->setAccessibleName(tr("Reset %1").arg(title));
  slider_->installEventFilter(this);
  box_->installEventFilter(this);
  connect(slider_, &QSlider::sliderPressed, this, &ConstantRow::beginGesture);
  connect(slider_, &QSlider::sliderReleased, this, &ConstantRow::beginGesture);
  connect(slider_, &QSlider::valueChanged, this, &ConstantRow::slide);
  connect(box_, &ExpressionBox::edited, this, &ConstantRow::enter);
  connect(reset_, &QToolButton::clicked, this, &ConstantRow::reset);
}

void ConstantRow::makeLayout() {
  auto* grid = new QGridLayout(this);
  const int gap = fontMetrics().descent();
  grid->setContentsMargins(0, gap, 0, gap);
  grid->setVerticalSpacing(0);
  grid->addWidget(name_, 0, 0);
  grid->addWidget(sureness_, 0, 1, 1, 2, Qt::AlignRight);
  grid->addWidget(slider_, 1, 0);
  grid->addWidget(box_, 1, 1);
  grid->addWidget(reset_, 1, 2);
  grid->setColumnStretch(0, 1);
}

void ConstantRow::show(double value, double standard) {
  const QSignalBlocker block(slider_);
  standard_ = standard;
  // A slider that is held stays under the pointer, however its number is rounded.
  if (!slider_->isSliderDown()) slider_->setValue(scale_.positionOf(value));
  box_->setValue(value);
  const bool isChanged = value != standard;
  const QString title = titleOf(constant_).toHtmlEscaped();
  const QString symbol =
      QString::fromLatin1(constant_.symbol.data(), static_cast<qsizetype>(constant_.symbol.size()));
  name_->setText(
      QStringLiteral("%1 <i>%2</i>")
          .arg(isChanged ? QStringLiteral("<b>%1</b>").arg(title) : title, symbol.toHtmlEscaped()));
  reset_->setEnabled(isChanged);
  reset_->setToolTip(tr("Back to %1").arg(shownNumber(standard)));
}

/// A drag is one gesture; so is all that keys do while the focus stays.
bool ConstantRow::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::FocusIn) beginGesture();
  return QWidget::eventFilter(watched, event);
}

void ConstantRow::beginGesture() { gesture_ = newGesture(); }

void ConstantRow::slide(int position) {
  emit changed(constant_.key, scale_.valueAt(position), gesture_);
}

void ConstantRow::enter(double value) { emit changed(constant_.key, value, gesture_); }

void ConstantRow::reset() { emit changed(constant_.key, standard_, Gesture::none); }

}  // namespace wb::ui
